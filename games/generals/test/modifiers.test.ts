import { expect, test } from 'vitest';
import { modifiedDie, total } from '../combat/modified-die.ts';
import {
  type AttackFacts,
  attackModifiers,
  bombardModifiers,
  canAttack,
  columnOf,
  OPEN_GROUND,
  reactionModifiers,
  roleOf,
} from '../combat/modifiers.ts';
import {
  COLUMN_MODIFIERS,
  COLUMNS,
  type Column,
  type CombatStep,
  ROLES,
  type Role,
} from '../tables/modifiers.ts';
import { field } from './field.ts';

const facts = (
  row: Role,
  column: Column,
  step: CombatStep,
  more: Partial<AttackFacts> = {},
): AttackFacts => ({
  step,
  row,
  column,
  unopposed: false,
  spent: false,
  fast: false,
  ground: OPEN_GROUND,
  ...more,
});

const modified = (
  natural: number,
  row: Role,
  column: Column,
  step: CombatStep,
  more: Partial<AttackFacts> = {},
): number => modifiedDie(natural, attackModifiers(facts(row, column, step, more)));

const bombarded = (natural: number, column: Column, range: 1 | 2, token: boolean): number =>
  modifiedDie(natural, bombardModifiers({ column, range, token, forest: false, building: false }));

test('GEN-V.07: modifier spot checks', () => {
  expect(modified(5, 'attI', 'attI', 'ranged')).toBe(4);
  expect(modified(6, 'attI', 'pasI', 'melee')).toBe(6);
  expect(modified(2, 'attI', 'attC', 'melee', { unopposed: true })).toBe(2);
  expect(modified(3, 'attC', 'sq', 'melee')).toBe(1);
  expect(modified(3, 'attC', 'pasA', 'melee')).toBe(5);
  expect(modified(1, 'attC', 'routed', 'melee', { unopposed: true })).toBe(5);
  expect(modified(1, 'attA', 'sq', 'ranged')).toBe(4);
  expect(modified(1, 'attA', 'pasI', 'ranged', { unopposed: true })).toBe(5);
  expect(modified(2, 'attA', 'routed', 'ranged')).toBe(3);
  expect(modified(5, 'sq', 'attI', 'ranged')).toBe(4);
  expect(modified(6, 'sq', 'attA', 'ranged', { spent: true })).toBe(3);
  expect(modified(6, 'pasI', 'attC', 'ranged', { fast: true })).toBe(4);
  expect(modified(5, 'pasI', 'attC', 'melee', { spent: true })).toBe(3);
  expect(modified(4, 'pasC', 'attI', 'melee')).toBe(3);
  expect(modified(4, 'pasA', 'attA', 'ranged')).toBe(3);
  expect(modified(6, 'pasA', 'attC', 'ranged', { fast: true, spent: true })).toBe(3);
  expect(bombarded(4, 'pasC', 1, true)).toBe(4);
  expect(bombarded(6, 'routed', 2, false)).toBe(3);
  expect(bombarded(4, 'sq', 2, true)).toBe(4);
  expect(canAttack('pasC', 'attA', 'melee')).toBe(false);
});

test('GEN-13.1: the whole table, row by row, ranged then melee', () => {
  const table = (step: CombatStep): string[] =>
    ROLES.map((row) => COLUMNS.map((column) => COLUMN_MODIFIERS[row][column]?.[step] ?? '-').join(' '));
  expect(table('ranged')).toEqual([
    '-1 -1 -1 0 -1 -1 -1 0 1',
    '- - - - - - - - -',
    '2 2 1 3 2 2 1 1 2',
    '-1 -1 -2 - - - - - -',
    '0 0 -1 - - - - - -',
    '- - - - - - - - -',
    '0 0 -1 - - - - - -',
  ]);
  expect(table('melee')).toEqual([
    '0 -1 1 0 1 0 1 0 1',
    '1 0 2 -3 1 1 2 2 2',
    '- - - - - - - - -',
    '0 0 0 - - - - - -',
    '0 -1 0 - - - - - -',
    '-1 -1 - - - - - - -',
    '- - - - - - - - -',
  ]);
});

test('GEN-13.2: Infantry in square uses its own row and column, whatever its type says', () => {
  const { units } = field('a1: wI1# wI2 wC1');
  const [square, line] = units;
  expect(square && roleOf(square, false)).toBe('sq');
  expect(square && columnOf(square, false)).toBe('sq');
  expect(line && roleOf(line, false)).toBe('pasI');
  expect(line && roleOf(line, true)).toBe('attI');
});

