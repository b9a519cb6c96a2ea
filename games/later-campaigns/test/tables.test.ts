// NLC-C: the tables, cell by cell as they are printed.
import { describe, expect, it } from 'vitest';
import { fireOf, reducedBy } from '../strength/fire.ts';
import { fireResult } from '../tables/fire-table.ts';
import { isRevealed } from '../tables/hidden-movement.ts';
import { HIGHEST_MORALE, LOWEST_MORALE, MORALE_MODIFIERS } from '../tables/morale-modifiers.ts';
import { COMPLIANCE_SHIFTS, CONFIDENCE, compliance, localDecision } from '../tables/order-tables.ts';
import * as ranges from '../tables/ranges.ts';
import { HEXSIDE_EFFECTS, TERRAIN_EFFECTS } from '../tables/terrain-effects.ts';

const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

it('NLC-T1: local decisions by rating, from 2 to 12', () => {
  const rows = [0, 1, 2, 3, 4, 5].map((rating) =>
    ROLLS.map((roll) => localDecision(rating, roll, false)[0]).join(''),
  );
  expect(rows).toEqual([
    'bbbbbbnnnna',
    'bbbbbnnnnaa',
    'bbbbnnnnaaa',
    'bbnnnnaaaaa',
    'bnnnaaaaaaa',
    'bnnnaaaaaaa',
  ]);
});

it('NLC-T2, NLC-T4: shifts of compliance and modifiers of confidence', () => {
  expect(COMPLIANCE_SHIFTS).toEqual({
    recipientOnReserve: 1,
    attackOrProbe: -2,
    faceToFace: 1,
    divisionalOrderOrCavalryCorps: 1,
    generalRetreat: 1,
    commandConfusion: -1,
    directCommandAftermath: -1,
  });
  expect(CONFIDENCE).toEqual({
    attackTypeUndemoralized: 3,
    attackTypeDemoralized: 0,
    objectiveHeldOnAttack: 1,
    defendTypeDemoralized: 2,
  });
});

it('NLC-T3: compliance by column, from -1 to 10', () => {
  const columns = Array.from({ length: 12 }, (_, i) => i - 1);
  const least = (wanted: string): readonly (number | undefined)[] =>
    columns.map((column) => ROLLS.find((roll) => compliance(column, roll) === wanted));
  expect(least('R4')).toEqual([7, 6, 6, 6, 5, 4, 3, 2, 2, 2, 2, undefined]);
  expect(least('1T')).toEqual([9, 9, 9, 8, 7, 7, 6, 5, 4, 4, 3, 2]);
  expect(least('C')).toEqual([12, 11, 11, 10, 10, 9, 9, 8, 8, 7, 6, 6]);
});

it('NLC-T5, NLC-R007, NLC-R028: terrain and hexsides', () => {
  expect(TERRAIN_EFFECTS).toEqual({
    clear: { assault: 0, bombard: 0, charge: 0, foot: 2, horse: 2 },
    town: { assault: 25, bombard: 75, charge: 50, foot: 2, horse: 2 },
    chateau: { assault: 50, bombard: null, charge: null, foot: 4, horse: 4 },
    woods: { assault: 50, bombard: 50, charge: 75, foot: 4, horse: 8 },
  });
  expect(HEXSIDE_EFFECTS).toEqual({
    stream: { assault: 25, charge: 25, extra: 4 },
    crest: { assault: 25, charge: 0, extra: 0 },
    bridge: { assault: 50, charge: null, extra: 2 },
  });
});

it('NLC-T6, NLC-1.1, NLC-R016: percent off, one half upward, never more than three quarters', () => {
  const reduced = (strength: number, percent: number): number =>
    fireOf([{ unit: 0, strength, factors: reducedBy(percent, 'terrain', 'NLC-T5') }]).row;
  const rows = Array.from({ length: 24 }, (_, i) => [25, 50, 75].map((percent) => reduced(i + 1, percent)));
  expect(rows.map((row) => row.join(' '))).toEqual([
    '1 1 0',
    '2 1 1',
    '2 2 1',
    '3 2 1',
    '4 3 1',
    '5 3 2',
    '5 4 2',
    '6 4 2',
    '7 5 2',
    '8 5 3',
    '8 6 3',
    '9 6 3',
    '10 7 3',
    '11 7 4',
    '11 8 4',
    '12 8 4',
    '13 9 4',
    '14 9 5',
    '14 10 5',
    '15 10 5',
    '16 11 5',
    '17 11 6',
    '17 12 6',
    '18 12 6',
  ]);
  expect(reduced(8, 100)).toBe(2);
});

it('NLC-T8: the Fire Table', () => {
  const row = (strength: number): string => ROLLS.map((roll) => fireResult(strength, roll)).join('');
  expect(Array.from({ length: 25 }, (_, strength) => row(strength))).toEqual([
    '00000000000',
    '00000000111',
    '00000001112',
    '00000011122',
    '00000111222',
    '00000112222',
    '00001112223',
    '00001112234',
    '00001122334',
    '00011122334',
    '00011223345',
    '00011223445',
    '00111223445',
    '00112233446',
    '00112233456',
    '00112234456',
    '01112334556',
    '01122334557',
    '01122344567',
    '01123344567',
    '01123345568',
    '01223445568',
    '01223445678',
    '01233445679',
    '11233455679',
  ]);
});

it('NLC-T9: morale', () => {
  const values = Object.entries(MORALE_MODIFIERS).map(([reason, { value }]) => `${reason} ${value}`);
  expect([LOWEST_MORALE, HIGHEST_MORALE]).toEqual([1, 5]);
  expect(values).toEqual([
    'stepLoss -1',
    'demoralizedFormation -1',
    'withOwnLeader 1',
    'reserve -1',
    'gardeBroken -1',
    'exhausted -2',
    'inWoods -2',
    'flanked -2',
    'firedAtByArtillery -1',
    'foughtByGuard -1',
    'goodCover 1',
    'nearUndisruptedEnemy -1',
  ]);
});

describe('ranges', () => {
  it('NLC-T10: half-points for movement, hexes for the rest', () => {
    expect([
      ranges.COMMAND_RANGE,
      ranges.INSTANT_ORDER,
      ranges.COURIER_PER_TURN,
      ranges.ORDER_TARGET,
    ]).toEqual([6, 6, 12, 20]);
    expect([ranges.BOMBARD_RANGE, ranges.BOMBARD_RANGE_ADVANCED, ranges.CHARGE_RANGE]).toEqual([2, 3, 2]);
    expect([ranges.OFF_ROAD_SUPPLY, ranges.PANIC_RADIUS]).toEqual([5, 5]);
    expect([ranges.SAME_TYPE_SEPARATION, ranges.WAYPOINT_SPACING]).toEqual([10, 20]);
    expect([ranges.ORDER_RADIUS, ranges.DIVISION_SPREAD, ranges.ORDER_FAILURE_RETREAT]).toEqual([2, 3, 3]);
  });

  it('NLC-T11: a hidden march is safe for a turn, then found on 5 and on 4', () => {
    const found = [1, 2, 3, 9].map((turns) =>
      [1, 2, 3, 4, 5, 6].filter((roll) => isRevealed(turns, roll, false)),
    );
    expect(found).toEqual([[], [5, 6], [4, 5, 6], [4, 5, 6]]);
  });
});
