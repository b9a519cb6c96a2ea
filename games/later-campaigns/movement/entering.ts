// NLC-9, NLC-D.15: reinforcements that are due come in at their hex, stack by stack.

import { no, type Refusal } from '@grognard/kernel';
import { chitOf } from '../assault/choices.ts';
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { keptBy } from '../ground/kept-by.ts';
import { stackKey } from '../ground/stack-key.ts';
import { type Standstill, standstillOf } from '../ground/standstill.ts';
import { hexName } from '../names.ts';
import { isMarchLike, legOf, orderTypeOf } from '../orders/legs.ts';
import { allowanceOf } from '../reach/allowance.ts';
import { entryHexes, entryPrice } from '../reach/entry.ts';
import type { Read } from '../rule-types.ts';
import { seatOfLeader, seatOfUnit } from '../seats/holding.ts';
import { commandsOf } from '../staff/wings.ts';
import { type Hex, type LeaderId, NOBODY, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { mayGoTogether } from './parties.ts';
import { hasRoom, reachFor } from './stops.ts';
import { groupAt } from './terms.ts';

export interface DueGroup {
  readonly n: number;
  /** Where it may come in; several when the enemy bars its own hex and others are equally near (NLC-9.4). */
  readonly hexes: readonly Hex[];
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}

const NOBODY_DUE: readonly DueGroup[] = [];

/** Groups of the side that have come to the edge and whose units are in the Stage. */
export function dueGroups(state: Read, side: Side): readonly DueGroup[] {
  const { stage, arrived } = state;
  if (stage === null || arrived.length === 0) return NOBODY_DUE;
  const due: DueGroup[] = [];
  const { reinforcements } = theatreOf(state);
  // Written out: it is asked before every decision of a segment.
  for (let n = 0; n < reinforcements.length; n += 1) {
    const group = arrived.includes(n) ? reinforcements[n] : undefined;
    if (group === undefined || sideOfGroup(state, group.units, group.leaders) !== side) continue;
    const { hex, units, leaders } = group;
    const waiting = units.filter((id) => unitAt(state, id).status === 'off' && isInStage(state, id));
    const led = leaders.filter(
      (id) => leaderAt(state, id).status === 'off' && isLeaderInStage(state, id) && !ridesUnseen(state, id),
    );
    if (waiting.length + led.length > 0)
      due.push({ n, hexes: entryHexes(fieldOf(state), side, hex), units: waiting, leaders: led });
  }
  return due;
}

const sideOfGroup = (
  state: Read,
  { 0: unit }: readonly UnitId[],
  { 0: leader }: readonly LeaderId[],
): Side | null => {
  if (unit !== undefined) return sideOf(state, unit);
  return leader === undefined ? null : leaderSheet(state, leader).side;
};

/** NLC-20.1.5: he has come in already, with a march nobody sees. */
const ridesUnseen = (state: Read, id: LeaderId): boolean =>
  state.bodies.some((body) => body !== null && body.leader === id && body.march !== null);

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

/** NLC-9.1: each unit alone, and two of one body stacked, or of the two that act as one (NLC-4.1c). */
export function* stacksOf(state: Read, units: readonly UnitId[]): Generator<readonly UnitId[]> {
  for (const unit of units) yield [unit];
  for (const [n, unit] of units.entries())
    for (const other of units.slice(n + 1))
      if (unitAt(state, unit).body === unitAt(state, other).body || mayGoTogether(state, [unit, other]))
        yield [unit, other];
}

/** NLC-9.2: what this stack would pay to come in, on top of what others have paid; by road one unit only. */
export function entryCost(state: Read, units: readonly UnitId[], hex: Hex): number {
  const [lead = NOBODY] = units;
  return entryPrice(state, fieldOf(state), units, hex, {
    march: units.length === 1 && isMarchLike(orderTypeOf(state, lead)),
    marchingUnit: (other) => isMarchLike(orderTypeOf(state, other)),
    route: legOf(state, lead).route,
  });
}

const answers = keptBy<Standstill, string | number, Refusal | null>();

/** Asked by whoever comes in, and by whoever would end the segment before. */
export const refuseEntry = (state: Read, units: readonly UnitId[], hex: Hex): Refusal | null =>
  answers(standstillOf(state), stackKey(units, hex), () => refuseStack(state, units, hex));

function refuseStack(state: Read, units: readonly UnitId[], hex: Hex): Refusal | null {
  const [lead = NOBODY] = units;
  const field = fieldOf(state);
  const side = sideOf(state, lead);
  if (field.atOf(hex, otherSide(side)).length > 0 || field.inEnemyZoc(side, hex))
    return no('NLC-9.4', refusals.entryClosed, { hex: hexName(state, hex) });
  const cost = entryCost(state, units, hex);
  const late = units.find((id) => cost > allowanceOf(state, id));
  if (late !== undefined) return no('NLC-9.3', refusals.entryTooDear, { unit: sheetOf(state, late).name });
  return hasRoomBehind(state, units, hex, cost)
    ? null
    : no('NLC-5.3a', refusals.entryFull, { unit: sheetOf(state, lead).name });
}

/** NLC-D.2: no entry that must end in a hex which is full. */
function hasRoomBehind(state: Read, units: readonly UnitId[], hex: Hex, paid: number): boolean {
  const group = { ...groupAt(state, units, hex), used: units.map(() => paid), hexesMoved: 1 };
  return hasRoom(state, group, hex) || reachFor(state, group).hexes.some((to) => hasRoom(state, group, to));
}
