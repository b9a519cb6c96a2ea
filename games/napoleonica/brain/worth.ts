// NAP-ACN.6: what units, models, Fatigue and victory points are worth, in Development Points.
import type { Frozen } from '@grognard/kernel';
import { profileOf } from '../field/profile.ts';
import { isCommander, staminaOf } from '../field/units.ts';
import { goalOf } from '../harm/victory.ts';
import type { Battle, Unit } from '../state.ts';
import { opponentOf, type Player, RESERVE } from '../vocabulary.ts';
import { WEIGHTS } from './weights.ts';

export const tirednessOf = (unit: Frozen<Unit>, fatigue: number): number =>
  WEIGHTS.fatigue * fatigue + (fatigue >= staminaOf(unit) ? WEIGHTS.exhausted : 0);

/** What one Fatigue more costs. */
export const tiring = (unit: Frozen<Unit>): number =>
  tirednessOf(unit, unit.fatigue + 1) - tirednessOf(unit, unit.fatigue);
/** What one Fatigue less brings. */
export const resting = (unit: Frozen<Unit>): number =>
  tirednessOf(unit, unit.fatigue) - tirednessOf(unit, Math.max(0, unit.fatigue - 1));

const shareOf = (unit: Frozen<Unit>): number => {
  const { card } = profileOf(unit);
  return card.cost / (1 + card.size);
};

/** A model more or less. */
export const modelWorth = (unit: Frozen<Unit>): number => WEIGHTS.model * shareOf(unit);

export function unitWorth(unit: Frozen<Unit>): number {
  if (unit.at < RESERVE) return 0;
  return shareOf(unit) + modelWorth(unit) * unit.models - tirednessOf(unit, unit.fatigue);
}

/** Points for a player, who may be near the goal. */
export function pointsWorth(battle: Frozen<Battle>, player: Player, points: number): number {
  const goal = goalOf(battle, player);
  if (goal === null) return WEIGHTS.vp * points;
  const left = Math.max(1, goal - battle.players[player].vp);
  return points >= left ? WEIGHTS.win : WEIGHTS.vp * points * (1 + 1 / left);
}

/** What its enemy gains by destroying it, beside its models (NAP-DES.3). */
export function fallWorth(battle: Frozen<Battle>, unit: Frozen<Unit>): number {
  const points = isCommander(unit) ? battle.terms.commanderVp : 1;
  const isLast = !battle.units.some(
    ({ owner, at, id }) => owner === unit.owner && at >= RESERVE && id !== unit.id,
  );
  return isLast ? WEIGHTS.win : shareOf(unit) + pointsWorth(battle, opponentOf(unit.owner), points);
}
