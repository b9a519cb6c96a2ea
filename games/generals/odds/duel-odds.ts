// The chance of an attack after the fact, with every re-roll counted as a roll of its own.
import { testAttack } from '../combat/hit-tests.ts';
import { modifiedDie } from '../combat/modified-die.ts';
import type { EventOf } from '../events.ts';
import type { Modifier } from '../state.ts';
import type { CombatStep } from '../tables/modifiers.ts';
import type { Side, UnitId } from '../vocabulary.ts';
import { chanceToHit, type Faces, kthHighest, ONE_DIE } from './chance-to-hit.ts';

/** A die on its way through a front: where it came in the order of its side's dice, and what it has shown. */
export interface HandedDie {
  readonly side: Side;
  readonly unit: UnitId;
  readonly faces: Faces;
  /** Every face it has shown; more than one after a re-roll. */
  readonly shown: number[];
  /** Re-rolls in the front are counted, so that a die knows when it was rolled again. */
  readonly when: number[];
}

export function handedOut({ dice }: EventOf<'diceHandedOut'>): readonly HandedDie[] {
  return dice.map(({ side, unit, natural }, i) => {
    const own = dice.filter((die) => die.side === side);
    const rank = dice.slice(0, i + 1).filter((die) => die.side === side).length;
    // An occupant's die is not sorted with the others (GEN-20.20): it shows more than the die before it.
    const isSorted = own
      .slice(0, rank)
      .every((die, k) => k === 0 || die.natural <= (own[k - 1]?.natural ?? 6));
    return {
      side,
      unit,
      faces: isSorted ? kthHighest(own.length, rank) : ONE_DIE,
      shown: [natural],
      when: [0],
    };
  });
}

const only = (face: number): Faces => [1, 2, 3, 4, 5, 6].map((pips) => (pips === face ? 1 : 0));
export const lastShown = (die: HandedDie): number => die.shown.at(-1) ?? 0;
/** What the die showed after this many re-rolls in its front. */
const shownAt = (die: HandedDie, rerolls: number): number =>
  die.shown[die.when.findLastIndex((when) => when <= rerolls)] ?? lastShown(die);

export interface Duel {
  readonly step: CombatStep;
  readonly own: HandedDie;
  readonly modifiers: readonly Modifier[];
  readonly enemy: HandedDie | null;
  readonly enemyModifiers: readonly Modifier[];
}

export interface Odds {
  /** Hits the odds promised. */
  readonly odds: number;
  readonly variance: number;
}

/** The first roll, then each re-roll of either die as a roll of its own, from what was on the table by then. */
export function duelOdds({ step, own, modifiers, enemy, enemyModifiers }: Duel, rerolls: number): Odds {
  const chance = (mine: Faces, theirs: Faces | null): number =>
    chanceToHit(
      step,
      { faces: mine, modifiers },
      theirs === null ? null : { faces: theirs, modifiers: enemyModifiers },
    );
  const first = chance(own.faces, enemy === null ? null : enemy.faces);
  let odds = first;
  let variance = first * (1 - first);
  for (let k = 1; k <= rerolls; k += 1) {
    const isOwn = own.when.includes(k);
    if (!isOwn && !(enemy?.when.includes(k) ?? false)) continue;
    const mine = shownAt(own, k - 1);
    const theirs = enemy === null ? null : shownAt(enemy, k - 1);
    const before = testAttack(
      step,
      modifiedDie(mine, modifiers),
      theirs === null ? null : modifiedDie(theirs, enemyModifiers),
    ).hit;
    const again = isOwn
      ? chance(ONE_DIE, theirs === null ? null : only(theirs))
      : chance(only(mine), ONE_DIE);
    odds += again - (before ? 1 : 0);
    variance += again * (1 - again);
  }
  return { odds, variance };
}
