// NLC-E.9: how good a hex is for a unit to stop in, by its arm and its orders. The line first, guns and horse behind it.

import { distance } from '../ground/hexes.ts';
import { isAttackType, isDefendType } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { type Hex, NOWHERE, type UnitId } from '../vocabulary.ts';
import { dearnessOf, exposure, exposureToFire } from './exposure.ts';
import { worthOfPrize } from './garrison.ts';
import { LookOut } from './look-out.ts';
import { Onslaught } from './onslaught.ts';
import { worthForGuns } from './post-of-guns.ts';
import { worthForHorse } from './post-of-horse.ts';
import type { Temper } from './temper.ts';

/** Weighs as many hexes as one likes for one unit. */
export class Posting {
  readonly #look: LookOut;
  readonly #onslaught: Onslaught;
  readonly #temper: Temper;
  readonly #dearness: number;

  constructor(state: Read, unit: UnitId, from: Hex, temper: Temper) {
    this.#look = new LookOut(state, unit, from);
    this.#onslaught = new Onslaught(state, unit, this.#look.side);
    this.#temper = temper;
    this.#dearness = dearnessOf(state, unit);
  }

  worth(hex: Hex): number {
    const common =
      this.#towardsGoal(hex) +
      worthOfPrize(this.#look, hex) -
      this.#temper.care * (exposure(this.#look, hex, this.#dearness) + exposureToFire(this.#look, hex)) -
      this.#tread(hex);
    switch (this.#look.arm) {
      case 'inf':
        return common + this.#contact(hex) + this.#line(hex);
      case 'cav':
        return common + this.#contact(hex) + worthForHorse(this.#look, hex);
      default:
        return common + worthForGuns(this.#look, hex);
    }
  }

  /** Attackers press on; defenders keep within two hexes of what they hold. */
  #towardsGoal(hex: Hex): number {
    const { type } = this.#look.leg;
    const steps = this.#look.stepsToGoal(hex);
    if (isAttackType(type)) return -steps;
    return isDefendType(type) ? -0.7 * Math.max(0, steps - 1) : -0.3 * steps;
  }

  /** Whoever stands well stays. */
  #tread(hex: Hex): number {
    return 0.03 * distance(this.#look.field.theatre, this.#look.from, hex);
  }

  /** In a ZOC an attacker must assault; what that is worth. */
  #contact(hex: Hex): number {
    const { field, side, leg } = this.#look;
    if (!field.inEnemyZoc(side, hex)) return 0;
    if (!isAttackType(leg.type)) return -0.3;
    const worth = this.#onslaught.worthFrom(hex);
    return worth === Number.NEGATIVE_INFINITY ? 0 : 1.5 * worth + this.#temper.ardour;
  }

  /** Two friends at the elbows keep a flank (NLC-7.6b). */
  #line(hex: Hex): number {
    return this.#look.threat(hex) === 0 ? 0 : 0.25 * Math.min(2, this.#look.friendsBeside(hex));
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
