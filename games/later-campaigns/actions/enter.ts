// NLC-9.1, NLC-R115: the entry hex is the first hex of their move, and cavalry may react to it.

import { invariant } from '@grognard/kernel';
import { againstEntry, againstLeaderEntry } from '../against/enter.ts';
import { patchLeader } from '../changes/bodies.ts';
import { occupy, patchUnits } from '../changes/units.ts';
import { openReaction } from '../combat/open-reaction.ts';
import { meetStaff } from '../combat/staff.ts';
import type { MovementFrame } from '../frames.ts';
import { beginEntry } from '../movement/begin-move.ts';
import { entryCost, refuseEntry, stacksOf } from '../movement/entering.ts';
import { bodyLedBy, noteArrival } from '../movement/leaders.ts';
import { noteEntered } from '../orders/reaching.ts';
import { callGroup } from '../procedures/group.ts';
import { openOpportunityFire } from '../procedures/opportunity-fire.ts';
import { leaderEntry } from '../reach/entry.ts';
import type { Rule } from '../rule-types.ts';
import { shownTo } from '../secrecy/sight-of.ts';
import { NOBODY, NOWHERE, otherSide } from '../vocabulary.ts';

export const enter: Rule<MovementFrame, 'enter'> = {
  type: 'enter',
  rule: 'NLC-9.1',
  sets: ['units'],
  *candidates(state, frame, _seat, context) {
    for (const { hexes, units } of context.due(frame.side))
      for (const stack of stacksOf(state, units))
        for (const hex of hexes) yield { type: 'enter', units: stack, hex };
  },
  against: (state, frame, _seat, asked, context) => againstEntry(state, context.due(frame.side), asked),
  refuse: (state, _frame, _seat, { units, hex }) => refuseEntry(state, units, hex),
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { units, hex }) {
    const { state } = table;
    invariant(state.stage !== null, 'units enter in a Stage');
    const paid = entryCost(state, units, hex);
    state.entryPaid = { ...state.entryPaid, [hex]: paid };
    patchUnits(state, units, { status: 'map', hex, enteredOn: state.turn, movedOn: state.turn });
    noteEntered(state, units, hex);
    state.stage = { ...state.stage, active: [...state.stage.active, ...units] };
    occupy(state, hex, frame.side);
    table.emit({ type: 'unitsEntered', rule: 'NLC-9.1', hex, ...shownTo(state, units) });
    callGroup(table, frame.side, beginEntry(state, units, hex, paid), NOWHERE);
    openReaction(table, { kind: 'move', hex, movers: units, side: otherSide(frame.side) });
    openOpportunityFire(table, otherSide(frame.side), hex, units);
    // NLC-E.9: as with every step, what is called last comes first.
    meetStaff(table);
  },
};

export const enterLeader: Rule<MovementFrame, 'enterLeader'> = {
  type: 'enterLeader',
  rule: 'NLC-9.1',
  *candidates(_state, frame, _seat, context) {
    for (const { hexes, leaders } of context.due(frame.side))
      for (const leader of leaders) for (const hex of hexes) yield { type: 'enterLeader', leader, hex };
  },
  against: (state, frame, _seat, asked, context) =>
    againstLeaderEntry(state, frame.side, context.due(frame.side), asked),
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { leader, hex }) {
    const { state } = table;
    patchLeader(state, leader, {
      status: 'map',
      hex,
      enteredOn: state.turn,
      entryPaid: leaderEntry(state, hex),
    });
    table.emit({ type: 'leaderEntered', rule: 'NLC-9.1', only: frame.side, leader, hex });
    const body = bodyLedBy(state, leader);
    if (body !== NOBODY) noteArrival(state, body);
  },
};
