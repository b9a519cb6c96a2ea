import type { Attack, Move } from '../../events.ts';
import type { Unit } from '../../state.ts';
import type { BattleSector, BySide, FrontId, Sector, Side, UnitId } from '../../vocabulary.ts';

/** What became of a die once the modifiers were added. */
export type Outcome = Pick<Attack, 'modifiers' | 'modified' | 'against' | 'hit' | 'step'>;

/** A die as it lies in a front, and what became of it. */
export interface RolledDie {
  readonly side: Side;
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly natural: number;
  /** Null until the modifiers are added. */
  readonly outcome: Outcome | null;
}

export interface FrontPicture {
  readonly id: FrontId;
  /** The lines as they were taken up. */
  readonly white: readonly UnitId[];
  readonly black: readonly UnitId[];
  /** Who has left them since: dice and sums stay where they fell. */
  readonly gone: readonly UnitId[];
  /** The sector each line stands in; null where it stands in none of the two. */
  readonly standing: BySide<Sector | null>;
  readonly dice: readonly RolledDie[];
}

/** A battery's fire across sectors, drawn as a line with its dice. */
export interface Cannonade {
  readonly unit: UnitId;
  readonly at: BattleSector;
  readonly range: 1 | 2;
  readonly dice: readonly RolledDie[];
}

/** The die of a unit that tried to form square or to charge back. */
export interface Reaction {
  readonly unit: UnitId;
  readonly die: number;
}

/** What the board draws: the units where they stand, and what happens between them. */
export interface Scene {
  readonly units: readonly Unit[];
  readonly fronts: readonly FrontPicture[];
  readonly moves: readonly Move[];
  readonly cannonades: readonly Cannonade[];
  readonly reactions: readonly Reaction[];
  /** Hit in the running step. */
  readonly hits: readonly UnitId[];
  /** What falls in this beat: keys of dice, and units whose own dice fall. */
  readonly falling: readonly string[];
  /** Sums are written in this beat. */
  readonly isWriting: boolean;
  /** Sides that scored lately. */
  readonly scored: readonly Side[];
}

export const emptyScene = (units: readonly Unit[]): Scene => ({
  units,
  fronts: [],
  moves: [],
  cannonades: [],
  reactions: [],
  hits: [],
  falling: [],
  isWriting: false,
  scored: [],
});
