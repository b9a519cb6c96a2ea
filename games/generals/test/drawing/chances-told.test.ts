// A chance says what it is the chance of, for whoever may try something now.
import { describe, expect, it } from 'vitest';
import { chanceInWords } from '../../board/drawing/hint.tsx';
import { battle } from '../field.ts';

describe('a chance in words', () => {
  it('GEN-12.8: a reaction succeeds in 2 of 6', () => {
    const attacked = battle({
      phase: 'combined',
      units: 'a1: wC1 | a2: bI1',
      orders: 'wC a1>a2',
    }).passTo('reaction');
    expect(chanceInWords(attacked.view('black'), { type: 'formSquare', unit: 'bI1' })).toBe('success: 33%');
  });

  it('GEN-20.20: whoever fires out of a building knows the odds like everybody else', () => {
    const fight = battle({
      phase: 'combined',
      units: 'b1: wI1 | b2: bI1 bI2@',
      orders: 'wI b1>b2',
      options: { terrain: 'A' },
    });
    expect(fight.waiting).toBe('targets');
    const view = fight.view('black');
    expect(chanceInWords(view, { type: 'target', unit: 'bI2', at: 'wI1' })).toBe('hit: 50%');
    expect(chanceInWords(view, { type: 'target', unit: 'bI2', at: null })).toBeNull();
  });

  it('what is no attempt has none', () => {
    const moving = battle({ phase: 'combined', units: 'a1: wI1 | a3: bI1', orders: 'wI a1>a2' });
    expect(chanceInWords(moving.view('white'), { type: 'endActivation' })).toBeNull();
  });
});
