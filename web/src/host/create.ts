import {
  type AnyGame,
  type AnyMatch,
  committedSource,
  type InputError,
  type Result,
  type Seat,
  startFrom,
  startMatch,
} from '@grognard/kernel';
import type { NewTable, Players } from '@grognard/protocol';
import type { Clock } from './clock.ts';
import { freshDice } from './dice.ts';
import type { DiceSecret, TableRecord } from './store.ts';
import { summaryOf } from './summary.ts';
import { asJson } from './wire.ts';

const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const wrong = (path: string, message: string): { readonly ok: false; readonly error: InputError } => ({
  ok: false,
  error: { code: 'wrong-players', path, message },
});

/** Every seat of the game has a player, and nobody else has. */
export function checkPlayers(module: AnyGame, seats: readonly Seat[], players: Players): Result<null> {
  const missing = seats.find((seat) => players[seat] === undefined);
  if (missing !== undefined) return wrong(`players.${missing}`, `Say who plays ${missing}.`);
  const extra = Object.keys(players).find((seat) => !seats.includes(seat));
  if (extra !== undefined) return wrong(`players.${extra}`, `${module.id} has no seat “${extra}”.`);
  return { ok: true, value: null };
}

/** What a table needs beside its match. */
export interface Setting {
  readonly players: Players;
  readonly hints: boolean;
  readonly kind: TableRecord['kind'];
  readonly dice: readonly DiceSecret[];
  readonly contributions?: readonly string[];
  readonly created?: string;
}

export function newRecord(match: AnyMatch, setting: Setting, clock: Clock): TableRecord {
  const { module, start } = match;
  const now = clock();
  return {
    contributions: [],
    created: now,
    ...setting,
    id: freshId(),
    game: module.id,
    version: module.version,
    options: asJson(match.options),
    updated: now,
    start: start === null ? null : { position: module.position(start), draws: start.draws },
    opening: match.opening.draws,
    summary: summaryOf(match),
  };
}

/** A table as asked for, played to its first decision. */
export function begin(module: AnyGame, request: NewTable, clock: Clock): Result<TableRecord> {
  const { position, players, hints, kind = 'battle' } = request;
  const options = module.parseOptions(request.options);
  if (!options.ok) return options;
  const seated = checkPlayers(module, module.seats(options.value), players);
  if (!seated.ok) return seated;
  const dice = freshDice(0);
  const source = committedSource(dice.secret, []);
  const setting: Setting = { players, hints, kind, dice: [dice] };
  if (position === undefined)
    return { ok: true, value: newRecord(startMatch(module, options.value, source), setting, clock) };
  const state = module.parsePosition(position);
  if (!state.ok) return state;
  return {
    ok: true,
    value: newRecord(startFrom(module, state.value, options.value, source), setting, clock),
  };
}
