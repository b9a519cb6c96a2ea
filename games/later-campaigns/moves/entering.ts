// NLC-9, D.15: reinforcements that are due come in at their hex, stack by stack.

import { no, type Refusal } from '@grognard/kernel';
import { chitOf } from '../assault/choices.ts';
import { leaderAt, leaderSheet } from '../changes/bodies.ts';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { distance, linkedTo, terrainOf } from '../ground/hexes.ts';
import { allowanceOf } from '../movement/allowance.ts';
import { stepCost } from '../movement/step-cost.ts';
import { hexName } from '../names.ts';
import { isMarchLike, legOf, orderTypeOf } from '../orders/legs.ts';
import type { Read } from '../rule-types.ts';
import { type Arm, type Hex, type LeaderId, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export interface DueGroup {
  readonly n: number;
  readonly hex: Hex;
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
    return [{ n, hex: entryHexFor(state, side, hex), units: waiting, leaders: led }];
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
  const isReserve = legOf(state, id).type === 'reserve';
  return stage.reserve
    ? isReserve && sideOf(state, id) === stage.side
    : !isReserve && stage.chits.includes(chitOf(state, id));
}

function isLeaderInStage(state: Read, id: LeaderId): boolean {
  const { stage } = state;
  const { role, commands, side } = leaderSheet(state, id);
  if (stage === null || side !== stage.side) return false;
  return role === 'oc' || commands.some((formation) => stage.chits.includes(formation));
}

/** NLC-9.4: the nearest edge hexes free of ZOC serve instead. */
function entryHexFor(state: Read, side: Side, hex: Hex): Hex {
  const field = fieldOf(state);
  const isFree = (to: Hex): boolean =>
    field.atOf(to, otherSide(side)).length === 0 && !field.inEnemyZoc(side, to);
  if (isFree(hex)) return hex;
  const theatre = theatreOf(state);
  const edges = new Set(Object.values(theatre.edges).flat());
  const open = [...edges].filter(isFree);
  return open.toSorted((a, b) => distance(theatre, hex, a) - distance(theatre, hex, b) || a - b)[0] ?? hex;
}

/** NLC-9.2: what this unit would pay to come in, on top of what others have paid. */
export function entryCost(state: Read, id: UnitId, hex: Hex): number {
  const theatre = theatreOf(state);
  const isRoad = linkedTo(theatre, hex).length > 0;
  const isMarch = isMarchLike(orderTypeOf(state, id));
  const own = isMarch && isRoad ? entryRate(theatre, hex) : terrainCost(theatre, hex, sheetOf(state, id).arm);
  return (state.entryPaid[hex] ?? 0) + own;
}

const entryRate = (theatre: Theatre, hex: Hex): number =>
  Math.min(...linkedTo(theatre, hex).map((next) => stepCost(theatre, next, hex, 'march')));

/** What entering this hex from open ground costs. */
function terrainCost(theatre: Theatre, hex: Hex, arm: Arm): number {
  const terrain = terrainOf(theatre, hex);
  if (terrain === 'woods') return arm === 'inf' ? 4 : 8;
  return terrain === 'chateau' ? 4 : 2;
}

export function refuseEntry(state: Read, id: UnitId, hex: Hex): Refusal | null {
  const facts = { unit: sheetOf(state, id).name };
  const field = fieldOf(state);
  const side = sideOf(state, id);
  if (field.atOf(hex, otherSide(side)).length > 0 || field.inEnemyZoc(side, hex))
    return no('NLC-9.4', refusals.entryClosed, { hex: hexName(state, hex) });
  if (entryCost(state, id, hex) > allowanceOf(state, id)) return no('NLC-9.3', refusals.entryTooDear, facts);
  return null;
}
