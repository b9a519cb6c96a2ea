// GEN-13.9: the modifiers of a die as a list, each with its rule, before anybody adds them up.
import { type Frozen, fill, type RuleId } from '@grognard/kernel';
import type { Modifier, Unit } from '../state.ts';
import {
  AT_BUILDING,
  BOMBARD_BUILDING,
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
} from '../tables/modifiers.ts';
import { modifierNames, OTHER_ROLE, OWN_ROLE } from '../words/modifiers.ts';

const ATTACKING = { I: 'attI', C: 'attC', A: 'attA' } as const;
const PASSIVE = { I: 'pasI', C: 'pasC', A: 'pasA' } as const;

/** GEN-13.2 */
export const roleOf = (unit: Frozen<Unit>, attacking: boolean): Role =>
  attacking ? ATTACKING[unit.arm] : unit.square ? 'sq' : PASSIVE[unit.arm];

/** GEN-13.3: a routed target uses its own column, whatever its type. */
export const columnOf = (unit: Frozen<Unit>, attacking: boolean): Column =>
  unit.routed ? 'routed' : roleOf(unit, attacking);

/** GEN-13.1: whether this row has a number against this column in this step. */
export const canAttack = (row: Role, column: Column, step: CombatStep): boolean =>
  (COLUMN_MODIFIERS[row][column]?.[step] ?? null) !== null;

type Listed = readonly Modifier[];
const NOTHING: Listed = [];
const listed = (rule: RuleId, label: string, value: number): Listed =>
  value === 0 ? NOTHING : [{ rule, label, value }];

type PerStep = { readonly [step in CombatStep]: Listed };
const perStep = (rule: RuleId, label: string, cell: Cell): PerStep => ({
  ranged: listed(rule, label, cell.ranged ?? 0),
  melee: listed(rule, label, cell.melee ?? 0),
});

/** Every column of a row, made once: search decides thousands of combats a second. */
function columnsOf(row: Role): { readonly [column in Column]?: PerStep } {
  const lists: { [column in Column]?: PerStep } = {};
  for (const column of COLUMNS) {
    const cell = COLUMN_MODIFIERS[row][column];
    const rule = column === 'none' ? 'GEN-13.4' : column === 'routed' ? 'GEN-13.3' : 'GEN-13.1';
    const label =
      column === 'none'
        ? modifierNames.unopposed
        : fill(modifierNames.against, { own: OWN_ROLE[row], other: OTHER_ROLE[column] });
    if (cell !== undefined) lists[column] = perStep(rule, label, cell);
  }
  return lists;
}

const IN_COLUMN = {
  attI: columnsOf('attI'),
  attC: columnsOf('attC'),
  attA: columnsOf('attA'),
  sq: columnsOf('sq'),
  pasI: columnsOf('pasI'),
  pasC: columnsOf('pasC'),
  pasA: columnsOf('pasA'),
};

const inColumn = (row: Role, column: Column, step: CombatStep): Listed =>
  IN_COLUMN[row][column]?.[step] ?? NOTHING;

/** GEN-R.83: lowers the spent unit's own dice; it helps nobody else. */
const SPENT_UNIT = listed('GEN-13.5', modifierNames.spent, SPENT);
/** GEN-8.6, GEN-R.85: every ranged die of the fast phase; there is no such penalty in Combined Arms (GEN-10.3). */
const FAST_FIRE = listed('GEN-13.6', modifierNames.fastFire, FAST_RANGED);
const IN_FOREST = perStep('GEN-20.6', modifierNames.forest, FOREST);
const GOING_UPHILL = perStep('GEN-20.11', modifierNames.uphill, UPHILL);
const GOING_DOWNHILL = perStep('GEN-20.12', modifierNames.downhill, DOWNHILL);
const CROSSING_RIVER = perStep('GEN-20.27', modifierNames.river, INTO_RIVER);
const STORMING_BUILDING = perStep('GEN-20.18', modifierNames.building, AT_BUILDING);

/** GEN-13.7 */
export const reactionModifiers: Listed = listed('GEN-13.7', modifierNames.reaction, REACTION);

/** What the ground does to a die: facts about the front and the attacker who rolls (GEN-20, GEN-R.116). */
export interface GroundOfAttack {
  readonly forest: boolean;
  readonly slope: 'up' | 'down' | null;
  readonly river: boolean;
  readonly building: boolean;
}

export const OPEN_GROUND: GroundOfAttack = { forest: false, slope: null, river: false, building: false };

/** Everything that decides the modifiers of one attack in combat. */
export interface AttackFacts {
  readonly step: CombatStep;
  readonly row: Role;
  readonly column: Column;
  readonly unopposed: boolean;
  readonly spent: boolean;
  readonly fast: boolean;
  readonly ground: GroundOfAttack;
}

export function attackModifiers(facts: AttackFacts): Listed {
  const { step, row, ground } = facts;
  const all: Modifier[] = [...inColumn(row, facts.column, step)];
  if (facts.unopposed) all.push(...inColumn(row, 'none', step));
  if (facts.spent) all.push(...SPENT_UNIT);
  if (facts.fast && step === 'ranged') all.push(...FAST_FIRE);
  if (ground === OPEN_GROUND) return all;
  if (ground.forest) all.push(...IN_FOREST[step]);
  if (ground.slope === 'up') all.push(...GOING_UPHILL[step]);
  if (ground.slope === 'down') all.push(...GOING_DOWNHILL[step]);
  if (ground.river) all.push(...CROSSING_RIVER[step]);
  if (ground.building) all.push(...STORMING_BUILDING[step]);
  return all;
}

/** GEN-13.8, 20.21, GEN-R.107: a bombarding battery's die at a unit, or at a building (column `pasI`, GEN-R.112). */
export interface BombardFacts {
  readonly column: Column;
  readonly range: 1 | 2;
  readonly token: boolean;
  readonly forest: boolean;
  readonly building: boolean;
}

const RANGE = { 1: modifierNames.range1, 2: modifierNames.range2 } as const;

export function bombardModifiers(facts: BombardFacts): Listed {
  return [
    ...inColumn('attA', facts.column, 'ranged'),
    ...listed('GEN-13.8', RANGE[facts.range], BOMBARD_RANGE[facts.range]),
    ...listed('GEN-13.8', modifierNames.token, facts.token ? BOMBARD_TOKEN : 0),
    ...(facts.forest ? IN_FOREST.ranged : NOTHING),
    ...listed('GEN-20.21', modifierNames.atBuilding, facts.building ? BOMBARD_BUILDING : 0),
  ];
}
