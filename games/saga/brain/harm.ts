// What hits do to the owner of the unit they fall on, counted in victory points.
import type { Frozen } from '@grognard/kernel';
import { strategyCard } from '../data/strategy-cards.ts';
import { vpOf } from '../field/captured.ts';
import { holesOf } from '../field/holes.ts';
import { BEHIND, inTable, retreatSides, retreatSlot, zoneOf } from '../field/places.ts';
import { cardOf, has, isArtillery, unitIn } from '../field/units.ts';
import { steadiness } from '../odds/chances.ts';
import type { State, Unit } from '../state.ts';
import { opponentOf, type Player } from '../vocabulary.ts';

/** Of the first, second and third hole in the 1st Line. The third loses the battle. */
const HOLE = [0.35, 0.9, 6, 2, 2, 2];
/** What is left of that when somebody may still step in. */
const REFILLED = 0.45;
const CASUALTY = 0.35;
const ROUTED = 0.45;
const LAST_BLOW = 2;

/** What it costs a player if the 1st Line loses its unit in this slot. */
export function holeAt(state: Frozen<State>, unit: Frozen<Unit>): number {
  if (zoneOf(unit.at) !== 'L') return 0;
  const cost = HOLE[holesOf(state, unit.owner)] ?? 0;
  return state.players[unit.owner].markers > 0 && hasNext(state, unit) ? cost * REFILLED : cost;
}

/** Somebody behind who could step into the gap this turn. */
const hasNext = (state: Frozen<State>, unit: Frozen<Unit>): boolean =>
  inTable(BEHIND, unit.at).some((slot) => {
    const next = unitIn(state, unit.owner, slot);
    return next !== null && !next.activated && !isArtillery(next);
  });

/** The points for a unit, its trophies, and the end they may bring. */
export function bounty(state: Frozen<State>, unit: Frozen<Unit>): number {
  let points = has(unit, 'auxiliary') ? 1 : 2;
  for (const card of unit.attached) if (strategyCard(card).trophy === true) points += 1;
  const enemy = opponentOf(unit.owner);
  const wins = vpOf(state, enemy) + points >= state.rules.vpTarget;
  return points + (wins ? LAST_BLOW : 0);
}

const isBlocked = (state: Frozen<State>, unit: Frozen<Unit>): boolean =>
  !retreatSides(unit.at).some((side) => unitIn(state, unit.owner, retreatSlot(side)) === null);

/** SAG-12.3 to 12.5: the chance that so many hits drive a surviving unit away. */
export function flight(state: Frozen<State>, unit: Frozen<Unit>, hits: number): number {
  if (has(unit, 'steadfast')) return 0;
  let stays = 1;
  for (let nth = unit.cas + 1; nth <= unit.cas + hits; nth++)
    if (nth >= 2) stays *= steadiness(state, unit, nth === 2 ? 6 : 7);
  return 1 - stays;
}

/** What so many hits do to a unit: certain loss, the chance that it runs, what running costs, and whether it leaves its slot. */
interface Stake {
  readonly wounds: number;
  readonly runs: number;
  readonly running: number;
  /** The chance that the hits take it out of its slot. */
  readonly goes: number;
}

function stakeOf(state: Frozen<State>, unit: Frozen<Unit>, hits: number): Stake {
  const left = cardOf(unit).cohesion - unit.cas - hits;
  if (left <= 0) return { wounds: bounty(state, unit) + holeAt(state, unit), runs: 0, running: 0, goes: 1 };
  const wounds = CASUALTY * hits + (left === 1 ? 0.25 : 0);
  const runs = flight(state, unit, hits);
  if (runs === 0) return { wounds, runs, running: 0, goes: 0 };
  if (!isBlocked(state, unit)) return { wounds, runs, running: ROUTED + holeAt(state, unit), goes: runs };
  if (left > 1) return { wounds, runs, running: CASUALTY, goes: 0 };
  return { wounds, runs, running: bounty(state, unit) + holeAt(state, unit), goes: runs };
}

/** What it costs the owner; `tested` is the chance that the unit must test its Morale at all (SAG-11.9). */
export const costOf = ({ wounds, runs, running }: Stake, tested = 1): number =>
  wounds + runs * tested * running;

/** What so many hits cost the unit's owner. */
export const harm = (state: Frozen<State>, unit: Frozen<Unit>, hits: number): number =>
  hits === 0 ? 0 : costOf(stakeOf(state, unit, hits));

/** What one hit and two do to every unit of a table, worked out when first asked; good while nothing on it changes. */
export class Stakes {
  readonly #state: Frozen<State>;
  readonly #once = new Map<Frozen<Unit>, Stake>();
  readonly #twice = new Map<Frozen<Unit>, Stake>();

  constructor(state: Frozen<State>) {
    this.#state = state;
  }

  of(unit: Frozen<Unit>, hits: 1 | 2): Stake {
    const known = hits === 1 ? this.#once : this.#twice;
    const stake = known.get(unit) ?? stakeOf(this.#state, unit, hits);
    known.set(unit, stake);
    return stake;
  }
}

/** What a slot of the 1st Line is worth to its owner while it is empty. */
export const gap = (state: Frozen<State>, player: Player): number =>
  HOLE[Math.max(0, holesOf(state, player) - 1)] ?? 0;
