// NLC-M.1: who plays what. Where a side has one player, everything of his side is his.
import type { Seat } from '@grognard/kernel';
import { bodiesInPlay, bodySheet, hqSheet, leaderSheet } from '../changes/bodies.ts';
import { sheetOf } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Options } from '../options.ts';
import type { Read } from '../rule-types.ts';
import {
  type Arm,
  type BodyId,
  type HqId,
  type LeaderId,
  type Side,
  sideOfSeat,
  type UnitId,
} from '../vocabulary.ts';
import { hasChairs, seatingOf, seatsIn } from './seating.ts';

type Seated = { readonly options: Options };

export const seatsOfSide = (read: Seated, side: Side): readonly Seat[] =>
  seatsIn(read).filter((seat) => sideOfSeat(seat) === side);

/** Who speaks for a side where nobody else can. */
export const seniorOf = (read: Seated, side: Side): Seat => seatsOfSide(read, side)[0] ?? side;

export function seatOfBody(state: Read, body: BodyId): Seat {
  const { kind, side, leader, hq, formation } = bodySheet(state, body);
  if (!hasChairs(state)) return side;
  if (kind === 'wing') return seatOfLeader(state, leader);
  if (kind === 'hq') return seatOfHq(state, hq);
  return seatingOf(state).holders.get(formation) ?? seniorOf(state, side);
}

export const seatOfUnit = (state: Read, unit: UnitId): Seat =>
  seatOfBody(state, sheetOf(state, unit).formation);

/** NLC-M.1: whoever has the Stage has it with counters of his own: how those of a friend react is his affair. */
export function isOfStagePlayer(state: Read, unit: UnitId): boolean {
  const player = state.stage?.player ?? null;
  return player === null || seatOfUnit(state, unit) === player;
}

/** His own chair, else that of the formation he leads. */
export function seatOfLeader(state: Read, leader: LeaderId): Seat {
  const { side, commands } = leaderSheet(state, leader);
  if (!hasChairs(state)) return side;
  const { chairs, holders } = seatingOf(state);
  const own = chairs.find((chair) => chair.leader === leader);
  return own?.seat ?? holders.get(commands[0] ?? -1) ?? seniorOf(state, side);
}

export const seatOfHq = (state: Read, hq: HqId): Seat => seatOfLeader(state, hqSheet(state, hq).oc);

export function bodiesHeldBy(state: Read, seat: Seat): readonly BodyId[] {
  const side = sideOfSeat(seat);
  return side === null ? [] : bodiesInPlay(state, side).filter((body) => seatOfBody(state, body) === seat);
}

/** Whoever has counters of an arm, by the order of battle, which everybody knows: to be asked tells nothing. */
export const seatsWith = (state: Read, side: Side, arm: Arm): readonly Seat[] => {
  const owners = new Set(
    theatreOf(state).units.flatMap((sheet, unit) => (sheet.arm === arm ? [seatOfUnit(state, unit)] : [])),
  );
  return seatsOfSide(state, side).filter((seat) => !hasChairs(state) || owners.has(seat));
};

/** Those whom a window asks one by one; none where the side has one player. */
export const seatsAsked = (state: Read, side: Side, arm: Arm): readonly Seat[] =>
  hasChairs(state) ? seatsWith(state, side, arm) : [];
