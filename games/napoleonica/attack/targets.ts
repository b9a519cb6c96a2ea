// NAP-ATK.2 to NAP-ATK.5, NAP-ABL.5, NAP-ABL.8, NAP-ABL.12: whom a unit may attack with which row.
// Also NAP-LOS.11, NAP-FAQ.12, NAP-RUL.54, NAP-RUL.67, NAP-RUL.93.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { escalationCard } from '../data/escalation-cards.ts';
import type { AttackRow } from '../data/unit-card.ts';
import type { AttackKind } from '../data/words.ts';
import { distance, isAdjacent } from '../field/hexes.ts';
import { profileOf } from '../field/profile.ts';
import { sees } from '../field/sight.ts';
import { codeAt } from '../field/terrain.ts';
import { can, isExhausted } from '../field/units.ts';
import type { Battle, Unit } from '../state.ts';
import type { Hex } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

/** NAP-EDK.4: Fog lies on the field. */
export function isFoggy({ escalation, round, terms }: Frozen<Battle>): boolean {
  // While armies are set up, what will be counts.
  if (Math.max(1, round) <= terms.fogRounds) return true;
  return escalation !== null && escalationCard(escalation.card).faces[escalation.side].special === 'fog';
}

/** How far a row reaches now, from this hex. */
export function rangeOf(battle: Frozen<Battle>, row: AttackRow, from: Hex): number {
  if (row.kind === 'melee') return 1;
  const { terms, round } = battle;
  let range = row.range;
  if (row.kind === 'ranged') {
    if (codeAt(battle, from) === 'W') range += 1;
    if (terms.rangedLimit !== null) range = Math.min(range, terms.rangedLimit);
  }
  if (isFoggy(battle)) range = Math.min(range, 3);
  return terms.blizzard.includes(round) ? Math.min(range, 2) : range;
}

/** NAP-ABL.33: no line of sight needed. */
const isIndirect = ({ activation }: Frozen<Battle>, { id }: Frozen<Unit>, kind: AttackKind): boolean =>
  kind === 'ranged' && activation?.unit === id && activation.used.includes('indirectFire');

/** Range, contact and sight from a hex: what NAP-ATK.14 looks at again. */
export function refuseReach(
  battle: Frozen<Battle>,
  attacker: Frozen<Unit>,
  row: AttackRow,
  target: Frozen<Unit>,
): Refusal | null {
  const steps = distance(attacker.at, target.at);
  if (row.kind === 'melee') return steps === 1 ? null : no('NAP-ATK.3', refusals.notAdjacent);
  const range = rangeOf(battle, row, attacker.at);
  if (row.kind === 'ranged' && steps === 1 && profileOf(attacker).buckshot === null)
    return no('NAP-ATK.3', refusals.tooNear);
  if (steps > range) return no('NAP-ATK.2', refusals.outOfRange, { steps, range });
  if (isIndirect(battle, attacker, row.kind) || sees(battle, attacker.at, target.at)) return null;
  return no('NAP-LOS.6', refusals.outOfSight);
}

/** NAP-ABL.8: a Defender next to the target, which the attacker touches as well. */
function isShielded(battle: Frozen<Battle>, attacker: Frozen<Unit>, target: Frozen<Unit>): boolean {
  if (can(target, 'defender')) return false;
  return battle.units.some(
    (each) =>
      each.owner === target.owner &&
      each.at >= 0 &&
      each.id !== target.id &&
      isAdjacent(each.at, target.at) &&
      isAdjacent(each.at, attacker.at) &&
      can(each, 'defender') &&
      !isExhausted(each),
  );
}

export function refuseTarget(
  battle: Frozen<Battle>,
  attacker: Frozen<Unit>,
  index: number,
  target: Frozen<Unit>,
): Refusal | null {
  const row = profileOf(attacker).rows[index];
  if (row === undefined) return no('NAP-ATK.5', refusals.noSuchRow);
  if (target.owner === attacker.owner) return no('NAP-ATK.2', refusals.ownUnit);
  if (row.kind === 'grenade' && !attacker.grenade) return no('NAP-ABL.12', refusals.grenadeGone);
  const reach = refuseReach(battle, attacker, row, target);
  if (reach !== null) return reach;
  return row.kind === 'melee' && isShielded(battle, attacker, target)
    ? no('NAP-ABL.8', refusals.defended)
    : null;
}

/** Whether any row could be used on anybody; `meleeOnly` where a card says so. */
export function hasTarget(battle: Frozen<Battle>, attacker: Frozen<Unit>, meleeOnly: boolean): boolean {
  const { rows } = profileOf(attacker);
  for (const target of battle.units) {
    if (target.owner === attacker.owner || target.at < 0) continue;
    for (const [index, row] of rows.entries())
      if ((!meleeOnly || row.kind === 'melee') && refuseTarget(battle, attacker, index, target) === null)
        return true;
  }
  return false;
}
