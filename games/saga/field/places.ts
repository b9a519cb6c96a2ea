// SAG-2.1 to 2.12, SAG-R01: the boards as tables: 5, 4 and 5 slots, two to retreat to, two to outflank from. Indices and W/E
// are absolute on both; the same index faces the same index (SAG-2.6, 2.7, SAG-R02).
import {
  FIRST_LINE,
  type Flank,
  PLAYERS,
  type Place,
  type Player,
  RESERVE,
  SECOND_LINE,
  SLOTS,
  type Slot,
  type TerrainSlot,
} from '../vocabulary.ts';

const SLOTS_AND_INTAKE = [...SLOTS, 'IN'] as const;

/** Every place in slot order, A's board first: `state.field` and `state.ground` are in this order. */
export const PLACES: readonly Place[] = PLAYERS.flatMap((player) =>
  SLOTS_AND_INTAKE.map((slot): Place => `${player}:${slot}`),
);
export const SLOTS_PER_BOARD = SLOTS_AND_INTAKE.length;

/** A table without a prototype: nothing is found in it that was not put there, and it is quicker to read. */
const tableOf = <T>(entries: readonly (readonly [string, T])[]): { readonly [key: string]: T } =>
  Object.assign(Object.create(null), Object.fromEntries(entries));

const INDEX = tableOf(PLACES.map((place, index) => [place, index]));
/** -1 for no such place. */
export const indexOf = (place: string): number => INDEX[place] ?? -1;

const BY_BOARD: { readonly [player in Player]: { readonly [slot: string]: Place } } = {
  A: tableOf(SLOTS_AND_INTAKE.map((slot) => [slot, `A:${slot}`])),
  B: tableOf(SLOTS_AND_INTAKE.map((slot) => [slot, `B:${slot}`])),
};
export const placeOf = (board: Player, slot: Slot | 'IN'): Place =>
  BY_BOARD[board][slot] ?? `${board}:${slot}`;

const INDEX_IN: { readonly [player in Player]: { readonly [slot: string]: number } } = {
  A: tableOf(SLOTS_AND_INTAKE.map((slot, index) => [slot, index])),
  B: tableOf(SLOTS_AND_INTAKE.map((slot, index) => [slot, index + SLOTS_PER_BOARD])),
};
/** The index of a slot of a board, in one step. */
export const indexIn = (board: Player, slot: Slot): number => INDEX_IN[board][slot] ?? -1;

export const boardOf = (place: Place): Player => (place.charCodeAt(0) === 65 ? 'A' : 'B');

const SLOT_OF = tableOf<Slot | 'IN'>(
  PLAYERS.flatMap((player) => SLOTS_AND_INTAKE.map((slot) => [`${player}:${slot}`, slot] as const)),
);
export const slotOf = (place: Place): Slot | 'IN' => SLOT_OF[place] ?? 'IN';

export type Zone = 'L' | 'S' | 'R' | 'RT' | 'OF' | 'IN';
const ZONE_OF = tableOf<Zone>(PLACES.map((place) => [place, zone(SLOT_OF[place] ?? 'IN')]));
function zone(slot: Slot | 'IN'): Zone {
  if (slot === 'IN') return 'IN';
  if (slot.startsWith('RT')) return 'RT';
  if (slot.startsWith('OF')) return 'OF';
  return slot.startsWith('L') ? 'L' : slot.startsWith('S') ? 'S' : 'R';
}
export const zoneOf = (place: Place): Zone => ZONE_OF[place] ?? 'IN';

/** SAG-2.7, SAG-R03: one slot is in front, and nobody behind it is reached when it is empty. */
export const facing = (place: Place): Place => placeOf(boardOf(place) === 'A' ? 'B' : 'A', lineSlot(place));
const lineSlot = (place: Place): Slot => {
  const slot = slotOf(place);
  return slot === 'IN' ? 'L1' : slot;
};

type SlotTable = { readonly [slot: string]: readonly Slot[] };

/** SAG-2.8: what lies in front of a 2nd Line slot on the same board. */
export const FRONT: SlotTable = { S1: ['L1', 'L2'], S2: ['L2', 'L3'], S3: ['L3', 'L4'], S4: ['L4', 'L5'] };
/** SAG-2.8, SAG-R04: what lies behind a 1st Line slot; the Reserve lies behind nothing. */
export const BEHIND: SlotTable = {
  L1: ['S1'],
  L2: ['S1', 'S2'],
  L3: ['S2', 'S3'],
  L4: ['S3', 'S4'],
  L5: ['S4'],
};
/** SAG-2.9 */
export const LATERAL: SlotTable = {
  L1: ['L2'],
  L2: ['L1', 'L3'],
  L3: ['L2', 'L4'],
  L4: ['L3', 'L5'],
  L5: ['L4'],
  S1: ['S2'],
  S2: ['S1', 'S3'],
  S3: ['S2', 'S4'],
  S4: ['S3'],
};
const NONE: readonly Slot[] = [];
export const inTable = (table: SlotTable, place: Place): readonly Slot[] => table[slotOf(place)] ?? NONE;

const WEST: readonly Flank[] = ['W'];
const EAST: readonly Flank[] = ['E'];
const EITHER: readonly Flank[] = ['W', 'E'];
const RETREATS: { readonly [slot: string]: readonly Flank[] } = {
  L1: WEST,
  L2: WEST,
  L3: EITHER,
  L4: EAST,
  L5: EAST,
  S1: WEST,
  S2: WEST,
  S3: EAST,
  S4: EAST,
  OFW: WEST,
  OFE: EAST,
};
/** SAG-2.11, 2.12: the sides a unit may retreat to. */
export const retreatSides = (place: Place): readonly Flank[] => RETREATS[slotOf(place)] ?? EITHER;

export const retreatSlot = (side: Flank): Slot => (side === 'W' ? 'RTW' : 'RTE');
export const outflankSlot = (side: Flank): Slot => (side === 'W' ? 'OFW' : 'OFE');

/** L, S and R slots: where Terrain may lie (SAG-8.1). */
export const TERRAIN_SLOTS: readonly TerrainSlot[] = [...FIRST_LINE, ...SECOND_LINE, ...RESERVE];
export const LINE_SLOTS = [...FIRST_LINE, ...SECOND_LINE] as const;
