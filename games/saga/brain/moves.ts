// What a step promises: gaps filled, tired units relieved, guns with somebody to shoot at.
import type { Frozen } from '@grognard/kernel';
import { shotsFrom } from '../activation/fire-targets.ts';
import { FRONT, facing, inTable, placeOf, zoneOf } from '../field/places.ts';
import { terrainAt } from '../field/terrain.ts';
import { cardOf, isArtillery, unitAt, unitOf } from '../field/units.ts';
import type { Step } from '../grammar.ts';
import type { State, Unit } from '../state.ts';
import type { Place } from '../vocabulary.ts';
import { gap, harm } from './harm.ts';

const THREAT = 0.55;
const RESTED = 0.1;

/** What the next hit would cost if it stood there. */
const peril = (state: Frozen<State>, unit: Frozen<Unit>, at: Place): number =>
  harm(state, unit.at === at ? unit : { ...unit, at }, 1);

const prowess = (unit: Frozen<Unit>): number => {
  const { fire, melee, cohesion, morale } = cardOf(unit);
  return Math.max(fire, melee) * 0.12 + (cohesion - unit.cas) * 0.1 + morale * 0.04;
};

export function stepWorth(state: Frozen<State>, unit: Frozen<Unit>, step: Step): number {
  const to = placeOf(unit.owner, step.to);
  const partner = step.with === undefined ? null : unitOf(state, step.with);
  if (partner !== null) return exchangeWorth(state, unit, partner, to);
  const [from, into] = [zoneOf(unit.at), zoneOf(to)];
  if (into === 'L') return from === 'L' ? sidestepWorth(state, unit, to) : fillWorth(state, unit, to);
  if (from === 'L') return fallBackWorth(state, unit);
  if (from === 'R' && into === 'S') return commitWorth(state, unit, to);
  return isArtillery(unit) ? aimWorth(state, unit, to) - 0.15 : 0;
}

/** Stepping into the 1st Line. */
const fillWorth = (state: Frozen<State>, unit: Frozen<Unit>, to: Place): number => {
  const opposed = unitAt(state, facing(to)) === null ? 0 : 1;
  return gap(state, unit.owner) + 0.1 + prowess(unit) * 0.2 - opposed * unit.cas * 0.15;
};

/** A gap moves; it pays to face somebody, or to stand better. */
function sidestepWorth(state: Frozen<State>, unit: Frozen<Unit>, to: Place): number {
  const faced = (place: Place): number => (unitAt(state, facing(place)) === null ? 0 : 1);
  return 0.15 * (faced(to) - faced(unit.at)) - 0.1;
}

function fallBackWorth(state: Frozen<State>, unit: Frozen<Unit>): number {
  const opens = gap(
    { ...state, field: state.field.map((each) => (each === unit ? null : each)) },
    unit.owner,
  );
  return THREAT * peril(state, unit, unit.at) - opens - 0.3;
}

/** From the Reserve into the 2nd Line: it is wanted behind a gap. */
function commitWorth(state: Frozen<State>, unit: Frozen<Unit>, to: Place): number {
  const gaps = inTable(FRONT, to).filter((slot) => unitAt(state, placeOf(unit.owner, slot)) === null).length;
  const useful = isArtillery(unit) ? 0.3 * aimWorth(state, unit, to) : prowess(unit) * 0.2;
  return 0.1 + gaps * 0.3 * (isArtillery(unit) ? 0.3 : 1) + useful - unit.cas * 0.2;
}

/** Targets a gun would have there. */
function aimWorth(state: Frozen<State>, unit: Frozen<Unit>, to: Place): number {
  const now = shotsFrom(state, unit, unit.at).length;
  const then = shotsFrom(state, unit, to).length;
  return Math.min(then, 3) * 0.08 - Math.min(now, 3) * 0.08;
}

/** The tired one goes back, the fresh one comes forward. */
function exchangeWorth(state: Frozen<State>, unit: Frozen<Unit>, partner: Frozen<Unit>, to: Place): number {
  if (zoneOf(to) === zoneOf(unit.at)) return -0.15;
  const forward = zoneOf(to) === 'L';
  const isShot = !forward || unitAt(state, facing(to)) !== null;
  const relief = !forward
    ? 0.3 * (partner.cas - unit.cas)
    : isShot
      ? peril(state, partner, to) - peril(state, unit, to)
      : 0;
  const fitter = prowess(unit) - prowess(partner);
  const ground = terrainAt(state, to) === null ? 0 : 0.05;
  return (forward ? THREAT * relief : RESTED * relief) + fitter * (forward ? 0.5 : 0.25) + ground - 0.2;
}
