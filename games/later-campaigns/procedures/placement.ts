// NLC-11.2b, 11.4d: a leader of rating 1 takes a lost one's place; a destroyed HQ comes back after nightfall.

import { ask } from '@grognard/kernel';
import { hqAt, hqSheet, leaderAt, leaderSheet, patchHq, patchLeader } from '../changes/bodies.ts';
import { sheetOf, sideOf } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { type PlacementFrame, placementFrame } from '../frames.ts';
import { bodyLedBy, noteOutside } from '../movement/leaders.ts';
import { turnSheet } from '../orders/legs.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { commandsOf } from '../staff/wings.ts';
import { type ArmyId, type Hex, type HqId, type LeaderId, NOBODY, NOWHERE } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

export function callPlacement(table: Table): void {
  const { state } = table;
  const leaders = state.leaders.flatMap(({ status }, id) => (status === 'lost' ? [id] : []));
  const hqs = isFirstNightTurn(state)
    ? state.hqs.flatMap(({ status }, id) => (status === 'destroyed' ? [id] : []))
    : [];
  if (leaders.length + hqs.length > 0) table.call(placementFrame.at('look', { leaders, hqs }));
}

export const isFirstNightTurn = (state: Read): boolean =>
  turnSheet(state).night && theatreOf(state).turns[state.turn - 2]?.night !== true;

/** NLC-R157: with a unit of his own, an overall or wing commander with his HQ. */
export function leaderPlaces(state: Read, id: LeaderId): readonly Hex[] {
  const { role, hq, army } = leaderSheet(state, id);
  const commands = commandsOf(state, id);
  const headquarters = hq === NOBODY ? NOWHERE : hqAt(state, hq).hex;
  if (role !== 'formation' && headquarters !== NOWHERE) return [headquarters];
  const own = state.units.flatMap(({ status, hex }, unit) =>
    status === 'map' && commands.includes(sheetOf(state, unit).formation) ? [hex] : [],
  );
  if (own.length > 0) return [...new Set(own)].toSorted((a, b) => a - b);
  return staffOf(state, army);
}

/** NLC-G: where HQs are all can see; where the units of a formation are, one side only. */
const isWithHq = (state: Read, id: LeaderId, hex: Hex): boolean => {
  const { role, hq } = leaderSheet(state, id);
  return role !== 'formation' && hq !== NOBODY && hqAt(state, hq).hex === hex;
};

/** With the overall commander of the army, or at his HQ. */
function staffOf(state: Read, army: ArmyId): readonly Hex[] {
  const { leaders, hqs } = theatreOf(state);
  const hexes = [
    ...leaders.map((sheet, id) =>
      sheet.role === 'oc' && sheet.army === army ? leaderAt(state, id).hex : NOWHERE,
    ),
    ...hqs.map((sheet, id) => (sheet.army === army ? hqAt(state, id).hex : NOWHERE)),
  ];
  return [...new Set(hexes)].filter((hex) => hex !== NOWHERE).toSorted((a, b) => a - b);
}

const hqPlaces = (state: Read, id: HqId): readonly Hex[] => {
  const { side } = hqSheet(state, id);
  const hexes = state.units.flatMap(({ status, hex }, unit) =>
    status === 'map' && sideOf(state, unit) === side ? [hex] : [],
  );
  return [...new Set(hexes)].toSorted((a, b) => a - b);
};

export const placeLeader: Rule<PlacementFrame, 'placeLeader'> = {
  type: 'placeLeader',
  rule: 'NLC-11.2b',
  *candidates(state, { leaders: [leader] }) {
    if (leader !== undefined)
      for (const hex of leaderPlaces(state, leader)) yield { type: 'placeLeader', leader, hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply: (table, frame, _seat, { leader, hex }) => replace(table, frame, leader, hex),
};

export const placeHq: Rule<PlacementFrame, 'placeHq'> = {
  type: 'placeHq',
  rule: 'NLC-11.4d',
  *candidates(state, { leaders, hqs: [hq] }) {
    if (leaders.length === 0 && hq !== undefined)
      for (const hex of hqPlaces(state, hq)) yield { type: 'placeHq', hq, hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { hq, hex }) {
    patchHq(table.state, hq, { status: 'map', hex, destroyedOn: 0 });
    table.emit({ type: 'hqReturned', rule: 'NLC-11.4d', hq, hex });
    frame.hqs = frame.hqs.slice(1);
    frame.step = 'look';
  },
};

function replace(table: Table, frame: PlacementFrame, leader: LeaderId, hex: Hex): void {
  const { state } = table;
  patchLeader(state, leader, { status: 'map', hex, rating: 1, replaced: true });
  const body = bodyLedBy(state, leader);
  if (body !== NOBODY) noteOutside(state, body);
  table.emit({
    type: 'leaderReplaced',
    rule: 'NLC-11.2b',
    only: leaderSheet(state, leader).side,
    leader,
    hex,
  });
  frame.leaders = frame.leaders.slice(1);
  frame.step = 'look';
}

export const placement = procedure(placementFrame, {
  rule: 'NLC-11.2b',
  pending(state, { step, leaders: [leader], hqs: [hq] }) {
    if (step !== 'choose') return [];
    if (leader !== undefined)
      return [{ seat: leaderSheet(state, leader).side, ...ask('NLC-11.2b', prompts.placeLeader) }];
    return hq === undefined ? [] : [{ seat: hqSheet(state, hq).side, ...ask('NLC-11.4d', prompts.placeHq) }];
  },
  actions: [placeLeader, placeHq],
  advance(table, frame) {
    const { state } = table;
    const [leader] = frame.leaders;
    const [hq] = frame.hqs;
    if (leader !== undefined) {
      const [only, ...more] = leaderPlaces(state, leader);
      if (only === undefined) frame.leaders = frame.leaders.slice(1);
      else if (more.length === 0 && isWithHq(state, leader, only)) replace(table, frame, leader, only);
      else frame.step = 'choose';
    } else if (hq === undefined) table.end();
    else if (hqPlaces(state, hq).length === 0) frame.hqs = frame.hqs.slice(1);
    else frame.step = 'choose';
  },
});
