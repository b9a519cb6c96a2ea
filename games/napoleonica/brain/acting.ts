// NAP-STEP-ACT.4 to NAP-STEP-ACT.7: what the activated unit does, and whether the enemy lets it.
import type { Frozen } from '@grognard/kernel';
import { activationOf, activeUnit } from '../activation/record.ts';
import { attackOf } from '../attack/record.ts';
import { attackerOf } from '../attack/sides.ts';
import { profileOf } from '../field/profile.ts';
import type { ActionOf } from '../grammar.ts';
import type { Battle } from '../state.ts';
import { substituteWorth } from './activating.ts';
import type { Desk } from './desk.ts';
import { Planner } from './prospects.ts';
import { plannedStrike } from './strikes.ts';
import { pointsWorth, tirednessOf, tiring } from './worth.ts';

const STOPPING = 2;
const EXIT_POINTS = 2;
const NOWHERE = -100;
/** Two rerolls of a magic attack, an orange die in a charge. */
const FOCUS = 3;
const IMPETUS = 5;

export const likeSubstitute = (desk: Desk, action: ActionOf<'substitute'>): number =>
  substituteWorth(desk, activeUnit(desk.battle), action);

/** NAP-ADD.6: what the activation would have done, against two Fatigue less. */
export function likeStopping(desk: Desk, { yes }: ActionOf<'deactivate'>): number {
  if (!yes) return 0;
  const unit = activeUnit(desk.battle);
  const relief = tirednessOf(unit, unit.fatigue) - tirednessOf(unit, Math.max(0, unit.fatigue - STOPPING));
  return desk.prospects(unit.id).best - relief;
}

export const likeMove = (desk: Desk, { hex }: ActionOf<'move'>): number =>
  desk.prospects(activeUnit(desk.battle).id).moves.get(hex)?.worth ?? NOWHERE;

/** The unit of the activation, or of a pursuit. */
export function likeAttack(desk: Desk, { row, target }: ActionOf<'attack'>): number {
  const { battle } = desk;
  const isPursuit = battle.attacks.length > 0;
  const attacker = isPursuit ? attackerOf(battle) : activeUnit(battle);
  const { grant, meleeMade } = activationOf(battle);
  const isMelee = profileOf(attacker).rows[row]?.kind === 'melee';
  const granted = (grant.card === 'R06') === isMelee || meleeMade ? null : grant.die;
  return plannedStrike(battle, attacker, row, desk.unit(target), { granted });
}

export const likeRest = (desk: Desk): number => desk.prospects(activeUnit(desk.battle).id).rest;
export const likeSeal = (desk: Desk): number => desk.prospects(activeUnit(desk.battle).id).seal;
export const likeExit = ({ battle, player }: Desk): number => 0.9 * pointsWorth(battle, player, EXIT_POINTS);

/** NAP-ACT.7: what the ability adds, less the Fatigue. */
export function likeUse(desk: Desk, { ability }: ActionOf<'use'>): number {
  const { battle } = desk;
  const unit = activeUnit(battle);
  const now = desk.prospects(unit.id);
  const price = tiring(unit);
  const strikes = now.strike !== null || [...now.moves.values()].some(({ strike }) => strike !== null);
  switch (ability) {
    case 'doubleTime':
      return withUsed(battle, ability).best - now.best - price;
    case 'indirectFire':
      return withUsed(battle, ability).best - now.best - price;
    case 'focus':
      return strikes ? FOCUS - price : -price;
    case 'impetus':
      return [...now.moves.values()].some(({ strike }) => strike !== null) ? IMPETUS - price : -price;
    default:
      return -price;
  }
}

function withUsed(battle: Frozen<Battle>, ability: ActionOf<'use'>['ability']) {
  const activation = activationOf(battle);
  const using = { ...battle, activation: { ...activation, used: [...activation.used, ability] } };
  return new Planner(using, activeUnit(using), activation.grant).prospects();
}

/** NAP-CRT.2: on the same target. */
export function likeFrenzy(desk: Desk, { yes }: ActionOf<'frenzy'>): number {
  if (!yes) return 0;
  const { attacker, row, target } = attackOf(desk.battle);
  return plannedStrike(desk.battle, desk.unit(attacker), row, desk.unit(target));
}
