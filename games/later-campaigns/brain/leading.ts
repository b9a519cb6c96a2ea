// NLC-4.4, 12.1: a leader goes where he keeps his units in hand: ahead of those who attack or march, among those who hold.

import { bodyAt, bodySheet, leaderAt, unitsOf } from '../changes/bodies.ts';
import { unitAt } from '../changes/units.ts';
import type { ActionOf } from '../grammar.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import { enemyDistance } from '../ground/steps-to.ts';
import { leaderGoals } from '../movement/leader-goals.ts';
import { bodyLedBy, movableLeaders } from '../movement/leaders.ts';
import { paceOf } from '../movement/terms.ts';
import { activeLeg, isAttackType } from '../orders/legs.ts';
import { marchLeft, stepsToTarget } from '../orders/metrics.ts';
import type { Read } from '../rule-types.ts';
import { type BodyId, type Hex, type LeaderId, NOBODY, type Side, type UnitId } from '../vocabulary.ts';
import { powerOf } from './front.ts';
import { best } from './legal.ts';

/** Hexes he keeps in hand in open country. */
const IN_HAND = 3;
/** How far ahead of an attack he goes, so that it may follow. */
const AHEAD = 2;

/** Whoever comes onto the map before his units goes no farther than they will. */
const HALF_A_MARCH = 5;

/** The leader of a body in this Stage who should move now, and where to. */
export function leaderMove(state: Read, side: Side): ActionOf<'goLeader'> | null {
  for (const leader of movableLeaders(state, side)) {
    const body = bodyLedBy(state, leader);
    if (body === NOBODY || bodyAt(state, body).leader !== leader) continue;
    const hex = placeFor(state, leader, body);
    if (hex !== leaderAt(state, leader).hex) return { type: 'goLeader', leader, hex };
  }
  return null;
}

function placeFor(state: Read, leader: LeaderId, body: BodyId): Hex {
  const here = leaderAt(state, leader).hex;
  const seat = new Place(state, body, here);
  const found = best(
    [here, ...leaderGoals(state, leader)],
    (hex) => seat.worth(hex) - (hex === here ? 0 : 0.2),
  );
  return found ?? here;
}

class Place {
  readonly #state: Read;
  readonly #body: BodyId;
  readonly #side: Side;
  readonly #units: readonly UnitId[];
  readonly #near: Uint8Array;
  /** What he should have left to go, by the measure of his order. */
  readonly #goal: number | null;

  constructor(state: Read, body: BodyId, here: Hex) {
    this.#state = state;
    this.#body = body;
    this.#side = bodySheet(state, body).side;
    this.#units = unitsOf(state, body);
    this.#near = enemyDistance(fieldOf(state), this.#side);
    this.#goal = this.#goalNow(here);
  }

  #left(hex: Hex): number {
    const leg = activeLeg(this.#state, this.#body);
    const left = leg.type === 'march' ? marchLeft : stepsToTarget;
    return left(this.#state, this.#body, leg)(hex);
  }

  #goalNow(here: Hex): number | null {
    const leg = activeLeg(this.#state, this.#body);
    const left = this.#units.map((unit) => this.#left(unitAt(this.#state, unit).hex));
    if (left.length === 0) return leg.type === 'march' ? this.#left(here) - HALF_A_MARCH : null;
    const middle = left.reduce((sum, each) => sum + each, 0) / left.length;
    if (leg.type === 'march') return Math.max(0, middle - 0.7 * paceOf(this.#state, this.#body));
    if (!isAttackType(leg.type)) return null;
    const engaged = this.#units.some((unit) => (this.#near[unitAt(this.#state, unit).hex] ?? 8) <= 2);
    return Math.max(0, middle - (engaged ? 0.5 : AHEAD));
  }

  worth(hex: Hex): number {
    const isMarch = activeLeg(this.#state, this.#body).type === 'march';
    const off = this.#goal === null ? 0 : Math.abs(this.#left(hex) - this.#goal) * (isMarch ? 0.5 : 1);
    return this.#hold(hex) + this.#safety(hex) - off;
  }

  /** The share of his strength that is within range. */
  #hold(hex: Hex): number {
    const { theatre } = fieldOf(this.#state);
    let [held, all] = [0, 0.01];
    for (const unit of this.#units) {
      const power = powerOf(this.#state, unit);
      const away = distance(theatre, hex, unitAt(this.#state, unit).hex);
      all += power;
      held += power * Math.max(0, Math.min(1, (IN_HAND + 3 - away) / 3));
    }
    return (5 * held) / all;
  }

  #safety(hex: Hex): number {
    const isWithTroops = fieldOf(this.#state).atOf(hex, this.#side).length > 0;
    const near = this.#near[hex] ?? 8;
    if (near <= 2 && !isWithTroops) return -4;
    return isWithTroops ? 0.6 : 0;
  }
}
