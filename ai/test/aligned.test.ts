import { describe, expect, it } from 'vitest';
import { diceByPurpose, temperByDecision } from '../src/aligned.ts';

const dice = (random: ReturnType<typeof diceByPurpose>, purpose: string): number[] =>
  Array.from({ length: 12 }, () => random.die(1000, purpose));

describe('chance in playouts that are held against each other', () => {
  it('a fight has the same dice whatever was fought before it', () => {
    const quiet = diceByPurpose(7);
    const busy = diceByPurpose(7);
    dice(busy, 'melee at a2');
    expect(dice(busy, 'melee at b2')).toEqual(dice(quiet, 'melee at b2'));
  });

  it('other fights, other worlds and later dice are others', () => {
    const random = diceByPurpose(7);
    const first = dice(random, 'melee at a2');
    expect(dice(random, 'melee at a2')).not.toEqual(first);
    expect(dice(random, 'melee at b2')).not.toEqual(first);
    expect(dice(diceByPurpose(8), 'melee at a2')).not.toEqual(first);
  });

  it('a seat answers the nth question of a kind in the same temper, however much the others were asked', () => {
    const [quiet, busy] = [temperByDecision(7), temperByDecision(7)];
    for (const seat of ['black', 'black', 'black']) {
      busy.begin?.(seat, 'declare');
      dice(busy, 'AI chance');
    }
    for (const random of [quiet, busy]) random.begin?.('white', 'declare');
    const first = dice(quiet, 'AI chance');
    expect(dice(busy, 'AI chance')).toEqual(first);
    quiet.begin?.('white', 'declare');
    expect(dice(quiet, 'AI chance')).not.toEqual(first);
  });
});
