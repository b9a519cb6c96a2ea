// SAG-2.13, 10.4, SAG-R05: which enemy slots a gun reaches from each of its slots, how far away they are, and over what.
import { FIRST_LINE, RESERVE, SECOND_LINE, type TerrainSlot } from '../vocabulary.ts';

/** A slot on the way: on the gun's own board or on the enemy's. */
export interface Waypoint {
  readonly enemy: boolean;
  readonly slot: TerrainSlot;
}

export interface Reach {
  readonly slot: TerrainSlot;
  /** Spaces, counted in rows. */
  readonly range: number;
  /** One free path of these suffices (SAG-R06). */
  readonly paths: readonly (readonly Waypoint[])[];
}

interface Row {
  readonly enemy: boolean;
  readonly slots: readonly TerrainSlot[];
  /** Column of the first slot; the others follow two apart. */
  readonly first: number;
}

/** From an army to the enemy. */
const ROWS: readonly Row[] = [
  { enemy: false, slots: RESERVE, first: 0 },
  { enemy: false, slots: SECOND_LINE, first: 1 },
  { enemy: false, slots: FIRST_LINE, first: 0 },
  { enemy: true, slots: FIRST_LINE, first: 0 },
  { enemy: true, slots: SECOND_LINE, first: 1 },
  { enemy: true, slots: RESERVE, first: 0 },
];
const OWN_FIRST_LINE = 2;
const LONGEST = 4;

const slotAt = (row: number, column: number): TerrainSlot | undefined => {
  const at = ROWS[row];
  return at === undefined ? undefined : at.slots[(column - at.first) / 2];
};

type Spot = readonly [row: number, column: number];

/** One space forward: the next row, half a slot to either side; straight ahead between the two 1st Lines. */
function forward([row, column]: Spot): readonly Spot[] {
  const columns = row === OWN_FIRST_LINE ? [column] : [column - 1, column + 1];
  return columns.map((next): Spot => [row + 1, next]).filter(([r, c]) => slotAt(r, c) !== undefined);
}

function reachesFrom(from: Spot): readonly Reach[] {
  const found = new Map<string, { slot: TerrainSlot; range: number; paths: Waypoint[][] }>();
  const walk = (at: Spot, path: readonly Waypoint[], range: number): void => {
    for (const next of forward(at)) {
      const slot = slotAt(...next);
      const enemy = ROWS[next[0]]?.enemy ?? false;
      if (slot === undefined) continue;
      if (enemy) {
        const reach = found.get(slot) ?? { slot, range, paths: [] };
        reach.paths.push([...path]);
        found.set(slot, reach);
      }
      if (range < LONGEST) walk(next, [...path, { enemy, slot }], range + 1);
    }
  };
  walk(from, [], 1);
  return [...found.values()];
}

/** By the gun's slot. From the 1st Line a gun fires straight ahead only (SAG-10.7) and needs no table. */
export const REACH: { readonly [slot: string]: readonly Reach[] } = Object.fromEntries(
  [0, 1].flatMap((row) =>
    (ROWS[row]?.slots ?? []).map(
      (slot, i) => [slot, reachesFrom([row, (ROWS[row]?.first ?? 0) + 2 * i])] as const,
    ),
  ),
);
