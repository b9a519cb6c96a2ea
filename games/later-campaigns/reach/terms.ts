// NLC-D.2: what orders and the moment allow a group that moves.
import type { Hex, UnitId } from '../vocabulary.ts';

export interface MoveTerms {
  /** Half-points, of each unit of the group. */
  readonly allowance: readonly number[];
  readonly used: readonly number[];
  /** May leave a ZOC it began its move in (NLC-D.2). */
  readonly startZocFree: boolean;
  /** Has made a step already. */
  readonly started: boolean;
  /** NLC-5.2d: its orders allow march rates, and it moves alone. */
  readonly march: boolean;
  /** NLC-5.2e: the leg of this unit is March, Fall Back or General Retreat. */
  marchingUnit(unit: UnitId): boolean;
  /** The way its order lays down, if any (NLC-R041). */
  readonly route: readonly Hex[];
  mayEnterZoc(hex: Hex, from: Hex): boolean;
  /** NLC-5.5: night or rain. */
  readonly night: boolean;
}
