// NLC-J.3.1: the worth of a scheme, which gives every body its mission: prizes held and taken, by the strength brought to each.

import { theatreOf } from '../../data/theatres.ts';
import { fieldOf } from '../../ground/field.ts';
import { enemyDistance, FAR } from '../../ground/steps-to.ts';
import { isAttackType, isFallingBack } from '../../orders/legs.ts';
import type { Read } from '../../rule-types.ts';
import type { Hex, OrderType, Side } from '../../vocabulary.ts';
import { priceOfLosses } from '../stakes.ts';
import { Flank } from './flank.ts';
import { contentOf, enemyAt, type Ground, groundsOf } from './grounds.ts';
import { type Mission, REACH } from './missions.ts';
import { Muster, type SentAway } from './muster.ts';
import { recallWorth } from './recall.ts';
import type { Resolve } from './resolve.ts';
import { priceOfStarving } from './starving.ts';

/** What a defender without orders to attack does for ground the enemy holds. */
const LOOKING_ON = 0.15;
/** Ground that nobody holds is not lost by that: somebody has to be sent for it. */
const TO_SEND = 5;
/** How soon strength decides. */
const SHARPNESS = 1.8;
/** Odds at which those who attack, and those who hold, no longer bleed. */
const ATTACKING = 1.6;
const HOLDING = 1;
/** What an attack costs at any odds; only whoever is well ahead minds that. */
const AT_ANY_ODDS = 0.1;

const chance = (own: number, enemy: number, slope: number): number =>
  1 / (1 + Math.exp(-SHARPNESS * (Math.log((own + 1) / (enemy + 1)) - slope)));

/** Reads a position once, then weighs as many schemes as one likes. */
export class Scheming {
  readonly #state: Read;
  readonly #side: Side;
  readonly #resolve: Resolve;
  readonly #content: number;
  readonly #grounds: readonly Ground[];
  readonly #muster: Muster;
  readonly #flank: Flank;
  readonly #alone = new WeakMap<Mission, number>();
  readonly #enemies = new Map<Hex, number>();

  constructor(state: Read, side: Side, resolve: Resolve) {
    this.#state = state;
    this.#resolve = resolve;
    this.#side = side;
    this.#content = contentOf(state, side);
    this.#grounds = groundsOf(state, side, resolve);
    this.#muster = new Muster(state);
    this.#flank = new Flank(state, side, resolve, this.#muster);
  }

  worth(missions: readonly Mission[]): number {
    const sentAway = this.#muster.sentAway(missions);
    let sum = this.#flank.worth(missions);
    for (const ground of this.#grounds) sum += ground.worth * this.#chanceOf(ground, missions, sentAway);
    for (const mission of missions) sum += this.#byItself(mission) - this.#cost(mission, missions, sentAway);
    return sum;
  }

  /** That the place is ours in the end. */
  #chanceOf(
    { hex, isOurs, enemy, uphill }: Ground,
    missions: readonly Mission[],
    sentAway: SentAway,
  ): number {
    let [attack, defence] = [0, 0];
    for (const mission of missions) {
      const brought = this.#muster.brought(mission, hex, sentAway);
      defence += brought;
      attack += brought * (isAttackType(mission.type) ? this.#muster.push(mission.body) : LOOKING_ON);
    }
    return isOurs ? chance(defence + TO_SEND, enemy, -uphill) : chance(attack, enemy + TO_SEND, uphill);
  }

  /** What a mission is worth whatever the others do: those it calls back, less those who starve. */
  #byItself(mission: Mission): number {
    const known = this.#alone.get(mission);
    if (known !== undefined) return known;
    const starving = priceOfStarving(this.#state, mission, this.#muster.strength(mission.body));
    const worth = recallWorth(this.#state, mission) - starving;
    this.#alone.set(mission, worth);
    return worth;
  }

  /** Whoever fights against odds bleeds; the army pays. */
  #cost({ body, at, type }: Mission, missions: readonly Mission[], sentAway: SentAway): number {
    const even = this.#evenOdds(type, at);
    if (even === 0) return 0;
    const own = missions.reduce((sum, each) => sum + this.#muster.brought(each, at, sentAway), 0);
    const odds = (own + 1) / (this.#enemyAt(at) + 1);
    const army = theatreOf(this.#state).bodies[body]?.army ?? 0;
    const least = isAttackType(type) ? AT_ANY_ODDS * this.#content : 0;
    const bled = Math.max(least, 0.25 * Math.min(1, even - odds));
    return this.#resolve.blood * priceOfLosses(this.#state, army, bled * this.#muster.strength(body));
  }

  #enemyAt(hex: Hex): number {
    const known = this.#enemies.get(hex) ?? enemyAt(this.#state, this.#side, hex, this.#resolve.elsewhere);
    this.#enemies.set(hex, known);
    return known;
  }

  /** From which odds on a body does not bleed more than its enemy. */
  #evenOdds(type: OrderType, at: Hex): number {
    if (isAttackType(type)) return ATTACKING;
    const near = enemyDistance(fieldOf(this.#state), this.#side)[at] ?? FAR;
    return isFallingBack(type) || near > REACH ? 0 : HOLDING;
  }
}
