import {
  type AnyMatch,
  type AnyRules,
  type Json,
  marked,
  type Result,
  startFrom,
  startMatch,
  wholeGame,
} from '@grognard/kernel';
import type { NewTable, TableId } from '@grognard/protocol';
import { diceSource, freshSecret } from './dice-secrets.ts';
import { newRecord, type Setting } from './new-record.ts';
import { checkPlayers } from './players.ts';
import type { Ports } from './ports.ts';
import type { DiceSecret, TableRecord } from './record.ts';
import { standingFrom } from './standing.ts';

/** What was settled before a table was begun: its id, and dice everybody had a part in. */
export interface Agreed {
  readonly id: TableId;
  readonly secret: DiceSecret;
  readonly contributions: readonly string[];
  readonly beside: Json;
}

export interface Begun {
  readonly record: TableRecord;
  readonly match: AnyMatch;
}

/** A table as asked for, played to its first decision. */
export function begin(module: AnyRules, request: NewTable, ports: Ports, agreed?: Agreed): Result<Begun> {
  const { position, players, hints, kind = 'battle', lesson, asks = [] } = request;
  const options = module.parseOptions(request.options);
  if (!options.ok) return options;
  const seated = checkPlayers(module, module.seats(options.value), players);
  if (!seated.ok) return seated;
  const { secret, ...rest } = agreed ?? { secret: freshSecret(ports.dice) };
  const source = diceSource(secret, agreed?.contributions);
  const setting: Setting = {
    players,
    hints,
    kind,
    ...(lesson === undefined ? {} : { lesson }),
    ...(asks.length === 0 ? {} : { standing: standingFrom(players, asks) }),
    dice: [secret],
    ...rest,
  };
  const begun = (match: AnyMatch): Result<Begun> => ({
    ok: true,
    value: { record: newRecord(match, setting, ports), match: marked(match) },
  });
  if (position === undefined) return begun(startMatch(module, options.value, source));
  const state = wholeGame(module).parsePosition(position);
  if (!state.ok) return state;
  return begun(startFrom(module, state.value, options.value, source));
}
