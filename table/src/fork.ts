// A sandbox that begins at a past moment. While the battle is going on it is filled with what the viewer may know and
// something possible for the rest, so that it gives away nothing; afterwards it is exact.
import {
  frozen,
  type GameState,
  matchAt,
  outcomeOf,
  type Result,
  randomOf,
  startFrom,
  stateAt,
  type Viewer,
  viewOf,
} from '@grognard/kernel';
import type { Players } from '@grognard/protocol';
import { diceSource, freshSecret } from './dice-secrets.ts';
import type { House } from './house.ts';
import { entryOf } from './look.ts';
import { newRecord } from './new-record.ts';
import { checkPlayers } from './players.ts';
import type { TableRecord } from './record.ts';
import type { OpenTable } from './shelf.ts';

export async function forkAt(
  table: OpenTable,
  viewer: Viewer,
  n: number,
  players: Players,
  { ports, library }: House,
): Promise<Result<TableRecord>> {
  const { record, match } = table;
  const checked = checkPlayers(match.module, match.seats, players);
  if (!checked.ok) return checked;
  const entry = entryOf(table, viewer, n);
  if (!entry.ok) return entry;
  const isOpen = outcomeOf(match) !== null || record.kind === 'sandbox';
  if (!isOpen && !match.seats.includes(viewer))
    return {
      ok: false,
      error: {
        code: 'not-a-seat',
        path: 'viewer',
        message:
          'Until the battle is over, only somebody with a seat can fork it: a spectator knows too little.',
      },
    };
  const then = matchAt(match, entry.value);
  if (outcomeOf(then) !== null)
    return {
      ok: false,
      error: {
        code: 'over',
        path: 'n',
        message: 'The battle is already over at this moment; fork it earlier.',
      },
    };
  // The sandbox goes on by the rules of that moment.
  const { module } = then;
  const whole = await library.whole(record.game, module.edition ?? null);
  if (!whole.ok) return whole;
  const secret = freshSecret(ports.dice);
  // Unknown things are filled in with chance of their own: the sandbox's dice must not depend on them.
  const guess = randomOf(diceSource(freshSecret(ports.dice)));
  const state = isOpen
    ? stateAt(match, entry.value)
    : frozen<GameState>(whole.value.determinize(viewOf(then, viewer), viewer, guess));
  const options = isOpen ? then.options : (module.optionsIn?.(state) ?? then.options);
  const sandbox = startFrom(module, state, options, diceSource(secret));
  const setting = { players, hints: record.hints, kind: 'sandbox', dice: [secret] } as const;
  return { ok: true, value: newRecord(sandbox, setting, ports) };
}
