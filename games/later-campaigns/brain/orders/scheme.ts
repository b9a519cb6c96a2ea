// J.3.1: the worth of a scheme, which gives every body its mission: prizes held and taken, by the strength brought to each.

import { bodySheet, isInPlay } from '../../changes/bodies.ts';
import { sheetOf, unitAt } from '../../changes/units.ts';
import { theatreOf } from '../../data/theatres.ts';
import { fieldOf } from '../../ground/field.ts';
import { distance } from '../../ground/hexes.ts';
import { enemyDistance, FAR } from '../../ground/steps-to.ts';
import { approach } from '../../movement/approach.ts';
import { paceOf } from '../../moves/terms.ts';
import { membersOf } from '../../orders/divisions.ts';
import { isAttackType, isFallingBack } from '../../orders/legs.ts';
import type { Read } from '../../rule-types.ts';
import { strengthOf } from '../../strength/faces.ts';
import { type BodyId, type Hex, NOWHERE, type OrderType, otherSide, type Side } from '../../vocabulary.ts';
import { powerOf } from '../front.ts';
import { isHeldBy, priceOfLosses, swingOf } from '../stakes.ts';
import { strengthOfGround } from '../strong-ground.ts';
import { type Mission, objectivesOf, REACH, whereabouts } from './missions.ts';
import { recallWorth } from './recall.ts';
import { priceOfStarving } from './starving.ts';

/** Within so many hexes a body is at hand; beyond the horizon it does not matter. */
const AT_HAND = 3;
const HORIZON = 12;
/** Strength nobody sees is there all the same. */
const UNSEEN = 1.15;
/** How much a body at rest, and one that falls back, still bears on things. */
const RESTING = 0.4;
const LEAVING = 0.1;
/** NLC-12.2.5e: whoever marches does not fight. */
const MARCHING = 0.6;
/** What a defender without orders to attack does for ground the enemy holds. */
const LOOKING_ON = 0.15;
/** Ground that nobody holds is not lost by that: somebody has to be sent for it. */
const TO_SEND = 5;
/** How soon strength decides. */
const SHARPNESS = 1.8;
/** Attackers need more than their match, the more so the stronger the ground. */
const UPHILL = 0.1;
const STRONG_GROUND = 0.7;
/** Odds at which those who attack, and those who hold, no longer bleed. */
const ATTACKING = 1.6;
const HOLDING = 1;

const nearness = (away: number): number => Math.max(0, Math.min(1, (HORIZON - away) / (HORIZON - AT_HAND)));

const chance = (own: number, enemy: number, slope: number): number =>
  1 / (1 + Math.exp(-SHARPNESS * (Math.log((own + 1) / (enemy + 1)) - slope)));

export const strengthOfBody = (state: Read, body: BodyId): number =>
  membersOf(state, body).reduce((sum, unit) => sum + powerOf(state, unit), 0);

function willOf(type: OrderType): number {
  if (isFallingBack(type)) return LEAVING;
  if (type === 'reserve') return RESTING;
  return type === 'march' ? MARCHING : 1;
}

/** Strength that is missing in a corps, by body. */
type SentAway = ReadonlyMap<BodyId, number>;

interface Ground {
  readonly hex: Hex;
  readonly worth: number;
  readonly isOurs: boolean;
  readonly enemy: number;
  /** The logarithm of the odds that attackers need. */
  readonly uphill: number;
}

/** Reads a position once, then weighs as many schemes as one likes. */
export class Scheming {
  readonly #state: Read;
  readonly #side: Side;
  readonly #grounds: readonly Ground[];
  readonly #strengths = new Map<BodyId, number>();
  readonly #alone = new WeakMap<Mission, number>();
  readonly #turnsLeft: number;

