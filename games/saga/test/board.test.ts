import { describe, expect, test } from 'vitest';
import { OBJECTIVE_CARDS } from '../data/objectives.ts';
import { STRATEGY_CARDS } from '../data/strategy-cards.ts';
import { UNIT_CARDS } from '../data/unit-cards.ts';
import { BEHIND, FRONT, facing, LATERAL, PLACES, retreatSides, zoneOf } from '../field/places.ts';
import { meta } from '../meta.ts';
import { REACH } from '../tables/artillery-lattice.ts';
import { table } from './table.ts';

describe('components', () => {
  test('SAG-1.1: two seats', () => {
    expect(meta.seats).toEqual(['A', 'B']);
  });

  test('SAG-1.3: 146 Strategy cards in the box, 14 objectives, 26 French and 26 other units', () => {
    const copies = (nation: (each: string) => boolean): number =>
      UNIT_CARDS.filter((card) => nation(card.nation)).reduce((sum, card) => sum + card.copies, 0);
    expect(copies((nation) => nation === 'FR')).toBe(26);
    expect(copies((nation) => nation !== 'FR')).toBe(26);
    expect(OBJECTIVE_CARDS).toHaveLength(14);
    const printed = STRATEGY_CARDS.reduce(
      (sum, { id, bluff }) => sum + (bluff === true ? 1 : id.startsWith('G') ? 4 : 2),
      0,
    );
    expect([STRATEGY_CARDS.length, printed]).toEqual([54, 146]);
  });

  test('SAG-1.7: each objective is there once', () => {
    expect(new Set(OBJECTIVE_CARDS.map(({ id }) => id)).size).toBe(14);
  });
});

describe('the board', () => {
  const slots = (zone: string): number => PLACES.filter((place) => zoneOf(place) === zone).length / 2;

  test('SAG-2.1, SAG-R01: a slot holds one unit; 5 + 4 + 5 slots, two to retreat to, two to outflank from', () => {
    expect(['L', 'S', 'R', 'RT', 'OF'].map(slots)).toEqual([5, 4, 5, 2, 2]);
    const t = table({ A: { S1: 'FR-LINE', L1: 'FR-LINE', L2: 'FR-LINE' }, B: {} });
    expect(t.declarations('A:S1')).not.toContain('advance L1');
  });

  test('SAG-2.2, 2.3 and 2.4: five slots in the 1st Line, four in the 2nd, five in the Reserve', () => {
    expect([slots('L'), slots('S'), slots('R')]).toEqual([5, 4, 5]);
  });

  test('SAG-2.5: two Retreat and two Out-flank slots on each board', () => {
    expect(PLACES.filter((place) => /^B:(RT|OF)/.test(place))).toEqual(['B:RTW', 'B:RTE', 'B:OFW', 'B:OFE']);
  });

  test('SAG-2.6, 2.7 and SAG-R02: the same index faces the same index on both boards', () => {
    expect([facing('A:L1'), facing('B:L5'), facing('A:L3')]).toEqual(['B:L1', 'A:L5', 'B:L3']);
  });

  test('SAG-2.8: in front of and behind a slot', () => {
    expect(FRONT['S3']).toEqual(['L3', 'L4']);
    expect([BEHIND['L1'], BEHIND['L3'], BEHIND['L5']]).toEqual([['S1'], ['S2', 'S3'], ['S4']]);
  });

  test('SAG-2.9: neighbours are one index apart in the same line', () => {
    expect([LATERAL['L1'], LATERAL['L3'], LATERAL['S4']]).toEqual([['L2'], ['L2', 'L4'], ['S3']]);
    expect(LATERAL['R1']).toBeUndefined();
  });

  test('SAG-2.10 and SAG-R04: every Reserve slot leads to every 2nd Line slot, and lies behind none', () => {
    const t = table({ A: { R5: 'FR-LINE', L1: 'FR-LINE' }, B: {} });
    expect(t.declarations('A:R5')).toEqual(['commit S1', 'commit S2', 'commit S3', 'commit S4']);
    expect(Object.values(BEHIND).flat()).not.toContain('R1');
  });

  test('SAG-2.11: where a unit retreats to', () => {
    const sides = (...places: readonly string[]): readonly string[] =>
      places.map((place) => retreatSides(`A:${place}` as 'A:L1').join(''));
    expect(sides('L1', 'L2', 'S1', 'S2')).toEqual(['W', 'W', 'W', 'W']);
    expect(sides('L4', 'L5', 'S3', 'S4')).toEqual(['E', 'E', 'E', 'E']);
    expect(sides('L3', 'R1', 'R5')).toEqual(['WE', 'WE', 'WE']);
  });

  test('SAG-2.13 and SAG-R05: the lattice of the guns, range 3 and 4', () => {
    const reach = (slot: string, range: number): readonly string[] =>
      (REACH[slot] ?? [])
        .filter((each) => each.range === range)
        .map((each) => each.slot)
        .toSorted();
    expect(reach('R1', 3)).toEqual(['L1', 'L2']);
    expect(reach('R2', 3)).toEqual(['L1', 'L2', 'L3']);
    expect(reach('R5', 3)).toEqual(['L4', 'L5']);
    expect(reach('S1', 2)).toEqual(['L1', 'L2']);
    expect(reach('S1', 3)).toEqual(['S1', 'S2']);
    expect(reach('R3', 4)).toEqual(['S1', 'S2', 'S3', 'S4']);
    expect(reach('S2', 4)).toEqual(['R1', 'R2', 'R3', 'R4']);
    expect(reach('S4', 4)).toEqual(['R3', 'R4', 'R5']);
    const paths = (REACH['R2'] ?? []).find((each) => each.slot === 'L2')?.paths;
    expect(paths?.map((path) => path.map(({ slot }) => slot).join(' '))).toEqual(['S1 L2', 'S2 L2']);
  });
});
