// The small questions: the Reserve, morale, yes or no. Doing nothing is worth 0.
import type { Frozen } from '@grognard/kernel';
import { reachesOf } from '../activation/fire-targets.ts';
import { strategyCard } from '../data/strategy-cards.ts';
import { placeOf, retreatSides, slotOf, zoneOf } from '../field/places.ts';
import { freeReserve, reserveUnits } from '../field/reserve.ts';
import { cardOf, findUnit, isArtillery, unitOf, unitsOf } from '../field/units.ts';
import type { ActionOf, Layout } from '../grammar.ts';
import { steadiness } from '../odds/chances.ts';
import type { State, Unit } from '../state.ts';
import { type Flank, type Player, RESERVE, type ReserveSlot } from '../vocabulary.ts';
import { valueInHand } from './card-value.ts';
import { harm, holeAt } from './harm.ts';
import { strengthOf } from './orders.ts';
import { clashWorth } from './strike.ts';
import { topEngage, topHits, topMorale, topReserve, topWin } from './top-frame.ts';

const THREAT = 0.5;
const RETREAT = 0.45;

/** To go first is worth the more, the more there is to strike at on both sides. */
export function commitWorth(state: Frozen<State>, player: Player, tempo: number, card: string): number {
  const { initiative, bluff } = strategyCard(card);
  return tempo * initiative - (bluff === true ? 0.12 : 0.8 * valueInHand(state, player, card));
}

/** What one point of initiative may bring: the more, the more units stand one blow from their end. */
export function tempoOf(state: Frozen<State>): number {
  let brittle = 0;
  for (const unit of state.field)
    if (unit !== null && zoneOf(unit.at) === 'L' && cardOf(unit).cohesion - unit.cas === 1) brittle++;
  return 0.03 + 0.012 * brittle;
}

/** Leaving on purpose saves a unit that the next blow would destroy. */
export function leavingWorth(state: Frozen<State>, unit: Frozen<Unit>): number {
  return THREAT * harm(state, unit, 1) - RETREAT - holeAt(state, unit);
}

export function moraleWorth(state: Frozen<State>, how: ActionOf<'morale'>['how']): number {
  const frame = topMorale(state);
  const unit = findUnit(state, frame?.unit ?? null);
  if (frame === undefined || unit === undefined) return 0;
  const leaves = leavingWorth(state, unit);
  if (how === 'omit') return 0;
  return how === 'fail' ? leaves : (1 - steadiness(state, unit, frame.need)) * leaves;
}

export function winnerWorth(state: Frozen<State>, how: ActionOf<'winner'>['how']): number {
  const frame = topWin(state);
  const unit = findUnit(state, frame?.winner ?? null);
  return how === 'stay' || unit === undefined ? 0 : leavingWorth(state, unit) - 0.2;
}

export function supportWorth(state: Frozen<State>, { unit, yes }: ActionOf<'support'>): number {
  const frame = topHits(state);
  const next = frame?.supports[0];
  const hit = frame?.batch.find((each) => each.unit === next?.unit);
  if (!yes || hit === undefined) return 0;
  const supported = unitOf(state, hit.unit);
  const spared = harm(state, supported, hit.hits) - harm(state, supported, hit.hits - 1);
  return spared - harm(state, unitOf(state, unit), 1);
}

export function evadeWorth(state: Frozen<State>, yes: boolean): number {
  const frame = topEngage(state);
  if (!yes || frame === undefined) return 0;
  return 0.5 * clashWorth(state, frame.unit, frame.target, { engaging: true, charges: true }) + 0.05;
}

/** A full Reserve sends somebody away: unhurt he comes again, hurt he is a point for the enemy. Fugitives want room, too. */
export function reinforceWorth(state: Frozen<State>, player: Player, yes: boolean): number {
  if (!yes) return 0;
  const room = freeReserve(state, player).length;
  const hurt = reserveUnits(state, player).filter(({ cas }) => cas > 0).length;
  if (room === 0) return hurt === RESERVE.length ? -0.8 : -0.05;
  const fugitives = unitsOf(state, player).filter(({ at }) => zoneOf(at) === 'RT').length;
  return room > fugitives ? 0.3 : hurt === RESERVE.length - room ? -0.2 : 0.1;
}

export function sendAwayWorth(state: Frozen<State>, id: string): number {
  const unit = unitOf(state, id);
  return unit.cas > 0 ? -1 + 0.4 * (unit.cas / cardOf(unit).cohesion) : -strengthOf(unit) / 150;
}

const arc = (slot: ReserveSlot): number =>
  reachesOf(placeOf('A', slot)).filter(({ range }) => range <= 3).length;

/** Guns to the middle, where they see most. */
export function entryWorth(state: Frozen<State>, slot: ReserveSlot): number {
  const frame = topReserve(state);
  const unit = findUnit(state, frame?.unit ?? null);
  if (unit === undefined) return 0;
  return (isArtillery(unit) ? 0.1 : -0.05) * arc(slot);
}

export function layoutWorth(state: Frozen<State>, layout: Layout): number {
  let gain = -0.05;
  for (const slot of RESERVE) {
    const unit = findUnit(state, layout[slot] ?? null);
    const from = unit === undefined ? undefined : RESERVE.find((each) => each === slotOf(unit.at));
    if (unit !== undefined && from !== undefined && isArtillery(unit)) gain += 0.1 * (arc(slot) - arc(from));
  }
  return gain;
}

/** Where fewer tired units will want to go after it. */
export function sideWorth(state: Frozen<State>, player: Player, side: Flank): number {
  let tired = 0;
  for (const unit of unitsOf(state, player)) {
    const sides = retreatSides(unit.at);
    if (zoneOf(unit.at) === 'L' && unit.cas > 0 && sides.length === 1 && sides[0] === side) tired++;
  }
  return -0.1 * tired;
}
