// GEN-9.6 to 9.10: which unit each die of a battery goes to. No choice of the player's is left in it.
import { type Frozen, invariant } from '@grognard/kernel';
import { sideOf, unitsAt } from '../field/units.ts';
import type { State, Unit } from '../state.ts';
import { type BattleSector, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { type LineOfFire, obstacleOn } from './bombard-line.ts';

/** A battery that fires. */
export interface Battery {
  readonly unit: UnitId;
  readonly line: LineOfFire;
  readonly building: boolean;
}

/** One die and the unit it is rolled against. */
export interface Aimed {
  readonly target: UnitId;
  readonly sector: BattleSector;
  readonly range: 1 | 2;
  /** A die at the obstacle between gets no token bonus (GEN-R.91). */
  readonly obstacle: boolean;
}

/** Dice already aimed at each unit by one side (GEN-9.8, GEN-R.89). */
export type Aims = Map<UnitId, number>;

/** The dice of one battery in order; `aims` remembers what the side's batteries before it have taken. */
export function aimsOf(state: Frozen<State>, { unit, line }: Battery, aims: Aims): readonly Aimed[] {
  const side = sideOf(unit);
  const { target: sector, range, next } = line;
  const first = take(state, side, sector, aims, null);
  invariant(first !== null, 'a shot has somebody to hit (GEN-9.4)');
  const dice: Aimed[] = [{ target: first, sector, range, obstacle: false }];
  const obstacle = obstacleOn(state, side, line);
  if (obstacle === 'own' || obstacle === 'forest') return dice;
  const second = take(state, side, obstacle === null ? sector : next, aims, first);
  if (second === null) return dice;
  const die: Aimed =
    obstacle === null
      ? { target: second, sector, range, obstacle: false }
      : { target: second, sector: next, range: 1, obstacle: true };
  return [...dice, die];
}

/** The highest-priority unit among those with the fewest dice; the two dice of a battery never take the same one. */
function take(
  state: Frozen<State>,
  side: Side,
  sector: BattleSector,
  aims: Aims,
  not: UnitId | null,
): UnitId | null {
  let best: Frozen<Unit> | null = null;
  for (const unit of unitsAt(state, otherSide(side), sector, (each) => !each.inside)) {
    if (unit.id === not) continue;
    if (best === null || rank(unit, aims) < rank(best, aims)) best = unit;
  }
  if (best === null) return null;
  aims.set(best.id, (aims.get(best.id) ?? 0) + 1);
  return best.id;
}

const PRIORITY = { I: 1, C: 2, A: 3 } as const;

/** Lower is taken first. Ready before spent inside a group, then id order, which is the order of looking (GEN-R.95). */
function rank(unit: Frozen<Unit>, aims: Aims): number {
  const group = unit.routed ? 3 + PRIORITY[unit.arm] : unit.square ? 0 : PRIORITY[unit.arm];
  return (aims.get(unit.id) ?? 0) * 100 + group * 2 + (unit.spent ? 1 : 0);
}
