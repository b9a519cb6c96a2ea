import { type AnyRules, type Result, startFrom, startMatch, wholeGame } from '@grognard/kernel';
import type { NewTable } from '@grognard/protocol';
import { diceSource, freshSecret } from './dice-secrets.ts';
import { newRecord, type Setting } from './new-record.ts';
import { checkPlayers } from './players.ts';
import type { Ports } from './ports.ts';
import type { TableRecord } from './record.ts';

/** A table as asked for, played to its first decision. */
export function begin(module: AnyRules, request: NewTable, ports: Ports): Result<TableRecord> {
  const { position, players, hints, kind = 'battle' } = request;
  const options = module.parseOptions(request.options);
  if (!options.ok) return options;
  const seated = checkPlayers(module, module.seats(options.value), players);
  if (!seated.ok) return seated;
  const secret = freshSecret(ports.dice);
  const source = diceSource(secret);
  const setting: Setting = { players, hints, kind, dice: [secret] };
  if (position === undefined)
    return { ok: true, value: newRecord(startMatch(module, options.value, source), setting, ports) };
  const state = wholeGame(module).parsePosition(position);
  if (!state.ok) return state;
  const match = startFrom(module, state.value, options.value, source);
  return { ok: true, value: newRecord(match, setting, ports) };
}
