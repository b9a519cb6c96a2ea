// A position that is played on, event by event; who stands where, and what ground and zones of control follow from it.
import type { Land } from './land.ts';
import {
  at,
  type Body,
  type Frame,
  type Leader,
  type Leg,
  type Listing,
  NONE,
  type Options,
  type Position,
  type PrintedUnit,
  type Side,
  type Stage,
  type Terrain,
  type Unit,
} from './words.ts';

export interface Board {
  readonly listing: Listing;
  readonly land: Land;
  readonly options: Options;
  turn: number;
  readonly units: Unit[];
  readonly leaders: Leader[];
  readonly bodies: (Body | null)[];
  readonly position: Position;
  stage: Stage | null;
  /** Units that fight inside an enemy hex, by the hex they came from last (NLC-D.3, NLC-D.8). */
  readonly inside: Map<number, number>;
  /** Where those who charge set out from (NLC-R145). */
  readonly starts: Map<number, number>;
  gardeBroken: { [side in Side]: boolean };
}

export function boardOf(listing: Listing, land: Land, options: Options, position: Position): Board {
  const board: Board = {
    ...{ listing, land, options, position },
    turn: position.turn,
    units: [...position.units],
    leaders: [...position.leaders],
    bodies: [...position.bodies],
    stage: position.stage,
    inside: new Map(),
    starts: new Map(),
    gardeBroken: {
      french: position.sides.french.gardeBroken,
      allied: position.sides.allied.gardeBroken,
    },
  };
  for (const frame of position.frames) enterInside(board, frame);
  return board;
}

interface Entry {
  readonly unit: number;
  readonly start: number;
  readonly via: number;
  readonly target: number;
}

export const entriesOf = (frame: Frame, local: string): readonly Entry[] =>
  (frame[local] ?? []) as readonly Entry[];

function enterInside(board: Board, frame: Frame): void {
  for (const { unit, start } of [...entriesOf(frame, 'entries'), ...entriesOf(frame, 'winners')])
    board.starts.set(unit, start);
  if (frame.proc === 'charge' || frame.proc === 'chargeCombat')
    for (const { unit, start, via, target } of entriesOf(frame, 'entries'))
      if (at(board.units, unit).hex === target) board.inside.set(unit, via === NONE ? start : via);
  if (frame.proc === 'pursuit') {
    const [pursuers, goals] = [frame['pursuers'] as number[], frame['goals'] as number[]];
    for (const [i, unit] of pursuers.entries())
      if (at(board.units, unit).hex === goals[i]) board.inside.set(unit, Number(frame['hex']));
  }
}

export const isOn = (board: Board, option: string): boolean => board.options[option] === true;
export const cardOf = (board: Board, unit: number): PrintedUnit => at(board.listing.units, unit);
export const sideOf = (board: Board, unit: number): Side => cardOf(board, unit).side;
export const skyOf = (board: Board) => at(board.listing.turns, board.turn - 1);

/** Both hexes of a brigade in extended line (NLC-20.2.3). */
export function hexesOf(board: Board, unit: number): readonly number[] {
  const { status, hex, extended } = at(board.units, unit);
  if (status !== 'map') return [];
  return extended === NONE ? [hex] : [hex, extended];
}

/** Combat units in a hex, in canonical order. */
export const unitsIn = (board: Board, hex: number): readonly number[] =>
  board.units.flatMap(({ status, hex: here, extended }, unit) =>
    status === 'map' && (here === hex || extended === hex) ? [unit] : [],
  );

export const unitsOfIn = (board: Board, side: Side, hex: number): readonly number[] =>
  unitsIn(board, hex).filter((unit) => sideOf(board, unit) === side);

/** NLC-6.2a, NLC-R135: the faces, the third of a huge unit included. */
export function facesOf({ steps }: PrintedUnit): readonly number[] {
  const [front = 0, reverse] = steps;
  return reverse === undefined || front < 8 ? steps : [front, reverse, Math.max(1, Math.round(reverse / 2))];
}

export const strengthOf = (board: Board, unit: number): number =>
  facesOf(cardOf(board, unit))[at(board.units, unit).lost] ?? 0;

/** NLC-R014 */
export const isDamaged = (board: Board, unit: number): boolean =>
  cardOf(board, unit).steps.length > 1 && at(board.units, unit).lost > 0;

/** NLC-10: exactly one combat unit in a chateau hex, and it is infantry. Units that charge in do not count. */
export function garrisonOf(board: Board, hex: number): number | null {
  if (board.land.terrain[hex] !== 'chateau') return null;
  const held = unitsIn(board, hex).filter((unit) => !board.inside.has(unit));
  const [only] = held;
  return held.length === 1 && only !== undefined && cardOf(board, only).arm === 'inf' ? only : null;
}

/** NLC-0.1, NLC-R100: a chateau without a garrison is clear in combat. */
export function groundOf(board: Board, hex: number): Terrain {
  const terrain = at(board.land.terrain, hex);
  return terrain === 'chateau' && garrisonOf(board, hex) === null ? 'clear' : terrain;
}

/** NLC-D.3 */
export function zonesOf(board: Board, side: Side): ReadonlySet<number> {
  const zones = new Set<number>();
  for (const unit of board.units.keys()) {
    if (sideOf(board, unit) !== side || board.inside.has(unit)) continue;
    for (const hex of hexesOf(board, unit)) for (const next of at(board.land.contact, hex)) zones.add(next);
  }
  for (const hex of zones)
    if (board.land.terrain[hex] === 'chateau' && unitsIn(board, hex).length < 2) zones.delete(hex);
  return zones;
}

export const isInZone = (board: Board, side: Side, hex: number): boolean =>
  (board.land.terrain[hex] !== 'chateau' || unitsIn(board, hex).length >= 2) &&
  at(board.land.contact, hex).some((next) =>
    unitsOfIn(board, side, next).some((unit) => !board.inside.has(unit)),
  );

/** The leg a unit is under (NLC-12.9c). */
export function legOf(board: Board, unit: number): Leg | null {
  const { ownLeg, body } = at(board.units, unit);
  return ownLeg ?? legOfBody(board, body);
}

export function legOfBody(board: Board, body: number): Leg | null {
  const found = board.bodies[body];
  return found === null || found === undefined ? null : (found.order.legs[found.leg] ?? null);
}

export const orderOf = (board: Board, unit: number): string => legOf(board, unit)?.type ?? 'reserve';
export const isFallingBack = (board: Board, unit: number): boolean =>
  ['fallBack', 'generalRetreat'].includes(orderOf(board, unit));
