// E.9: how good a hex is for a unit to stop in, by its arm and its orders. The line first, guns and horse behind it.

import { within } from '@grognard/geometry';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { contactsOf, distance, terrainOf } from '../ground/hexes.ts';
import { enemyDistance, FAR, stepsTo } from '../ground/steps-to.ts';
import { isAttackType, isDefendType, legOf } from '../orders/legs.ts';
import { targetHexes } from '../orders/target-hexes.ts';
import type { Read } from '../rule-types.ts';
import { hasLos } from '../sight/line-of-sight.ts';
import type { Leg } from '../state.ts';
import { bombardRange } from '../strength/bombardment.ts';
import { strengthOf } from '../strength/faces.ts';
import { TERRAIN_EFFECTS } from '../tables/terrain-effects.ts';
import { type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { hasEscort } from './escort.ts';
import { ownShare, powerOf, presence } from './front.ts';
import { expectedOfRow } from './hits.ts';
import { Onslaught } from './onslaught.ts';
import { priceOfOverrun } from './overrun.ts';
import { isHeldBy, priceOfStep, prizeAt } from './stakes.ts';
import type { Temper } from './temper.ts';
import { hitsUnderFire } from './under-fire.ts';

const NO_STEPS = new Int16Array(0);

/** What the next hit on a fresh brigade of a fresh army costs, in victory points. */
const FRESH = 0.5;
const DEAREST = 6;

/** Whoever has been hit, and whoever's army is near its end, is not left in the way of the enemy. */
const dearnessOf = (state: Read, unit: UnitId): number =>
  Math.max(1, Math.min(DEAREST, priceOfStep(state, unit) / FRESH));

/** Farther off the enemy is not felt within the hour. */
const REACH = 3;
/** Guns that bear on a hex mostly have others to fire at. */
const FIRED_AT = 0.4;

/** One unit on the look-out for a post. */
export class Posting {
  readonly #state: Read;
  readonly #unit: UnitId;
  readonly #side: Side;
  readonly #field: Field;
  readonly #leg: Leg;
  readonly #from: Hex;
  readonly #steps: Int16Array;
  readonly #near: Uint8Array;
  readonly #onslaught: Onslaught;
  readonly #temper: Temper;
  readonly #dearness: number;

  constructor(state: Read, unit: UnitId, from: Hex, temper: Temper) {
    this.#state = state;
    this.#unit = unit;
    this.#from = from;
    this.#temper = temper;
    this.#dearness = dearnessOf(state, unit);
    this.#side = sideOf(state, unit);
    this.#field = fieldOf(state);
    this.#leg = legOf(state, unit);
    const goal = targetHexes(state, unitAt(state, unit).body, this.#leg);
    this.#steps = goal.length === 0 ? NO_STEPS : stepsTo(this.#field.theatre, goal);
    this.#near = enemyDistance(this.#field, this.#side);
    this.#onslaught = new Onslaught(state, unit, this.#side);
  }

  worth(hex: Hex): number {
    const { arm } = sheetOf(this.#state, this.#unit);
    const common =
      this.#towardsGoal(hex) +
      this.#prize(hex) -
      this.#temper.care * (this.#exposure(hex) + this.#underFire(hex)) -
      this.#tread(hex);
    switch (arm) {
      case 'inf':
        return common + this.#contact(hex) + this.#line(hex);
      case 'cav':
        return common + this.#contact(hex) + this.#reserve(hex);
      default:
        return common + this.#battery(hex);
    }
  }

  /** Attackers press on; defenders keep within two hexes of what they hold. */
  #towardsGoal(hex: Hex): number {
    const steps = this.#steps[hex] ?? 0;
    if (isAttackType(this.#leg.type)) return -steps;
    return isDefendType(this.#leg.type) ? -0.7 * Math.max(0, steps - 1) : -0.3 * steps;
  }

  /** Ground that scores is taken, and where the enemy is near it is not left empty. */
  #prize(hex: Hex): number {
    const prize = prizeAt(this.#state, hex);
    const { arm } = sheetOf(this.#state, this.#unit);
    if (prize === 0 || arm === 'art') return 0;
    if (!isHeldBy(this.#state, hex, this.#side)) return 0.8 * prize;
    return 0.35 * prize * this.#needAt(hex) * (arm === 'cav' ? 0.4 : 1);
  }

  /** How much a hex wants a garrison: by what threatens it, less what is in it. */
  #needAt(hex: Hex): number {
    const threat = this.#threat(hex);
    const there = this.#field
      .atOf(hex, this.#side)
      .reduce((sum, unit) => sum + (unit === this.#unit ? 0 : powerOf(this.#state, unit)), 0);
    return Math.min(1, threat / 4) * Math.max(0.1, 1 - there / (0.7 * threat + 1));
  }

  #threat(hex: Hex): number {
    return presence(this.#state, otherSide(this.#side))[hex] ?? 0;
  }

  #help(hex: Hex): number {
    const all = presence(this.#state, this.#side)[hex] ?? 0;
    return Math.max(0, all - ownShare(this.#state, this.#unit, this.#from, hex));
  }

  /** What may fall upon it, beyond what it and its friends can meet; cover takes off its share. */
  #exposure(hex: Hex): number {
    const terrain = terrainOf(this.#field.theatre, hex);
    const cover = terrain === 'impassable' ? 0 : TERRAIN_EFFECTS[terrain].assault / 100;
    const power = powerOf(this.#state, this.#unit);
    const excess = Math.max(0, this.#threat(hex) - this.#help(hex) - power);
    return 0.08 * this.#dearness * excess * (1 - cover) - 0.6 * cover * Math.min(1, this.#threat(hex) / 6);
  }

  #underFire(hex: Hex): number {
    const hits = FIRED_AT * hitsUnderFire(this.#state, this.#side, hex);
    return hits === 0 ? 0 : hits * priceOfStep(this.#state, this.#unit);
  }

  /** Whoever stands well stays. */
  #tread(hex: Hex): number {
    return 0.03 * distance(this.#field.theatre, this.#from, hex);
  }

  /** In a ZOC an attacker must assault; what that is worth. */
  #contact(hex: Hex): number {
    if (!this.#field.inEnemyZoc(this.#side, hex)) return 0;
    if (!isAttackType(this.#leg.type)) return -0.3;
    const worth = this.#onslaught.worthFrom(hex);
    return worth === Number.NEGATIVE_INFINITY ? 0 : 1.5 * worth + this.#temper.ardour;
  }

  #friendsBeside(hex: Hex): number {
    let count = 0;
    for (const next of contactsOf(this.#field.theatre, hex))
      if (this.#field.atOf(next, this.#side).some((unit) => unit !== this.#unit)) count += 1;
    return count;
  }

  /** Two friends at the elbows keep a flank (NLC-7.6b). */
  #line(hex: Hex): number {
    return this.#threat(hex) === 0 ? 0 : 0.25 * Math.min(2, this.#friendsBeside(hex));
  }

  /** Horse waits two hexes behind, from where it can meet whoever comes. */
  #reserve(hex: Hex): number {
    const near = this.#near[hex] ?? FAR;
    const before = near <= REACH && !isAttackType(this.#leg.type) && !this.#isBehindLine(hex) ? 1.5 : 0;
    return -0.4 * Math.abs(Math.min(near, 5) - 2) + 0.15 * Math.min(2, this.#friendsBeside(hex)) - before;
  }

  /** Own infantry stands between it and the enemy, or beside it. */
  #isBehindLine(hex: Hex): boolean {
    const near = this.#near[hex] ?? FAR;
    for (const at of within(this.#field.theatre.grid, hex, 2))
      if (
        (this.#near[at] ?? FAR) < near &&
        this.#field.atOf(at, this.#side).some((unit) => this.#isFoot(unit))
      )
        return true;
    return false;
  }

  #isFoot(unit: UnitId): boolean {
    return sheetOf(this.#state, unit).arm === 'inf';
  }

  /** Guns want something to fire at, and infantry with them. */
  #battery(hex: Hex): number {
    const alone = !hasEscort(this.#state, this.#unit, hex) && (this.#near[hex] ?? FAR) <= 3;
    const touched = this.#field.inEnemyZoc(this.#side, hex);
    return this.#fieldOfFire(hex) - (alone ? 3 : 0) - (touched ? 1 : 0) - this.#overrun(hex);
  }

  #overrun(hex: Hex): number {
    const threat = this.#threat(hex);
    const share = threat / (threat + this.#help(hex) + 1);
    return share === 0 ? 0 : 1.5 * share * priceOfOverrun(this.#state, this.#unit, hex);
  }

  /** The best target it would have from there, as a share of what it can do. */
  #fieldOfFire(hex: Hex): number {
    const near = this.#near[hex] ?? FAR;
    if (near > bombardRange(this.#state)) return -0.1 * Math.min(near, 6);
    const { chance } = expectedOfRow(strengthOf(this.#state, this.#unit));
    let most = 0;
    for (const target of within(this.#field.theatre.grid, hex, bombardRange(this.#state))) {
      if (!this.#field.has(target, otherSide(this.#side))) continue;
      const away = distance(this.#field.theatre, hex, target);
      if (away === 0 || !hasLos(this.#field, hex, target)) continue;
      most = Math.max(most, away > 2 ? 0.4 * chance : chance);
    }
    return 1.5 * most;
  }
}

/** The best of these hexes for a unit to stop in. */
export function bestPost(
  state: Read,
  unit: UnitId,
  hexes: readonly Hex[],
  { from, temper }: { readonly from: Hex; readonly temper: Temper },
): Hex {
  const posting = new Posting(state, unit, from, temper);
  let [found, most] = [hexes[0] ?? NOWHERE, Number.NEGATIVE_INFINITY];
  for (const hex of hexes) {
    const worth = posting.worth(hex);
    if (worth > most) [found, most] = [hex, worth];
  }
  return found;
}
