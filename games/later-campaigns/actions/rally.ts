// NLC-13.4, 13.5, 13.6, NLC-R033: units come back, one by one or two for one; in a demoralized corps or army each needs a roll.

import { invariant } from '@grognard/kernel';
import { againstRally, againstRallyPair } from '../against/rally.ts';
import { bodyAt, leaderHex, patchLeader, unitsOf } from '../changes/bodies.ts';
import { moveTogether } from '../changes/moving.ts';
import { occupy, patchUnit, patchUnits, sheetOf, unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { controlNow } from '../control/control.ts';
import { theatreOf } from '../data/theatres.ts';
import type { RallyFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { limitOf } from '../ground/hexes.ts';
import { isUnitShaken } from '../morale/shaken.ts';
import type { Rule, Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { hasSameRatings } from '../strength/ratings.ts';
import { able, crowded, displacements, homeOf, rallying } from '../turn/rallying.ts';
import { type BodyId, NOBODY, NOWHERE, type UnitId } from '../vocabulary.ts';

export const rallyUnit: Rule<RallyFrame, 'rally'> = {
  type: 'rally',
  rule: 'NLC-13.4',
  *candidates(state, frame) {
    if (frame.step === 'displace') return;
    for (const { unit } of able(state, frame))
      if (sheetOf(state, unit).steps.length > 1) yield { type: 'rally', unit };
  },
  against: (state, frame, _seat, asked) => againstRally(state, frame, asked),
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply: (table, frame, _seat, { unit }) => bringBack(table, frame, [unit]),
};

/** NLC-13.6: one-step units by pairs with identical ratings. */
export const rallyPair: Rule<RallyFrame, 'rallyPair'> = {
  type: 'rallyPair',
  rule: 'NLC-13.6',
  *candidates(state, frame) {
    if (frame.step === 'displace') return;
    const single = [...able(state, frame)].filter(({ unit }) => sheetOf(state, unit).steps.length === 1);
    for (const { unit, body } of single)
      for (const other of single)
        if (
          unit < other.unit &&
          body === other.body &&
          hasSameRatings(sheetOf(state, unit), sheetOf(state, other.unit))
        )
          yield { type: 'rallyPair', unit, with: other.unit };
  },
  against: (state, frame, _seat, asked) => againstRallyPair(state, frame, asked),
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply: (table, frame, _seat, { unit, with: other }) => bringBack(table, frame, [unit, other]),
};

/** NLC-R033: a huge unit on its third face, in range of its leader. */
export const rallyHuge: Rule<RallyFrame, 'rallyHuge'> = {
  type: 'rallyHuge',
  rule: 'NLC-6.2b',
  *candidates(state, frame) {
    if (frame.step === 'displace') return;
    const field = fieldOf(state);
    for (const body of rallying(state, frame)) {
      if (
        frame.returned.filter((each) => each === body).length >=
        limitOf(theatreOf(state), leaderHex(state, body))
      )
        continue;
      for (const unit of unitsOf(state, body))
        if (unitAt(state, unit).lost === 2 && isInCommand(state, field, unit))
          yield { type: 'rallyHuge', unit };
    }
  },
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply(table, frame, _seat, { unit }) {
    const { state } = table;
    const { body, hex } = unitAt(state, unit);
    noteRally(state, frame, body);
    const roll = rollToReturn(table, unit);
    if (roll !== null && roll > RETURNS_ON) {
      destroy(table, [unit], roll);
      state.control = controlNow(state);
      return;
    }
    patchUnit(state, unit, { lost: 1 });
    table.emit({ type: 'unitRallied', rule: 'NLC-6.2b', unit, hex, roll });
  },
};

export const endRally: Rule<RallyFrame, 'endRally'> = {
  type: 'endRally',
  rule: 'NLC-13.4',
  role: 'commit',
  *candidates(_state, frame) {
    if (frame.step !== 'displace') yield { type: 'endRally' };
  },
  refuse: () => null,
  target: () => ({ button: 'endRally' }),
  apply(_table, frame) {
    frame.done = true;
  },
};

/** NLC-13.4: units already there make room. */
export const displace: Rule<RallyFrame, 'displace'> = {
  type: 'displace',
  rule: 'NLC-13.4',
  *candidates(state, frame) {
    if (frame.step !== 'displace') return;
    for (const { unit, hex } of displacements(state, frame.side, crowded(state, frame)))
      if (unitAt(state, unit).eliminatedOn === 0 && unit !== frame.latest)
        yield { type: 'displace', unit, hex };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(table, frame, _seat, { unit, hex }) {
    moveTogether(table, [unit], hex, 'move');
    frame.step = 'look';
  },
};

const RETURNS_ON = 4;

/** NLC-13.5, 20.8c: in a demoralized or tired corps, or a demoralized army, every rally needs a roll; null: none. */
function rollToReturn(table: Table, unit: UnitId): number | null {
  const { state } = table;
  const { army, id } = sheetOf(state, unit);
  const isShaken = isUnitShaken(state, unit) || (state.armies[army]?.demoralizedOn ?? 0) > 0;
  return isShaken ? table.random.die(6, `NLC-13.5 rally ${id}`) : null;
}

function destroy(table: Table, units: readonly UnitId[], roll: number): void {
  patchUnits(table.state, units, { status: 'destroyed', hex: NOWHERE, extended: NOWHERE });
  table.emit({ type: 'rallyFailed', rule: 'NLC-13.5', units, roll });
}

/** NLC-13.5: a 5 or 6 destroys what was to return. */
function bringBack(table: Table, frame: RallyFrame, units: readonly UnitId[]): void {
  const { state } = table;
  const [unit, lost] = units;
  invariant(unit !== undefined, 'a unit is rallied');
  const body = homeOf(state, unit);
  noteRally(state, frame, body);
  patchUnits(state, units, { body, ownLeg: null });
  const roll = rollToReturn(table, unit);
  if (roll !== null && roll > RETURNS_ON) {
    destroy(table, units, roll);
    return;
  }
  if (lost !== undefined) patchUnit(state, lost, { status: 'destroyed' });
  const hex = leaderHex(state, body);
  const face = Math.min(1, sheetOf(state, unit).steps.length - 1);
  patchUnit(state, unit, { status: 'map', hex, lost: face, eliminatedOn: 0 });
  occupy(state, hex, frame.side);
  frame.latest = unit;
  frame.step = 'look';
  table.emit({ type: 'unitRallied', rule: 'NLC-13.4', unit, hex, roll });
}

/** NLC-13.3 */
function noteRally(state: State, frame: RallyFrame, body: BodyId): void {
  frame.returned = [...frame.returned, body];
  const { leader } = bodyAt(state, body);
  if (leader !== NOBODY) patchLeader(state, leader, { rallied: state.turn });
}
