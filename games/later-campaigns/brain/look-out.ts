// A unit on the look-out for a post: what is read once, however many hexes it then looks at.
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { type Field, fieldOf } from '../ground/field.ts';
import { contactsOf } from '../ground/hexes.ts';
import { enemyDistance, FAR, stepsTo } from '../ground/steps-to.ts';
import { legOf } from '../orders/legs.ts';
import { targetHexes } from '../orders/target-hexes.ts';
import type { Read } from '../rule-types.ts';
import type { Leg } from '../state.ts';
import { type Arm, type Hex, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { ownShare, powerOf, presence } from './front.ts';

const NO_STEPS = new Int16Array(0);

export class LookOut {
  readonly state: Read;
  readonly unit: UnitId;
  readonly arm: Arm;
  readonly side: Side;
  readonly field: Field;
  readonly leg: Leg;
  /** Where it comes from. */
  readonly from: Hex;
  readonly power: number;
  readonly #near: Uint8Array;
  readonly #steps: Int16Array;

  constructor(state: Read, unit: UnitId, from: Hex) {
    this.state = state;
    this.unit = unit;
    this.arm = sheetOf(state, unit).arm;
    this.side = sideOf(state, unit);
    this.field = fieldOf(state);
    this.leg = legOf(state, unit);
    this.from = from;
    this.power = powerOf(state, unit);
    this.#near = enemyDistance(this.field, this.side);
    const goal = targetHexes(state, unitAt(state, unit).body, this.leg);
    this.#steps = goal.length === 0 ? NO_STEPS : stepsTo(this.field.theatre, goal);
  }

  /** To the place its order names; 0 where none is named. */
  stepsToGoal(hex: Hex): number {
    return this.#steps[hex] ?? 0;
  }

  /** Hexes to the nearest enemy. */
  enemyFrom(hex: Hex): number {
    return this.#near[hex] ?? FAR;
  }

  /** Enemies who could bear on the hex. */
  threat(hex: Hex): number {
    return presence(this.state, otherSide(this.side))[hex] ?? 0;
  }

  /** Friends who could, itself not counted. */
  help(hex: Hex): number {
    const all = presence(this.state, this.side)[hex] ?? 0;
    return Math.max(0, all - ownShare(this.state, this.unit, this.from, hex));
  }

  /** Hexes beside it with friends in them. */
  friendsBeside(hex: Hex): number {
    let count = 0;
    for (const next of contactsOf(this.field.theatre, hex))
      if (this.field.atOf(next, this.side).some((unit) => unit !== this.unit)) count += 1;
    return count;
  }
}
