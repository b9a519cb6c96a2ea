import { submit } from '@grognard/kernel';
import { describe, expect, test } from 'vitest';
import { cardTable, march } from './card-table.ts';

describe('playing cards', () => {
  const duel = (A: readonly string[], B: readonly string[] = [], more: object = {}) =>
    cardTable({
      A: { L1: 'FR-LINE', S4: 'FR-LINE' },
      B: { L1: 'BR-RIFL', L5: 'BR-LINE' },
      players: { A: { hand: A }, B: { hand: B } },
      ...more,
    });

  test('SAG-5.1 and 5.5: a card is played for its effect or committed for its value, and goes to the own pile', () => {
    const t = duel(['G10']).dice(1);
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    t.card('A', 'G10');
    t.skip();
    expect([t.player('A').discard, t.player('B').discard]).toEqual([['G10'], []]);
  });

  test('SAG-5.2 and SAG-R27: one after the other, the active player first; two passes in a row close the window', () => {
    const t = duel(['G10', 'G05', 'N05'], ['N07', 'N05']).dice(5);
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    const order: string[] = [];
    const step = (card: string): void => {
      const seat = t.asked() === 'A' ? 'A' : 'B';
      order.push(seat);
      t.card(seat, card);
    };
    step('G10');
    step('N07');
    step('G05');
    expect(order).toEqual(['A', 'B', 'A']);
    expect(t.totals()).toEqual([]);
    t.skip();
    expect(t.totals()).toEqual([5 + 3 + 1 - 2 + 1]);
    expect(t.hand('A')).toEqual(['N05']);
  });

  test('SAG-5.3: proactive cards are for your own activation, reactive ones for the other', () => {
    const t = duel(['N07'], ['G10']);
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(t.against('A', 'N07')).toBe('SAG-N07');
    t.play('A', { type: 'pass' });
    expect(t.against('B', 'G10')).toBe('SAG-G10');
  });

  test('SAG-3.2: a card that modifies a roll comes before the die', () => {
    const t = duel(['G10', 'N05']).dice(2);
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    t.play('A', { type: 'pass' });
    t.reach('A', 'W-ROLL');
    expect(t.against('A', 'G10')).toBe('SAG-5.3');
  });

  test('SAG-3.6: a card beats the rules: a Forced March moves twice', () => {
    const t = duel(['G15']);
    expect(t.asked()).toBe('A');
    t.orders('A:S4', march({ kind: 'advance', to: 'L4' }, { kind: 'lateral', to: 'L3' }), 'G15');
    t.skip();
    expect(t.unit('A:L3')?.card.hidden).toBe('FR-LINE');
  });

  test('a card that is not in hand, or comes after its window, is refused, and nothing changes', () => {
    const t = duel(['G10']);
    t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
    const open = JSON.stringify(t.state);
    expect(submit(t.match, 'A', { type: 'card', card: 'G05' })).toMatchObject({
      ok: false,
      refusal: { rule: 'SAG-5.1' },
    });
    expect(submit(t.match, 'B', { type: 'card', card: 'N07' })).toMatchObject({
      ok: false,
      error: { code: 'not-your-decision' },
    });
    expect(JSON.stringify(t.state)).toBe(open);
    t.dice(1).play('A', { type: 'pass' });
    t.skip();
    const closed = JSON.stringify(t.state);
    expect(submit(t.match, 'A', { type: 'card', card: 'G10' }).ok).toBe(false);
    expect(JSON.stringify(t.state)).toBe(closed);
  });

  test('by public facts everybody is asked alike: with alwaysPrompt a useless card brings a question too', () => {
    const asked = (hand: readonly string[], alwaysPrompt: boolean): boolean => {
      const t = cardTable({
        A: { L1: 'FR-LINE', S4: 'FR-LINE' },
        B: { L1: 'BR-RIFL', L5: 'BR-LINE' },
        players: { A: {}, B: { hand } },
        rules: { alwaysPrompt },
      }).dice(1);
      t.orders('A:L1', { kind: 'fire', target: 'B:L1' });
      return t.state.frames.at(-1)?.proc === 'window' && t.asked() === 'B';
    };
    expect([asked(['N07'], true), asked(['G01'], true), asked([], true)]).toEqual([true, true, false]);
    expect([asked(['N07'], false), asked(['G01'], false)]).toEqual([true, false]);
  });
});
