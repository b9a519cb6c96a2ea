// NLC-9, D.15: reinforcements that are due come in at their hex, stack by stack.

import { no, type Refusal } from '@grognard/kernel';
import { chitOf } from '../assault/choices.ts';
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { allowanceOf } from '../movement/allowance.ts';
import { entryHexes, entryPrice } from '../movement/entry.ts';
import { hexName } from '../names.ts';
import { isMarchLike, legOf, orderTypeOf } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { seatOfLeader, seatOfUnit } from '../seats/holding.ts';
import { commandsOf } from '../staff/wings.ts';
import type { Group } from '../state.ts';
import { type Hex, type LeaderId, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { hasRoom, reachFor } from './stops.ts';
import { groupAt } from './terms.ts';

export interface DueGroup {
  readonly n: number;
  /** Where it may come in; several when the enemy bars its own hex and others are equally near (NLC-9.4). */
  readonly hexes: readonly Hex[];
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}

/** Groups of the side that have come to the edge and whose units are in the Stage. */
export function dueGroups(state: Read, side: Side): readonly DueGroup[] {
  const { stage } = state;
  if (stage === null) return [];
  return theatreOf(state).reinforcements.flatMap(({ hex, units, leaders }, n) => {
    if (!state.arrived.includes(n)) return [];
    const waiting = units.filter((id) => unitAt(state, id).status === 'off' && isInStage(state, id));
    const led = leaders.filter((id) => leaderAt(state, id).status === 'off' && isLeaderInStage(state, id));
    if (waiting.length + led.length === 0 || sideOfGroup(state, units, leaders) !== side) return [];
    return [{ n, hexes: entryHexes(fieldOf(state), side, hex), units: waiting, leaders: led }];
  });
}

const sideOfGroup = (state: Read, [unit]: readonly UnitId[], [leader]: readonly LeaderId[]): Side | null => {
  if (unit !== undefined) return sideOf(state, unit);
  return leader === undefined ? null : leaderSheet(state, leader).side;
};

/** A body on Reserve comes in with the Reserve Stage, all others with their chit. */
function isInStage(state: Read, id: UnitId): boolean {
  const { stage } = state;
  if (stage === null || unitAt(state, id).activated === state.turn) return false;
  if (stage.player !== null && seatOfUnit(state, id) !== stage.player) return false;
  const isReserve = legOf(state, id).type === 'reserve';
  return stage.reserve
    ? isReserve && sideOf(state, id) === stage.side
    : !isReserve && stage.chits.includes(chitOf(state, id));
}

function isLeaderInStage(state: Read, id: LeaderId): boolean {
  const { stage } = state;
  const { role, side } = leaderSheet(state, id);
  if (stage === null || side !== stage.side) return false;
  if (stage.player !== null && seatOfLeader(state, id) !== stage.player) return false;
  return role === 'oc' || commandsOf(state, id).some((formation) => stage.chits.includes(formation));
}

/** NLC-9.2: what this unit would pay to come in, on top of what others have paid. */
export const entryCost = (state: Read, id: UnitId, hex: Hex): number =>
  entryPrice(state, fieldOf(state), [id], hex, {
    march: isMarchLike(orderTypeOf(state, id)),
    marchingUnit: (other) => isMarchLike(orderTypeOf(state, other)),
    route: legOf(state, id).route,
  });

export function refuseEntry(state: Read, id: UnitId, hex: Hex): Refusal | null {
  const facts = { unit: sheetOf(state, id).name };
  const field = fieldOf(state);
  const side = sideOf(state, id);
  if (field.atOf(hex, otherSide(side)).length > 0 || field.inEnemyZoc(side, hex))
    return no('NLC-9.4', refusals.entryClosed, { hex: hexName(state, hex) });
  if (entryCost(state, id, hex) > allowanceOf(state, id)) return no('NLC-9.3', refusals.entryTooDear, facts);
  return hasRoomBehind(state, id, hex) ? null : no('NLC-5.3a', refusals.entryFull, facts);
}

/** D.2: no entry that must end in a hex which is full. */
function hasRoomBehind(state: Read, id: UnitId, hex: Hex): boolean {
  const group = enteringGroup(state, id, hex);
  return hasRoom(state, group, hex) || reachFor(state, group).hexes.some((to) => hasRoom(state, group, to));
}

/** NLC-9.1: the entry hex is the first hex of its move. */
export const enteringGroup = (state: Read, id: UnitId, hex: Hex): Group => ({
  ...groupAt(state, [id], hex),
  used: [entryCost(state, id, hex)],
  hexesMoved: 1,
});
