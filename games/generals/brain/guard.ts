// What a general must not leave behind him: guns alone, his command sector empty, and batteries without a target.
import type { Frozen } from '@grognard/kernel';
import {
  behind,
  direction,
  distance,
  isBattleSector,
  isReserve,
  neighbours,
  REAR,
} from '../field/board-graph.ts';
import type { State } from '../state.ts';
import { BATTLE_SECTORS, type BattleSector, otherSide, type Side } from '../vocabulary.ts';
import type { Field } from './field.ts';

/** Enemies that one order brings into the sector. */
const nextTo = (field: Field, side: Side, sector: BattleSector): number => {
  const enemy = field[otherSide(side)];
  let count = 0;
  for (const near of neighbours(sector)) if (!isReserve(near)) count += enemy[near].I + enemy[near].C;
  return count;
};

/** Batteries without foot or horse beside them where the enemy can come, standing or lying. */
export const loneGuns = (field: Field, side: Side): number => {
  let guns = 0;
  for (const sector of BATTLE_SECTORS) {
    const { I, C, A, routed } = field[side][sector];
    if (A + routed > 0 && I + C === 0 && nextTo(field, side, sector) > 0) guns += A + routed;
  }
  return guns;
};

const ENOUGH = 2;
const GENERAL_VP = 5;

/** Enemies two orders away: half a danger. */
const furtherOff = (field: Field, side: Side, sector: BattleSector): number => {
  let count = 0;
  for (const far of BATTLE_SECTORS) {
    if (distance(sector, far) !== 2) continue;
    const { I, C } = field[otherSide(side)][far];
    count += I + C;
  }
  return count / 2;
};

/** The own command sectors, each with the garrison it needs against those who could come, 0 to 2. */
export function* commandPosts(
  state: Frozen<State>,
  field: Field,
  side: Side,
): Generator<{ readonly sector: BattleSector; readonly needed: number }> {
  for (const { owner, vp, sector } of state.markers) {
    if (owner !== side || vp < GENERAL_VP || !isBattleSector(sector)) continue;
    yield {
      sector,
      needed: Math.min(ENOUGH, nextTo(field, side, sector) + furtherOff(field, side, sector)),
    };
  }
}

/** What is missing from a garrison in the own command sector, 0 to 1. */
export const bareCommand = (state: Frozen<State>, field: Field, side: Side): number => {
  let bare = 0;
  for (const { sector, needed } of commandPosts(state, field, side)) {
    const { I, C } = field[side][sector];
    bare += Math.max(0, needed - I - C) / ENOUGH;
  }
  return bare;
};

/** GEN-9.7, 13.8: hits at range 1 and 2 by two dice. */
const NEAR = 2 / 6;
const FAR = 1 / 6;

const bestFire = (field: Field, side: Side, from: BattleSector): number => {
  const enemy = field[otherSide(side)];
  let best = 0;
  for (const near of neighbours(from)) {
    if (!isBattleSector(near) || direction(from, near) === REAR[side]) continue;
    best = Math.max(best, Math.min(2, enemy[near].unrouted) * NEAR);
    const far = behind(from, near);
    if (far === null) continue;
    const dice = field[side][near].unrouted > 0 ? 1 : 2;
    best = Math.max(best, Math.min(dice, enemy[far].unrouted) * FAR);
  }
  return best;
};

/** Hits the batteries can expect next round from where they stand. */
export const firepower = (field: Field, side: Side): number => {
  let hits = 0;
  for (const sector of BATTLE_SECTORS) {
    const { A } = field[side][sector];
    if (A > 0) hits += A * bestFire(field, side, sector);
  }
  return hits;
};
