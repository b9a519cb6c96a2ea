// GEN-12.30 to 12.32: re-rolls for a sector attacked over several borders, and the dice they may be used on.
import type { Frozen } from '@grognard/kernel';
import { sideOf } from '../field/units.ts';
import type { Attacker, CombatDie, Front, State } from '../state.ts';
import { BATTLE_SECTORS, type BattleSector, type FrontId, SIDES, type Side } from '../vocabulary.ts';
import { engagementOf } from './attackers.ts';
import type { CombatFrame, Rerolls } from './combat-frame.ts';
import { borderOf } from './fronts.ts';

/**
 * GEN-12.30: one fewer than the borders used. A countercharge opens no new direction, a battery does (GEN-R.73); before a
 * vacated sector there is nothing to fight (GEN-7.13), and a side that distributes its units came over one border.
 */
export function earnedRerolls(attackers: readonly Frozen<Attacker>[]): Rerolls[] {
  const earned: Rerolls[] = [];
  for (const side of SIDES) {
    for (const sector of BATTLE_SECTORS) {
      const ordered = attackers.filter(
        ({ kind, to, front, unit }) =>
          kind === 'order' && to === sector && front !== null && sideOf(unit) === side,
      );
      const left = new Set(ordered.map(borderOf)).size - 1;
      if (left > 0) earned.push({ side, sector, left });
    }
  }
  return earned;
}

/** GEN-12.32: in step 7 a flank that has collapsed takes its re-roll with it. */
export function rerollsStillFought(state: Frozen<State>, combat: Frozen<CombatFrame>): Rerolls[] {
  const { attackers } = engagementOf(state);
  return combat.rerolls.map(({ side, sector, left }) => {
    const fighting = attackers.filter(
      ({ active, kind, to, front, unit }) =>
        active && kind === 'order' && to === sector && front !== null && sideOf(unit) === side,
    );
    const directions = new Set(fighting.map(borderOf)).size;
    return { side, sector, left: Math.min(left, Math.max(0, directions - 1)) };
  });
}

/** The sector whose re-rolls a side may use in a front: the one its attackers there aim at (GEN-12.31, GEN-R.71). */
export function aimedSector(state: Frozen<State>, front: FrontId, side: Side): BattleSector | null {
  for (const each of engagementOf(state).attackers) {
    if (each.active && each.front === front && each.kind !== 'building' && sideOf(each.unit) === side)
      return each.to;
  }
  return null;
}

export function rerollsLeft(combat: Frozen<CombatFrame>, side: Side, sector: BattleSector | null): number {
  for (const each of combat.rerolls) if (each.side === side && each.sector === sector) return each.left;
  return 0;
}

/** The sectors for which a side has re-rolls left and dice lie on the table. */
export const openRerolls = (
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
): readonly Frozen<Rerolls>[] =>
  combat.rerolls.filter(
    (each) =>
      each.side === side &&
      each.left > 0 &&
      combat.fronts.some(({ id, dice }) => dice.length > 0 && aimedSector(state, id, side) === each.sector),
  );

/** Whether the side has a re-roll left for dice that lie in this front. */
export const mayReroll = (
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  front: Frozen<Front>,
  side: Side,
): boolean => front.dice.length > 0 && rerollsLeft(combat, side, aimedSector(state, front.id, side)) > 0;

/** A side's dice of a front in the order they are counted: as handed out, a supporting die last. */
export const diceOf = (front: Frozen<Front>, side: Side): readonly Frozen<CombatDie>[] =>
  front.dice.filter((die) => die.side === side);
