// NAP-ATK.6, NAP-ABL.12: attacker, target and type are announced; a Grenade is spent with its throw.
// Also NAP-RUL.55.
import { changeActivation } from '../activation/record.ts';
import type { Die } from '../data/words.ts';
import { battleOf, changeUnit, unitOf } from '../field/battle.ts';
import { profileOf } from '../field/profile.ts';
import { attackFrame } from '../frames.ts';
import type { Riposte } from '../grammar.ts';
import type { Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { beginAttack } from './record.ts';

export function declareAttack(umpire: Table, attacker: UnitId, row: number, target: UnitId): void {
  const battle = battleOf(umpire.state);
  const kind = profileOf(unitOf(battle, attacker)).rows[row]?.kind ?? 'melee';
  if (kind === 'grenade') changeUnit(battle, attacker, { grenade: false });
  const granted = grantedDie(battle, kind === 'melee');
  if (kind === 'melee') changeActivation(battle, { meleeMade: true });
  const from = unitOf(battle, target).at;
  beginAttack(battle, { attacker, target, row, kind, riposte: null, given: null, granted, from });
  umpire.emit({ type: 'attackDeclared', rule: 'NAP-ATK.6', attacker, target, kind, riposte: null });
  umpire.call(attackFrame.at('declare', {}));
}

/** NAP-DEK.4: the die of a card goes to the first melee attack, or to the one shot it grants (R06). */
function grantedDie({ activation }: Battle, isMelee: boolean): Die | null {
  if (activation === null) return null;
  const { grant, meleeMade } = activation;
  const isForShot = grant.card === 'R06';
  return isForShot === isMelee || meleeMade ? null : grant.die;
}

/** NAP-ATK.32: NAP-S4 to NAP-S9 with the roles swapped. */
export function callRiposte(
  umpire: Table,
  riposte: Riposte,
  striker: UnitId,
  row: number,
  given: readonly Die[] | null,
  target: UnitId,
): void {
  const battle = battleOf(umpire.state);
  const kind = given !== null ? 'melee' : (profileOf(unitOf(battle, striker)).rows[row]?.kind ?? 'melee');
  const from = unitOf(battle, target).at;
  beginAttack(battle, { attacker: striker, target, row, kind, riposte, given, granted: null, from });
  umpire.emit({ type: 'attackDeclared', rule: 'NAP-ATK.32', attacker: striker, target, kind, riposte });
  umpire.call(attackFrame.at('pool', {}));
}