  constructor(state: Read, side: Side) {
    this.#state = state;
    this.#side = side;
    this.#turnsLeft = theatreOf(state).turns.length - state.turn + 1;
    this.#grounds = objectivesOf(state).map(({ prize }) => ({
      hex: prize.hex,
      worth: swingOf(prize),
      isOurs: isHeldBy(state, prize.hex, side),
      enemy: this.#enemyAt(prize.hex),
      uphill: this.#uphill(prize.hex),
    }));
  }

  #uphill(hex: Hex): number {
    return UPHILL + STRONG_GROUND * strengthOfGround(fieldOf(this.#state), hex);
  }

  /** Seen enemies by nearness, and those of the public schedule who are about to come. */
  #enemyAt(hex: Hex): number {
    const { theatre } = fieldOf(this.#state);
    let sum = 0;
    for (const [unit, { status, hex: at }] of this.#state.units.entries())
      if (status === 'map' && sheetOf(this.#state, unit).side !== this.#side)
        sum += UNSEEN * powerOf(this.#state, unit) * nearness(distance(theatre, hex, at));
    for (const { turn, hex: at, units, condition } of theatre.reinforcements)
      for (const unit of units)
        if (condition === null && this.#isComing(unit, turn))
          sum += 0.5 * strengthOf(this.#state, unit) * nearness(distance(theatre, hex, at) + 3);
    return sum;
  }

  #isComing(unit: number, turn: number): boolean {
    return (
      sheetOf(this.#state, unit).side === otherSide(this.#side) &&
      unitAt(this.#state, unit).status === 'off' &&
      turn >= this.#state.turn &&
      turn <= this.#state.turn + 2
    );
  }

  #strength(body: BodyId): number {
    const known = this.#strengths.get(body) ?? strengthOfBody(this.#state, body);
    this.#strengths.set(body, known);
    return known;
  }

  /** The share of its strength a body brings: none if it comes too late. */
  timely({ body, at, type }: Mission): number {
    const from = whereabouts(this.#state, body);
    if (from === NOWHERE) return 0;
    const left = approach(theatreOf(this.#state), [at], 'march')[from] ?? 0;
    const turns = left / Math.max(4, this.#pace(body)) + (isAttackType(type) ? 1 : 0);
    return Math.max(0, 1 - turns / (this.#turnsLeft + 1));
  }

  #pace(body: BodyId): number {
    return paceOf(this.#state, isInPlay(this.#state, body) ? body : bodySheet(this.#state, body).formation);
  }

  #brought(mission: Mission, ground: Ground, sentAway: SentAway): number {
    const { theatre } = fieldOf(this.#state);
    const { type, body } = mission;
    const near = nearness(distance(theatre, mission.at, ground.hex));
    if (near === 0) return 0;
    const strength = this.#strength(body) - (sentAway.get(body) ?? 0);
    return strength * willOf(type) * near * this.timely(mission);
  }

  /** NLC-12.13: a division that still follows its corps is missing there once it goes its own way. */
  #sentAway(missions: readonly Mission[]): SentAway {
    const away = new Map<BodyId, number>();
    for (const { body } of missions) {
      if (isInPlay(this.#state, body)) continue;
      const { formation } = bodySheet(this.#state, body);
      away.set(formation, (away.get(formation) ?? 0) + this.#strength(body));
    }
    return away;
  }

  worth(missions: readonly Mission[]): number {
    let sum = 0;
    const sentAway = this.#sentAway(missions);
    for (const ground of this.#grounds) {
      let [attack, defence] = [0, 0];
      for (const mission of missions) {
        const brought = this.#brought(mission, ground, sentAway);
        defence += brought;
        attack += brought * (isAttackType(mission.type) ? 1 : LOOKING_ON);
      }
      const held = ground.isOurs
        ? chance(defence + TO_SEND, ground.enemy, -ground.uphill)
        : chance(attack, ground.enemy + TO_SEND, ground.uphill);
      sum += ground.worth * held;
    }
    for (const mission of missions) sum += this.#byItself(mission) - this.#cost(mission, missions, sentAway);
    return sum;
  }

  /** What a mission is worth whatever the others do: those it calls back, less those who starve. */
  #byItself(mission: Mission): number {
    const known = this.#alone.get(mission);
    if (known !== undefined) return known;
    const starving = priceOfStarving(this.#state, mission, this.#strength(mission.body));
    const worth = recallWorth(this.#state, mission) - starving;
    this.#alone.set(mission, worth);
    return worth;
  }

  /** Whoever fights against odds bleeds; the army pays. */
  #cost(mission: Mission, missions: readonly Mission[], sentAway: SentAway): number {
    const even = this.#evenOdds(mission);
    if (even === 0) return 0;
    const enemy = this.#enemyAt(mission.at);
    const ground = { hex: mission.at, worth: 0, isOurs: false, enemy, uphill: 0 };
    const own = missions.reduce((sum, each) => sum + this.#brought(each, ground, sentAway), 0);
    const odds = (own + 1) / (ground.enemy + 1);
    const army = theatreOf(this.#state).bodies[mission.body]?.army ?? 0;
    const bled = 0.25 * Math.max(0, Math.min(1, even - odds));
    return priceOfLosses(this.#state, army, bled * this.#strength(mission.body));
  }

  /** From which odds on a body does not bleed more than its enemy. */
  #evenOdds({ type, at }: Mission): number {
    if (isAttackType(type)) return ATTACKING;
    const near = enemyDistance(fieldOf(this.#state), this.#side)[at] ?? FAR;
    return isFallingBack(type) || near > REACH ? 0 : HOLDING;
  }
}
