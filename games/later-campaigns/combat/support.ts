// NLC-20.3: where guns have told, the enemy is disrupted and his hits are halved; not if both sides are.
import { disrupt } from '../changes/disruption.ts';
import { unitAt } from '../changes/units.ts';
import { fieldOf } from '../ground/field.ts';
import type { Table } from '../rule-types.ts';
import { halvedBySupport, haveGunsTold } from '../strength/artillery-support.ts';
import type { Fire } from '../strength/fire.ts';
import type { UnitId } from '../vocabulary.ts';
import type { Volley } from './fire.ts';

export interface Exchange {
  readonly attack: Fire;
  readonly defence: Fire;
  readonly strike: Volley;
  readonly reply: Volley;
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
}

/** Hits after the guns have had their effect. */
export function supported(
  table: Table,
  { attack, defence, strike, reply, attackers, defenders }: Exchange,
): { readonly onAttackers: number; readonly onDefenders: number } {
  const hits = { onAttackers: reply.hits, onDefenders: strike.hits };
  if (!table.state.options.artillerySupport) return hits;
  const tell = told(table, attack, strike, defenders);
  const tellBack = told(table, defence, reply, attackers);
  if (tell) disrupt(table, defenders, 'NLC-20.3a');
  if (tellBack) disrupt(table, attackers, 'NLC-20.3a');
  // NLC-20.3b
  if (tell === tellBack) return hits;
  return tell
    ? { ...hits, onAttackers: halvedBySupport(hits.onAttackers) }
    : { ...hits, onDefenders: halvedBySupport(hits.onDefenders) };
}

const told = ({ state }: Table, fire: Fire, volley: Volley, enemies: readonly UnitId[]): boolean =>
  enemies.some((id) => !unitAt(state, id).disrupted) && haveGunsTold(state, fieldOf(state), fire, volley);
