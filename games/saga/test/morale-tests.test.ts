import { describe, expect, test } from 'vitest';
import { hitsFor } from '../modifiers/judgement.ts';
import { table } from './table.ts';

describe('tests and precedence', () => {
  test('SAG-3.1: die, score and modifiers must reach the number', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', formation: 'line' }, L2: 'FR-LINE' },
      B: { L1: 'BR-LINE' },
    }).dice(2);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(t.events.find(({ type }) => type === 'testRolled')).toMatchObject({
      natural: 2,
      need: 6,
      success: true,
      sum: { score: 3, total: 6, modifiers: [{ rule: 'SAG-22.1', value: 1 }] },
    });
  });

  test('SAG-3.3: Evade has no score on the card', () => {
    const t = table({ A: { L1: 'FR-CHAS' }, B: { L1: 'BR-UNIO', L2: 'BR-LINE' }, first: 'B' }).dice(4);
    t.order('B:L1', { kind: 'engage', target: 'A:L1' });
    t.play('A', { type: 'evade', yes: true });
    expect(t.events.find(({ type }) => type === 'testRolled')).toMatchObject({ sum: { score: 0, total: 4 } });
  });

  test.each([
    { die: 1, cas: 1, stays: false },
    { die: 6, cas: 2, stays: true },
  ])('SAG-3.4 and SAG-R86: a natural $die decides a Morale test', ({ die, cas, stays }) => {
    const t = table({
      A: { L1: { card: 'AL-DUTB', cas } },
      B: { L1: 'BR-LINE', L2: 'BR-LINE' },
      first: 'B',
    }).dice(3, die);
    t.order('B:L1', { kind: 'fire', target: 'A:L1' });
    t.play('A', { type: 'morale', how: 'roll' });
    expect(t.unit('A:L1') !== null).toBe(stays);
  });

  test('SAG-3.5: the player without the Activation marker deals with all his tests first', () => {
    const t = table({
      A: { L1: { card: 'FR-LINE', cas: 1 }, L2: 'FR-LINE' },
      B: { L1: { card: 'BR-LINE', cas: 1 } },
    }).dice(4, 4, 5);
    t.order('A:L1', { kind: 'engage', target: 'B:L1' });
    expect(t.asked()).toBe('B');
    t.play('B', { type: 'morale', how: 'roll' });
    expect(t.asked()).toBe('A');
  });

  test('SAG-R09: no natural rule for Fire and Melee', () => {
    const t = table({ A: { L1: 'AL-DUTB', L2: 'FR-LINE' }, B: { L1: 'BR-LINE' } }).dice(6, 1);
    t.order('A:L1', { kind: 'fire', target: 'B:L1' });
    expect(t.events.find(({ type }) => type === 'testRolled')).toMatchObject({ hits: 2, sum: { total: 9 } });
  });

  test('SAG-R81: twelve and more are still two hits', () => {
    expect([5, 6, 8, 9, 12, 15].map(hitsFor)).toEqual([0, 1, 1, 2, 2, 2]);
  });

  test('SAG-R80: a rally cannot be failed on purpose', () => {
    const t = table({
      A: { RTW: 'FR-LINE', RTE: 'FR-LINE', L1: 'FR-LINE' },
      B: { L1: 'BR-LINE' },
      phase: 'reform',
    });
    expect(t.legal('A').map(({ type }) => type)).toEqual(['rally', 'rally']);
  });
});
