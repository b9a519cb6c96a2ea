import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handOut } from '../combat/hand-out.ts';

const ROLL = { dice: 1 };
const BATTERY = { dice: 2 };

test('GEN-V.15: handing out dice', () => {
  // I1 I2 A1 roll at range; C1 between them has no dice and is skipped (GEN-R.69).
  expect(handOut([2, 6, 3, 4], [ROLL, ROLL, BATTERY])).toEqual([[6], [4], [3, 2]]);
  // Melee with A1 withdrawn: I1, I2, C1.
  expect(handOut([1, 5, 3], [ROLL, ROLL, ROLL])).toEqual([[5], [3], [1]]);
});

test('GEN-12.29: no die is lost or invented, and a lower space never has a lower die', () => {
  const rolling = fc.array(fc.constantFrom(ROLL, BATTERY), { maxLength: 5 });
  fc.assert(
    fc.property(
      rolling,
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 10, maxLength: 10 }),
      (units, dice) => {
        const naturals = dice.slice(
          0,
          units.reduce((sum, unit) => sum + unit.dice, 0),
        );
        const shares = handOut(naturals, units);
        expect(shares.map((share) => share.length)).toEqual(units.map((unit) => unit.dice));
        expect(shares.flat()).toEqual(naturals.slice().sort((a, b) => b - a));
      },
    ),
  );
});
