// GEN-12.1: what happens by itself between the decisions of a combat sequence.
import { isSector } from '../field/board-graph.ts';
import { flee } from '../field/casualties.ts';
import { unitOf } from '../field/units.ts';
import type { Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { changeAttackers, changeEngagement, engagementOf, isAttacking } from './attackers.ts';
import { unitsWithMeleeTarget } from './attacks.ts';
import type { CombatFrame } from './combat-frame.ts';
import { formFronts, frontStory } from './fronts.ts';
import { isContested } from './line-up.ts';
import { earnedRerolls, rerollsStillFought } from './rerolls.ts';

const STORY_RULE = {
  assault: 'GEN-7.10',
  headOn: 'GEN-7.11',
  meeting: 'GEN-7.12',
  building: 'GEN-20.18',
} as const;

/** GEN-12.2, 12.30: fronts and re-rolls follow from the committed units. */
export function openFronts(umpire: Table, combat: CombatFrame): void {
  const { state } = umpire;
  const { fronts, attackers } = formFronts(state);
  combat.fronts = fronts;
  combat.rerolls = earnedRerolls(attackers);
  changeEngagement(state, () => ({ attackers }));
  combat.occupants = state.units
    .filter((unit) => unit.inside && !unit.routed && !isAttacking(state, unit.id))
    .map(({ id }) => id);
  for (const front of fronts) {
    const story = frontStory(front, attackers);
    umpire.emit({ type: 'frontFormed', rule: STORY_RULE[story.kind], front: front.id, ...story });
  }
  for (const { side, sector, left } of combat.rerolls) {
    umpire.emit({ type: 'rerollsEarned', rule: 'GEN-12.30', side, sector, count: left });
  }
}

/** GEN-14.11, GEN-R.77: all routed Cavalry on the board flees at the end of step 5. */
export function fleeCavalry(umpire: Table): void {
  for (const { id, arm, routed, at } of umpire.state.units) {
    if (arm === 'C' && routed && isSector(at)) flee(umpire, id, 'GEN-14.11');
  }
}

/** GEN-12.36, GEN-R.80: batteries always go; they are passive units of their own sector from now on. */
export function endArtilleryAttacks(state: State): void {
  const isBattery = (id: string): boolean => unitOf(state, id).arm === 'A';
  if (engagementOf(state).attackers.some(({ unit, active }) => active && isBattery(unit))) {
    changeAttackers(state, ({ unit }) => isBattery(unit), { active: false });
  }
}

/** Section 12: a front is closed as soon as it has no unrouted attacker on either side. */
export function closeFronts(umpire: Table, combat: CombatFrame): void {
  combat.fronts = combat.fronts.map((front) => {
    if (front.closed || isContested(umpire.state, front.id)) return front;
    umpire.emit({ type: 'frontClosed', rule: 'GEN-12.1', front: front.id });
    return { ...front, white: [], black: [], dice: [], closed: true };
  });
}

/** GEN-4.8c, GEN-R.40, GEN-R.41: which attackers have somebody to fight hand to hand. */
export function noteMeleeTargets(state: State, combat: CombatFrame): void {
  const able = unitsWithMeleeTarget(state, combat);
  changeAttackers(state, ({ unit }) => able.has(unit), { hadMeleeTarget: true });
}

/** GEN-12.32: re-rolls of a flank on which nobody attacks any more are gone before the dice of the melee fall. */
export function loseRerolls(umpire: Table, combat: CombatFrame): void {
  const kept = rerollsStillFought(umpire.state, combat);
  combat.rerolls.forEach(({ side, sector, left }, i) => {
    const count = left - (kept[i]?.left ?? 0);
    if (count > 0) umpire.emit({ type: 'rerollsLost', rule: 'GEN-12.32', side, sector, count });
  });
  combat.rerolls = kept;
}
