// Units on the table: found by id with arithmetic, replaced on write, counted without building lists.
import { type Frozen, invariant } from '@grognard/kernel';
import type { Options } from '../options.ts';
import type { State, Unit } from '../state.ts';
import { ARMY_SIZE, STANDARD_ARMY } from '../tables/armies.ts';
import { ARMS, type Arm, type ByArm, type Place, SIDES, type Side, type UnitId } from '../vocabulary.ts';

export const armyOf = (options: Frozen<Options>, side: Side): ByArm<number> =>
  options.army === null ? STANDARD_ARMY : options.army[side];

const ARM_LETTER: { readonly [letter: string]: Arm } = { I: 'I', C: 'C', A: 'A' };

export const sideOf = (id: UnitId): Side => (id.charCodeAt(0) === 119 ? 'white' : 'black');
export const armOf = (id: UnitId): Arm => ARM_LETTER[id[1] ?? ''] ?? 'I';
export const unitId = (side: Side, arm: Arm, number: number): UnitId =>
  `${side === 'white' ? 'w' : 'b'}${arm}${number}`;

/** Every unit stays in `state.units` for the whole battle, so its id says where it is; -1 for no such unit. */
export function indexOf(options: Frozen<Options>, id: UnitId): number {
  return (options.army === null ? STANDARD_INDEX.get(id) : undefined) ?? workedOutIndex(options, id);
}

function workedOutIndex(options: Frozen<Options>, id: UnitId): number {
  const side = id[0] === 'w' ? 'white' : id[0] === 'b' ? 'black' : null;
  const arm = ARM_LETTER[id[1] ?? ''];
  const number = Number(id.slice(2));
  if (side === null || arm === undefined || !Number.isInteger(number) || number < 1) return -1;
  const army = armyOf(options, side);
  if (number > army[arm]) return -1;
  const before = arm === 'I' ? 0 : arm === 'C' ? army.I : army.I + army.C;
  return (side === 'white' ? 0 : ARMY_SIZE) + before + number - 1;
}

/** Those of the standard armies, which are looked up all the time. */
const STANDARD_INDEX: ReadonlyMap<UnitId, number> = new Map(
  SIDES.flatMap((side) =>
    ARMS.flatMap((arm) => Array.from({ length: STANDARD_ARMY[arm] }, (_, n) => unitId(side, arm, n + 1))),
  ).map((id, index) => [id, index]),
);

/** For ids from outside: undefined when there is no such unit. */
export const findUnit = (state: Frozen<State>, id: UnitId): Frozen<Unit> | undefined =>
  state.units[indexOf(state.options, id)];

export function unitOf(state: Frozen<State>, id: UnitId): Frozen<Unit> {
  const unit = state.units[indexOf(state.options, id)];
  // Asked for everywhere: the message is not put together unless it is needed.
  if (unit === undefined) invariant(false, `unit ${id} exists`);
  return unit;
}

/** Change some facts of a unit. */
export function change(state: State, id: UnitId, facts: Partial<Unit>): Unit {
  const index = indexOf(state.options, id);
  const unit = state.units[index];
  if (unit === undefined) invariant(false, `unit ${id} exists`);
  const changed = { ...unit, ...facts };
  state.units[index] = changed;
  return changed;
}

/** Where a side's units begin in `state.units`; they are ARMY_SIZE many. */
export const firstIndex = (side: Side): number => (side === 'white' ? 0 : ARMY_SIZE);

/** In id order. */
export function unitsOf(state: Frozen<State>, side: Side): readonly Frozen<Unit>[] {
  const first = firstIndex(side);
  return state.units.slice(first, first + ARMY_SIZE);
}

/** A side's units in a place that pass the test, in id order. */
export function unitsAt(
  state: Frozen<State>,
  side: Side,
  place: Place,
  test: (unit: Frozen<Unit>) => boolean = always,
): Frozen<Unit>[] {
  const found: Frozen<Unit>[] = [];
  const first = firstIndex(side);
  for (let i = first; i < first + ARMY_SIZE; i++) {
    const unit = state.units[i];
    if (unit !== undefined && unit.at === place && test(unit)) found.push(unit);
  }
  return found;
}

export function countAt(
  state: Frozen<State>,
  side: Side,
  place: Place,
  test: (unit: Frozen<Unit>) => boolean = always,
): number {
  let count = 0;
  const first = firstIndex(side);
  for (let i = first; i < first + ARMY_SIZE; i++) {
    const unit = state.units[i];
    if (unit !== undefined && unit.at === place && test(unit)) count++;
  }
  return count;
}

export function anyAt(
  state: Frozen<State>,
  side: Side,
  place: Place,
  test: (unit: Frozen<Unit>) => boolean = always,
): boolean {
  const first = firstIndex(side);
  for (let i = first; i < first + ARMY_SIZE; i++) {
    const unit = state.units[i];
    if (unit !== undefined && unit.at === place && test(unit)) return true;
  }
  return false;
}

const always = (): boolean => true;
export const isUnrouted = (unit: Frozen<Unit>): boolean => !unit.routed;
/** Neither spent nor routed (GEN-0). */
export const isReady = (unit: Frozen<Unit>): boolean => !unit.spent && !unit.routed;
/** Unrouted and not in a building: what GEN-7 means by a unit that holds a sector (GEN-20.30). */
export const isOutside = (unit: Frozen<Unit>): boolean => !unit.routed && !unit.inside;
export const isOccupant = (unit: Frozen<Unit>): boolean => unit.inside;

/** GEN-R.72: who acts first where a decision must be taken in turn. */
export const firstSide = (state: Frozen<State>): Side => (state.round % 2 === 1 ? 'white' : 'black');