test('GEN-13.3, GEN-R.62: a routed target uses column routed instead of that of its type', () => {
  const [gun] = field('a1: wA1~').units.filter(({ id }) => id === 'wA1');
  expect(gun && columnOf(gun, false)).toBe('routed');
  expect(modified(2, 'attC', 'routed', 'melee')).toBe(4);
});

test('GEN-13.4: an unopposed attack adds column none to the column of its target', () => {
  const list = attackModifiers(facts('attC', 'pasI', 'melee', { unopposed: true }));
  expect(list).toEqual([
    { rule: 'GEN-13.1', label: 'Attacking Cavalry against defending Infantry', value: 1 },
    { rule: 'GEN-13.4', label: 'Unopposed', value: 2 },
  ]);
});

test('GEN-13.5: a spent unit has -1 to ranged and melee', () => {
  expect(modified(4, 'pasI', 'attI', 'ranged', { spent: true })).toBe(3);
  expect(modified(4, 'pasI', 'attI', 'melee', { spent: true })).toBe(3);
});

test('GEN-13.6, GEN-8.6, GEN-10.3, GEN-R.85: ranged dice in fast have -2, those of Combined Arms and melee dice have not', () => {
  for (const row of ['attI', 'attA', 'sq', 'pasI', 'pasA'] as const) {
    const normal = total(attackModifiers(facts(row, 'attC', 'ranged')));
    expect(total(attackModifiers(facts(row, 'attC', 'ranged', { fast: true })))).toBe(normal - 2);
  }
  expect(modified(4, 'attC', 'attC', 'melee', { fast: true })).toBe(4);
});

test('GEN-13.7, GEN-12.8: a reaction has -1, so natural 5 or 6 succeeds', () => {
  expect(reactionModifiers).toEqual([{ rule: 'GEN-13.7', label: 'Reaction', value: -1 }]);
  expect([4, 5, 6].map((natural) => modifiedDie(natural, reactionModifiers))).toEqual([3, 4, 5]);
});

test('GEN-13.8: bombardment has -3 at range 1, -4 at range 2 and +1 with an own token', () => {
  expect(bombarded(5, 'pasI', 1, false)).toBe(4);
  expect(bombarded(5, 'pasI', 2, false)).toBe(3);
  expect(bombarded(5, 'pasI', 2, true)).toBe(4);
});

test('GEN-13.9, GEN-R.84: everything is added up, then clamped to 1..6', () => {
  expect(modified(6, 'attC', 'pasA', 'melee', { unopposed: true })).toBe(6);
  expect(modified(1, 'pasI', 'attI', 'ranged', { fast: true, spent: true })).toBe(1);
});

test('GEN-V.42: terrain numbers', () => {
  const forest = { ground: { ...OPEN_GROUND, forest: true } };
  const sum = (row: Role, column: Column, step: CombatStep, more: Partial<AttackFacts>): number =>
    total(attackModifiers(facts(row, column, step, more)));
  expect(sum('attI', 'pasI', 'ranged', forest)).toBe(-3);
  expect(sum('attI', 'pasI', 'melee', forest)).toBe(0);
  expect(sum('pasI', 'attI', 'ranged', forest)).toBe(-2);
  expect(sum('pasI', 'attI', 'melee', forest)).toBe(-1);
  expect(sum('attC', 'pasI', 'melee', { ground: { ...OPEN_GROUND, slope: 'up' } })).toBe(0);
  expect(sum('attC', 'pasI', 'melee', { ground: { ...OPEN_GROUND, slope: 'down' } })).toBe(2);
  expect(sum('attI', 'pasI', 'melee', { ground: { ...OPEN_GROUND, river: true } })).toBe(0);
  const building = bombardModifiers({
    column: 'pasI',
    range: 1,
    token: false,
    forest: false,
    building: true,
  });
  expect(total(building)).toBe(-2);
  expect([5, 6].map((natural) => modifiedDie(natural, building))).toEqual([3, 4]);
});

test('GEN-20.18: attackers of a building have -1 ranged and -1 melee', () => {
  const ground = { ...OPEN_GROUND, building: true };
  expect(total(attackModifiers(facts('attI', 'pasI', 'ranged', { ground })))).toBe(-2);
  expect(total(attackModifiers(facts('attI', 'pasI', 'melee', { ground })))).toBe(0);
});

test('GEN-R.107: a wood takes 2 from bombardment dice as well', () => {
  const list = bombardModifiers({ column: 'pasI', range: 1, token: false, forest: true, building: false });
  expect(list.map(({ rule, value }) => `${rule} ${value}`)).toEqual([
    'GEN-13.1 2',
    'GEN-13.8 -3',
    'GEN-20.6 -2',
  ]);
});
