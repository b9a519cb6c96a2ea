// The chance of winning at a glance: points as they stand, ground that may still change hands, armies that wear down.

import type { Frozen, Seat } from '@grognard/kernel';
import { theatreOf } from '../data/theatres.ts';
import { armyLevel, armyLosses, disintegrationLevel } from '../morale/demoralization.ts';
import { asSide, type Read } from '../rule-types.ts';
import { pointsOf } from '../scoring/victory.ts';
import type { State } from '../state.ts';
import { type ArmyId, otherSide, type Side } from '../vocabulary.ts';
import { presence } from './front.ts';
import { isHeldBy, swingOf } from './stakes.ts';

/** Points that are worth about a quarter of a game. */
export const SCALE = 7;
/** How much of a prize is counted by the strength around it while there is time. */
const CONTESTED = 0.5;
/** What an army on the point of breaking is worth to the enemy. */
const BREAKING = 9;

export function evaluate(state: Frozen<State>, seat: Seat): number {
  if (state.result !== null) {
    const { winners } = state.result;
    return winners.length === 0 ? 0.5 : winners.includes(seat) ? 1 : 0;
  }
  const side = asSide(seat);
  const enemy = otherSide(side);
  const lead = pointsOf(state, side) - pointsOf(state, enemy);
  const worn = wearOf(state, enemy) - wearOf(state, side);
  const time = timeLeft(state);
  return (
    1 /
    (1 +
      Math.exp(
        -(lead + time * CONTESTED * leanOf(state, side) + BREAKING * worn) / (SCALE * (0.5 + 0.5 * time)),
      ))
  );
}

/** From 1 at the beginning to 0 at the end. */
const timeLeft = (state: Read): number => {
  const { turns } = theatreOf(state);
  return Math.max(0, 1 - state.turn / turns.length);
};

/** How near the armies of a side are to their next breaking point, the square of the share lost. */
function wearOf(state: Read, side: Side): number {
  let most = 0;
  for (const [army, sheet] of theatreOf(state).armies.entries())
    if (sheet.side === side) most = Math.max(most, wearOfArmy(state, army));
  return most;
}

function wearOfArmy(state: Read, army: ArmyId): number {
  const lost = armyLosses(state, army);
  const level = armyLevel(state, army);
  return lost < level
    ? (lost / level) ** 1.5
    : 1 + (lost - level) / Math.max(1, disintegrationLevel(state, army) - level);
}

/** Prizes weighed by who is stronger around them: those held and in danger less, those within reach more. */
function leanOf(state: Read, side: Side): number {
  const [own, enemy] = [presence(state, side), presence(state, otherSide(side))];
  let sum = 0;
  for (const prize of theatreOf(state).victory) {
    if (prize.kind !== 'hex') continue;
    const [ours, theirs] = [own[prize.hex] ?? 0, enemy[prize.hex] ?? 0];
    const share = (ours - theirs) / (ours + theirs + 4);
    const held = isHeldBy(state, prize.hex, side);
    sum += swingOf(prize) * (held ? Math.min(0, share) : Math.max(0, share));
  }
  return sum;
}
