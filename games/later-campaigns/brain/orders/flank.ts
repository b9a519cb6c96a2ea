// NLC-J.3.1: a threatened flank. Whoever stands in the front line is near the place and still faces the other way: what is coming up the
// road is met by somebody posted there for it. And whoever comes up that road is not led past the place it leads to.
import { bodiesInPlay, bodySheet, hasUnits, isInPlay } from '../../changes/bodies.ts';
import { theatreOf } from '../../data/theatres.ts';
import { fieldOf } from '../../ground/field.ts';
import { enemyDistance, FAR } from '../../ground/steps-to.ts';
import { isAttackType } from '../../orders/legs.ts';
import type { Read } from '../../rule-types.ts';
import { type BodyId, NOBODY, otherSide, type Side } from '../../vocabulary.ts';
import { best } from '../legal.ts';
import { type Arrival, arrivalsOf } from './arrivals.ts';
import { type Mission, presentMission, whereabouts } from './missions.ts';
import type { Muster } from './muster.ts';
import type { Resolve } from './resolve.ts';

/** Behind walls so much of what is coming is enough to hold it up. */
const ENOUGH = 0.6;
/** So near it takes whoever there is, the last reserve included. */
const AT_THE_DOOR = 1;
/** A leader so near to the enemy has his corps in the front line. */
const IN_LINE = 2;
/** What more than enough is missed for elsewhere, for each point of strength. */
const MISSED = 0.04;
/** What a flank is worth that nobody has turned yet, of what the place scores. */
const COVERED = 0.6;

/** Reads the schedule once, then weighs as many schemes as one likes. */
export class Flank {
  readonly #state: Read;
  readonly #muster: Muster;
  readonly #threats: readonly Arrival[];
  readonly #goals: readonly Arrival[];
  readonly #arriving: ReadonlySet<BodyId>;
  readonly #spare = new Map<BodyId, number>();
  readonly #lastReserve: BodyId;

  constructor(state: Read, side: Side, { ahead }: Resolve, muster: Muster) {
    this.#state = state;
    this.#muster = muster;
    this.#threats = ahead === 0 ? [] : arrivalsOf(state, otherSide(side), ahead);
    this.#goals = ahead === 0 ? [] : arrivalsOf(state, side, ahead);
    this.#lastReserve = this.#threats.length === 0 ? NOBODY : this.#strongestSpare(side);
    this.#arriving = this.#goals.length === 0 ? new Set() : bodiesArriving(state);
  }

  worth(missions: readonly Mission[]): number {
    let sum = 0;
    for (const threat of this.#threats) sum += this.#guarded(threat, missions);
    for (const goal of this.#goals) sum += this.#aimedAt(goal, missions);
    return sum;
  }

  /** NLC-12.2.2: posted there, or on the march to it, and not taken from an attack. */
  #guarded({ hex, worth, strength, turns }: Arrival, missions: readonly Mission[]): number {
    let posted = 0;
    for (const { body, at, type } of missions) {
      const isThere = at === hex && (type === 'defend' || type === 'march');
      if (isThere && (body !== this.#lastReserve || turns <= AT_THE_DOOR))
        posted += this.#spareStrength(body);
    }
    const wanted = ENOUGH * strength;
    const excess = Math.max(0, posted - wanted);
    return COVERED * worth * Math.min(1, posted / Math.max(1, wanted)) - MISSED * excess;
  }

  /** Of those who have come up the road, the share that goes where it leads. */
  #aimedAt({ hex, worth }: Arrival, missions: readonly Mission[]): number {
    let [come, aimed] = [0, 0];
    for (const { body, at, type } of missions) {
      if (!this.#arriving.has(body)) continue;
      const strength = this.#muster.strength(body);
      come += strength;
      if (at === hex && (isAttackType(type) || type === 'march')) aimed += strength;
    }
    return come === 0 ? 0 : (COVERED * worth * aimed) / come;
  }

  /** The strongest body behind the line stays in hand. */
  #strongestSpare(side: Side): BodyId {
    const bodies = bodiesInPlay(this.#state, side).filter(
      (body) => hasUnits(this.#state, body) && !this.#isPosted(body),
    );
    return best(bodies, (body) => this.#spareStrength(body)) ?? NOBODY;
  }

  #spareStrength(body: BodyId): number {
    const known = this.#spare.get(body) ?? this.#spareNow(body);
    this.#spare.set(body, known);
    return known;
  }

  /** The main attack is not stripped for it, nor the front line; whoever is posted there stays. */
  #spareNow(body: BodyId): number {
    // NLC-12.13: until it is sent away a division does what its corps does.
    const busy = isInPlay(this.#state, body) ? body : bodySheet(this.#state, body).formation;
    const { type } = presentMission(this.#state, busy);
    if (isAttackType(type)) return 0;
    const { side } = bodySheet(this.#state, body);
    const near = enemyDistance(fieldOf(this.#state), side)[whereabouts(this.#state, body)] ?? FAR;
    // A village wants foot.
    const strength = this.#muster.strength(body) * this.#muster.push(body);
    return near > IN_LINE || this.#isPosted(busy) ? strength : 0;
  }

  #isPosted(body: BodyId): boolean {
    const { at, type } = presentMission(this.#state, body);
    return (type === 'defend' || type === 'march') && this.#threats.some(({ hex }) => hex === at);
  }
}

/** Bodies that were not there in the beginning. */
function bodiesArriving(state: Read): ReadonlySet<BodyId> {
  const { reinforcements } = theatreOf(state);
  const due = new Set(reinforcements.flatMap(({ units }) => units));
  const found = new Set<BodyId>();
  for (const body of theatreOf(state).bodies.keys()) {
    const { units } = bodySheet(state, body);
    if (units.length > 0 && units.every((unit) => due.has(unit))) found.add(body);
  }
  return found;
}
