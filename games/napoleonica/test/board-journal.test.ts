// The journal in plain words: one line for an act and what it costs, equal events one line with a count.
import { plainText } from '@grognard/desk/words/phrases.ts';
import { describe, expect, test } from 'vitest';
import { logLines } from '../board/words/journal.ts';
import { type Memory, remember } from '../board/words/memory.ts';
import type { Event } from '../events.ts';

const BEGAN: Event = {
  type: 'battleBegan',
  rule: 'NAP-SET.3',
  name: 'Baptism of Fire',
  sideOf: { A: 'south', B: 'north' },
  armies: {
    A: { faction: 'france', units: ['FR01'] },
    B: { faction: 'abyss', units: ['AB01'] },
  },
};
const memory = remember(null, [BEGAN]);

const told = (events: readonly Event[], known: Memory | null = memory): readonly string[] =>
  logLines(events, known).map(({ text }) => plainText(text));

describe('one line for what belongs together', () => {
  test('NAP-ACT.3: a second activation and its Fatigue', () => {
    const activated: Event = {
      type: 'unitActivated',
      rule: 'NAP-ACT.1',
      unit: 0,
      orders: [1, 0, 1, 0],
      card: null,
    };
    const tired: Event = { type: 'fatigueChanged', rule: 'NAP-ACT.3', unit: 0, by: 1, fatigue: 1 };
    expect(told([activated])).toEqual(['Fusiliers: activated with 1 green and 1 red.']);
    expect(told([activated, tired])).toEqual([
      'Fusiliers: activated again with 1 green and 1 red, 1 Fatigue.',
    ]);
  });

  test('NAP-DMG.5: damage and the models it takes', () => {
    const damaged: Event = {
      type: 'damageDealt',
      rule: 'NAP-DMG.1',
      unit: 1,
      dealt: [],
      reduced: [],
      total: 2,
    };
    const lost: Event = { type: 'modelsLost', rule: 'NAP-DMG.5', unit: 1, count: 2, left: 1 };
    expect(told([damaged, lost])).toEqual(['The Abyss loses 2 models of Damned Line: 1 left.']);
  });

  test('NAP-ATK.26: dice that show nothing are told in a word', () => {
    const die = { die: 'Y', rule: 'NAP-ATK.16', byAttacker: false, byDefender: false } as const;
    const rolled = (...faces: readonly ('miss' | 'hit' | 'crit')[]): Event => ({
      type: 'diceRolled',
      rule: 'NAP-ATK.26',
      player: 'A',
      dice: faces.map((face) => ({ ...die, face })),
    });
    expect(told([rolled('miss', 'miss')])).toEqual(['2 dice rolled: nothing.']);
    expect(told([rolled('hit', 'crit', 'hit')])).toEqual(['3 dice rolled: 1 crit and 2 hits.']);
  });
});

test('NAP-ORD.10: exchanges in a row are one line that counts them', () => {
  const exchanged = (count: number): readonly Event[] => [
    { type: 'ordersExchanged', rule: 'NAP-ORD.10', player: 'B', count },
    { type: 'ordersDrawn', rule: 'NAP-ORD.10', player: 'B', count, orders: null },
  ];
  const first = logLines(exchanged(2), memory);
  expect(first).toHaveLength(1);
  expect(first[0]?.replaces).toBeUndefined();
  const once = remember(memory, exchanged(2));
  const [second] = logLines(exchanged(3), once);
  expect(second?.replaces).toBe(true);
  expect(plainText(second?.text ?? [])).toBe('The Abyss exchanges Orders 2 times, 5 in all.');
});

test('NAP-GEN.1: two armies of one faction are told apart by their seats', () => {
  const same: Event = {
    ...BEGAN,
    armies: { A: { faction: 'france', units: ['FR01'] }, B: { faction: 'france', units: ['FR01'] } },
  };
  const lost: Event = { type: 'modelsLost', rule: 'NAP-DMG.5', unit: 1, count: 1, left: 3 };
  expect(told([lost], remember(null, [same]))).toEqual(['Red loses 1 model of Fusiliers: 3 left.']);
});

test('NAP-SET.2: equal dice are told as what they are, before they are rolled again', () => {
  const rolled = (A: number, B: number): Event => ({
    type: 'd6Rolled',
    rule: 'NAP-SET.2',
    values: { A, B },
    winner: A > B ? 'A' : 'B',
  });
  expect(told([rolled(3, 3), rolled(2, 5)])).toEqual([
    '3 against 3 on the dice: both roll again.',
    '2 against 5 on the dice: the Abyss decides.',
  ]);
});
