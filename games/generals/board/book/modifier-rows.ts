// GEN-13: the modifiers in the book and on the card, read from the tables the dice are reckoned with.
import { signed } from '@grognard/desk/words/numbers.ts';
import {
  AT_BUILDING,
  BOMBARD_RANGE,
  BOMBARD_TOKEN,
  type Cell,
  COLUMN_MODIFIERS,
  COLUMNS,
  type Column,
  type CombatStep,
  DOWNHILL,
  FAST_RANGED,
  FOREST,
  INTO_RIVER,
  REACTION,
  type Role,
  SPENT,
  UPHILL,
} from '../../tables/modifiers.ts';
import { rowNames as words } from './words/modifier-rows.ts';

type Row = readonly string[];

/** '−1', '0', '–' where it cannot attack that way, nothing where they never meet. */
const number = (value: number | null | undefined): string =>
  value === undefined ? '' : value === null ? '–' : signed(value, '0');
const pair = (cell: Cell | undefined): string =>
  cell === undefined ? '' : `${number(cell.ranged)} / ${number(cell.melee)}`;

const rowsOf = (step: CombatStep, roles: readonly Role[]): readonly Row[] =>
  roles.map((role) => [
    words[role],
    ...COLUMNS.map((column) => number(COLUMN_MODIFIERS[role][column]?.[step])),
  ]);

export const MODIFIER_HEAD: Row = [words.roller, ...COLUMNS.map((column) => words[column])];
export const FIRE_ROWS = rowsOf('ranged', ['attI', 'attA', 'sq', 'pasI', 'pasA']);
export const MELEE_ROWS = rowsOf('melee', ['attI', 'attC', 'sq', 'pasI', 'pasC']);

const across = (columns: readonly Column[], roles: readonly Role[]): readonly Row[] =>
  columns.map((column) => [words[column], ...roles.map((role) => pair(COLUMN_MODIFIERS[role][column]))]);

/** Fire and melee in one cell, for the card: who is rolled at, then each roller. */
export const ATTACK_ROWS = across(COLUMNS, ['attI', 'attC', 'attA']);
export const DEFENCE_ROWS = across(['attI', 'attC', 'attA'], ['sq', 'pasI', 'pasC', 'pasA']);

const atRange = (column: Column): string => number(COLUMN_MODIFIERS.attA[column]?.ranged);

export const BOMBARD_ROWS: readonly Row[] = [
  [words.atTroops, atRange('pasI')],
  [words.atSquare, atRange('sq')],
  [words.atGuns, atRange('pasA')],
  [words.range1, number(BOMBARD_RANGE[1])],
  [words.range2, number(BOMBARD_RANGE[2])],
  [words.token, number(BOMBARD_TOKEN)],
];

/** A cell that changes nothing in a step stays empty. */
const changed = (name: string, { ranged, melee }: Cell): Row => [
  name,
  ranged === 0 ? '' : number(ranged),
  melee === 0 ? '' : number(melee),
];

export const OTHER_ROWS: readonly Row[] = [
  changed(words.spent, { ranged: SPENT, melee: SPENT }),
  changed(words.fast, { ranged: FAST_RANGED, melee: 0 }),
  changed(words.forest, FOREST),
  changed(words.uphill, UPHILL),
  changed(words.downhill, DOWNHILL),
  changed(words.river, INTO_RIVER),
  changed(words.building, AT_BUILDING),
];

export const REACTION_ROWS: readonly Row[] = [
  [words.formSquare, number(REACTION)],
  [words.countercharge, number(REACTION)],
];
