// NLC-D.2, NLC-F.3: a group sets out; what its order asks of it is fixed now (NLC-R059).
import { unitAt } from '../changes/units.ts';
import { keptBy } from '../ground/kept-by.ts';
import { stackKey } from '../ground/stack-key.ts';
import { type Standstill, standstillOf } from '../ground/standstill.ts';
import type { Read } from '../rule-types.ts';
import type { Group } from '../state.ts';
import type { Hex, UnitId } from '../vocabulary.ts';
import { areLastToTouch } from './contact-duty.ts';
import { dutyOf, meetingDuty } from './duty.ts';
import { byBody } from './parties.ts';
import { goodStops, legalStops, type Stops, setsOutAs } from './stops.ts';
import { groupAt } from './terms.ts';

export interface Departure {
  readonly group: Group;
  readonly stops: Stops;
}

const departures = keptBy<Standstill, string | number, Departure>();

/** The group, and where it may stop. Whoever asks whether it may stay asks the same as whoever sends it off. */
export const setOut = (state: Read, units: readonly UnitId[], hex: Hex): Departure =>
  departures(standstillOf(state), stackKey(units, hex), () => departureOf(state, groupAt(state, units, hex)));

function departureOf(state: Read, group: Group): Departure {
  const { reach, legal } = legalStops(state, group);
  const owed = byBody(state, group.units).map((units) => ({
    units,
    duty: dutyOf(state, { ...group, units }, legal, reach),
  }));
  const dutiful = owed.reduce(
    (hexes, { units: [lead = 0], duty }) => meetingDuty(state, lead, duty, hexes),
    legal,
  );
  const [isBound, wanted] = dutiful.length > 0 ? [true, dutiful] : [false, legal];
  const [first, second] = owed.map(({ units, duty }) => ({
    body: unitAt(state, units[0] ?? 0).body,
    duty: isBound ? duty : null,
    mustTouch: areLastToTouch(state, units, wanted),
  }));
  const bent: Group = {
    ...group,
    duty: first?.duty ?? null,
    mustTouch: first?.mustTouch ?? false,
    second: second ?? null,
  };
  const stops = { reach, good: goodStops(state, bent, legal) };
  setsOutAs(state, bent, stops);
  return { group: bent, stops };
}

export const beginMove = (state: Read, units: readonly UnitId[], hex: Hex): Group =>
  setOut(state, units, hex).group;

/** NLC-9.1, 12.2d: who comes onto the map has paid for its first hex, and owes what the rest is good for. */
export const beginEntry = (state: Read, units: readonly UnitId[], hex: Hex, paid: number): Group =>
  departureOf(state, { ...groupAt(state, units, hex), used: units.map(() => paid), hexesMoved: 1 }).group;
