import { describe, expect, test } from 'vitest';
import { front, HILL, LINE, table, WOODS } from './table.ts';

const armies = { A: front('FR-LINE', ...LINE), B: front('PR-LINE', ...LINE) };

describe('Reform the Ranks!', () => {
  test('SAG-7.1 and SAG-R13: step by step, the First player before the Second', () => {
    const t = table({
      A: { ...armies.A, R1: { card: 'FR-LINE', cas: 2 }, RTW: 'FR-LINE', RTE: 'FR-LINE' },
      B: { ...armies.B, R1: { card: 'PR-LINE', cas: 2 } },
      first: 'B',
      phase: 'reform',
    });
    expect(t.asked()).toBe('B');
    t.play('B', { type: 'done' });
    expect(t.legal('A').map(({ type }) => type)).toEqual(['regroup', 'done']);
    t.play('A', { type: 'done' });
    expect(t.legal('A').map(({ type }) => type)).toEqual(['rally', 'rally']);
  });

  test('SAG-7.2: one 7+ test for each Reserve unit with two casualties; engaged units may not try', () => {
    const t = table({
      A: {
        ...armies.A,
        R1: { card: 'FR-LINE', cas: 2 },
        R2: { card: 'FR-LINE', cas: 2 },
        R3: { card: 'FR-LINE', cas: 1 },
      },
      B: { ...armies.B, 'A:OFW': 'PR-HUSS' },
      melees: [['A:OFW', 'A:R2']],
      phase: 'reform',
    }).dice(2);
    const [one, two, three] = [t.idAt('A:R1'), t.idAt('A:R2'), t.idAt('A:R3')];
    expect(t.refused('A', { type: 'regroup', unit: two })).toBe('SAG-7.2');
    expect(t.refused('A', { type: 'regroup', unit: three })).toBe('SAG-7.2');
    t.play('A', { type: 'regroup', unit: one });
    expect(t.events.find(({ type }) => type === 'testRolled')).toMatchObject({ need: 7, success: false });
    expect(t.unit('A:R1')?.cas).toBe(2);
    expect(t.state.phase).toBe('combat');
  });

  test.each([
    { cas: 2, need: 6 },
    { cas: 3, need: 7 },
    { cas: 4, need: 7 },
  ])('SAG-7.3 and SAG-R18: a rally with $cas casualties is $need+', ({ cas, need }) => {
    const t = table({
      A: { ...armies.A, RTW: { card: 'FR-OG', cas } },
      B: armies.B,
      phase: 'reform',
      dice: [1],
    });
    expect(t.events.find(({ type }) => type === 'testRolled')).toMatchObject({ cause: 'rally', need });
  });

  test('SAG-7.4: who fails stays', () => {
    const t = table({ A: { ...armies.A, RTW: 'FR-LINE' }, B: armies.B, phase: 'reform', dice: [1] });
    expect(t.unit('A:RTW')).not.toBeNull();
  });

  test('SAG-7.5: who rallies is put into a free Reserve slot of choice', () => {
    const t = table({
      A: { ...armies.A, RTW: 'FR-LINE', R1: 'FR-LINE' },
      B: armies.B,
      phase: 'reform',
      dice: [5],
    });
    expect(t.refused('A', { type: 'toReserve', slot: 'R1' })).toBe('SAG-2.1');
    t.play('A', { type: 'toReserve', slot: 'R3' });
    expect(t.events.find(({ type }) => type === 'unitEntered')?.rule).toBe('SAG-7.5');
    expect(t.unit('A:R3')?.card.hidden).toBe('FR-LINE');
  });

  test('SAG-7.6: any number of Terrain cards, one after the other', () => {
    const t = table({ ...armies, players: { A: { hand: [HILL, HILL, WOODS] } }, phase: 'reform' });
    t.play('A', { type: 'terrain', card: HILL, slot: 'L1' });
    t.play('A', { type: 'terrain', card: HILL, slot: 'L2' });
    t.play('A', { type: 'terrain', card: WOODS, slot: 'R1' });
    expect([t.ground('A:L1'), t.ground('A:L2'), t.ground('A:R1')]).toEqual([HILL, HILL, WOODS]);
    expect(t.player('A').hand).toEqual([]);
  });

  test('SAG-R24: if Terrain fits in no free slot, any will do and its Terrain goes', () => {
    const t = table({
      A: { ...armies.A, RTW: 'FR-CUIR', ...front('FR-LINE', 'R1', 'R2', 'R3', 'R4') },
      B: armies.B,
      terrain: { 'A:R5': WOODS },
      phase: 'reform',
      dice: [6],
    });
    expect(t.unit('A:R5')?.card.hidden).toBe('FR-CUIR');
    expect(t.ground('A:R5')).toBeNull();
    expect(t.player('A').discard).toEqual([WOODS]);
    const choice = table({
      A: { ...armies.A, RTW: 'FR-CUIR', ...front('FR-LINE', 'R1', 'R2', 'R3') },
      B: armies.B,
      terrain: { 'A:R5': WOODS },
      phase: 'reform',
      dice: [6],
    });
    expect(choice.unit('A:R4')?.card.hidden).toBe('FR-CUIR');
  });
});
