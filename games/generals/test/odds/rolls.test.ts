import { describe, expect, it } from 'vitest';
import type { Event } from '../../events.ts';
import { rollsIn } from '../../odds/rolls.ts';
import { attack, dice, round } from '../battle-events.ts';

const entry = (n: number, ...events: Event[]) => ({ n, events });

describe('the odds of a roll', () => {
  it('GEN-12.40: one die against one die wins fifteen times in thirty-six', () => {
    const [white, black] = rollsIn([
      entry(
        1,
        round(1),
        dice(['wI1', 'bI1', 5], ['bI1', 'wI1', 2]),
        attack('wI1', 'bI1', 5, 2, true),
        attack('bI1', 'wI1', 2, 5, false),
      ),
    ]);
    expect(white).toMatchObject({ seat: 'white', hits: 1 });
    expect(white?.odds).toBeCloseTo(15 / 36);
    expect(black?.odds).toBeCloseTo(15 / 36);
  });

  it('GEN-12.29: the better of two dice is likelier to hit than the worse', () => {
    const [better, worse] = rollsIn([
      entry(
        1,
        dice(['wI1', 'bI1', 6], ['wI2', 'bI1', 1]),
        attack('wI1', 'bI1', 6, null, true),
        attack('wI2', 'bI1', 1, null, false),
      ),
    ]);
    expect(better?.odds).toBeCloseTo(27 / 36);
    expect(worse?.odds).toBeCloseTo(9 / 36);
  });

  it('GEN-12.31: a re-roll is a roll of its own', () => {
    const reroll: Event = {
      type: 'dieRerolled',
      rule: 'GEN-12.31',
      by: 'white',
      front: 'a1-a2',
      side: 'white',
      die: 0,
      from: 2,
      to: 5,
    };
    const [again] = rollsIn([entry(1, dice(['wI1', 'bI1', 2]), reroll, attack('wI1', 'bI1', 5, null, true))]);
    // Half for the first roll that missed, half for the second that hit.
    expect(again?.odds).toBeCloseTo(1);
    expect(again?.variance).toBeCloseTo(0.5);
  });
});
