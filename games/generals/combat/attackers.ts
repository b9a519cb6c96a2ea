// Section 0, GEN-12.10: who attacks in this phase: committed units and counterchargers, until routed or withdrawn.
import { type Frozen, invariant } from '@grognard/kernel';
import { isBattleBorder } from '../field/board-graph.ts';
import { sideOf } from '../field/units.ts';
import type { Attacker, Engagement, State } from '../state.ts';
import {
  type BattleSector,
  type FrontId,
  type Place,
  SECTORS,
  type Side,
  type UnitId,
} from '../vocabulary.ts';

export function engagementOf(state: Frozen<State>): Frozen<Engagement> {
  invariant(state.engagement !== null, 'a movement phase is running');
  return state.engagement;
}

export function attackerOf(state: Frozen<State>, id: UnitId): Frozen<Attacker> | undefined {
  for (const attacker of engagementOf(state).attackers) if (attacker.unit === id) return attacker;
  return undefined;
}

export const isAttacking = (state: Frozen<State>, id: UnitId): boolean =>
  attackerOf(state, id)?.active ?? false;

/** The unrouted attackers of a side in a front. */
export function attackersIn(state: Frozen<State>, front: FrontId, side: Side): UnitId[] {
  const found: UnitId[] = [];
  for (const attacker of engagementOf(state).attackers) {
    if (attacker.active && attacker.front === front && sideOf(attacker.unit) === side)
      found.push(attacker.unit);
  }
  return found;
}

export function countAttackers(state: Frozen<State>, front: FrontId, side: Side): number {
  let count = 0;
  for (const attacker of engagementOf(state).attackers) {
    if (attacker.active && attacker.front === front && sideOf(attacker.unit) === side) count++;
  }
  return count;
}

/** Whether this attacker makes the sector it aims at an assaulted one: a countercharge alone does not. */
const isAssault = (attacker: Frozen<Attacker>): boolean =>
  attacker.kind === 'order' && attacker.front !== null && isBattleBorder(attacker.front);

/** The committed enemy attackers of a side's sector by GEN-7.10 or 7.11. */
export function assaultersOf(state: Frozen<State>, side: Side, sector: Place): Frozen<Attacker>[] {
  return engagementOf(state).attackers.filter(
    (attacker) => attacker.to === sector && isAssault(attacker) && sideOf(attacker.unit) !== side,
  );
}

export function isAssaulted(state: Frozen<State>, side: Side, sector: Place): boolean {
  for (const attacker of engagementOf(state).attackers) {
    if (attacker.to === sector && isAssault(attacker) && sideOf(attacker.unit) !== side) return true;
  }
  return false;
}

/** A side's assaulted sectors in canonical order. */
export function assaultedSectors(state: Frozen<State>, side: Side): BattleSector[] {
  const found: BattleSector[] = [];
  for (const attacker of engagementOf(state).attackers) {
    if (isAssault(attacker) && sideOf(attacker.unit) !== side && !found.includes(attacker.to))
      found.push(attacker.to);
  }
  return found.sort((a, b) => SECTORS.indexOf(a) - SECTORS.indexOf(b));
}

/** Change some facts of the attackers that pass the test. */
export function changeAttackers(
  state: State,
  test: (attacker: Attacker) => boolean,
  facts: Partial<Attacker>,
): void {
  const engagement = state.engagement;
  invariant(engagement !== null, 'a movement phase is running');
  const attackers = engagement.attackers.map((each) => (test(each) ? { ...each, ...facts } : each));
  state.engagement = { ...engagement, attackers };
}

export function changeEngagement(
  state: State,
  change: (engagement: Engagement) => Partial<Engagement>,
): void {
  invariant(state.engagement !== null, 'a movement phase is running');
  state.engagement = { ...state.engagement, ...change(state.engagement) };
}
