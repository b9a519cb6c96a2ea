// NLC-4.5d, 5.1a, NLC-J.1: in the Movement Segment a group sets out, a body holds or moves by itself, or all is done.
import { invariant, no, nothingAgainst } from '@grognard/kernel';
import { againstBody } from '../against/arrange.ts';
import { againstSelection } from '../against/select.ts';
import { unitAt } from '../changes/units.ts';
import { isInCommand } from '../command/command-area.ts';
import { Context } from '../context.ts';
import type { MovementFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { beginMove } from '../movement/begin-move.ts';
import { refuseEndOfMovement } from '../movement/demands.ts';
import { byBody, mayGoTogether } from '../movement/parties.ts';
import { stayPut } from '../movement/stay-put.ts';
import { isShirking } from '../movement/together.ts';
import { bodyName, sheetName } from '../names.ts';
import { callGroup } from '../procedures/group.ts';
import { asSide, type Read, type Rule } from '../rule-types.ts';
import { type BodyId, NOBODY, NOWHERE, type UnitId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export const select: Rule<MovementFrame, 'select'> = {
  type: 'select',
  rule: 'NLC-5.1a',
  sets: ['units'],
  candidates: (state, _frame, _seat, { unmoved }) =>
    groupsIn(state, unmoved).map((units) => ({ type: 'select', units })),
  against: (state, _frame, _seat, asked) => againstSelection(state, asked),
  refuse: (state, _frame, _seat, { units }) =>
    isShirking(state, units)
      ? no('NLC-R059', refusals.cannotComeAlong, { unit: sheetName(state, units.at(-1) ?? NOBODY) })
      : null,
  target: ({ units: [first] }) => ({ unit: String(first ?? 0) }),
  apply(table, frame, _seat, { units }) {
    const [first] = units;
    invariant(first !== undefined, 'a group has units');
    callGroup(table, frame.side, beginMove(table.state, units, unitAt(table.state, first).hex), NOWHERE);
  },
};

/** Each unit alone, and those that stand together and go by one order, or by two that act as one. */
function groupsIn(state: Read, unmoved: readonly UnitId[]): readonly (readonly UnitId[])[] {
  const groups: (readonly UnitId[])[] = [];
  // By their numbers: who came into the Stage first is no matter.
  const inOrder = unmoved.toSorted((a, b) => a - b);
  for (const units of Map.groupBy(inOrder, (id) => unitAt(state, id).hex).values()) {
    for (const unit of units) groups.push([unit]);
    if (units.length > 1 && areOneGroup(state, units)) groups.push(units);
  }
  return groups;
}

/** NLC-R130, NLC-12.1f: in a Coordinated Action of two formations as well, unless one of them must go back into command. */
const areOneGroup = (state: Read, units: readonly UnitId[]): boolean =>
  mayGoTogether(state, units) &&
  (byBody(state, units).length === 1 || units.every((id) => isInCommand(state, fieldOf(state), id)));

/** NLC-J.1: ends the move of every unit of the body that may stay where it is. */
export const hold: Rule<MovementFrame, 'hold'> = {
  type: 'hold',
  rule: 'NLC-5.1a',
  candidates: (state, _frame, _seat, { unmoved }) =>
    bodiesOf(state, unmoved).map((body) => ({ type: 'hold', body })),
  against: (state, _frame, _seat, asked) => againstBody(state, asked),
  refuse: (state, _frame, _seat, { body }, context) =>
    context.mayOneStay(context.unmoved.filter((id) => unitAt(state, id).body === body))
      ? null
      : no('NLC-12.2d', refusals.nobodyMayStay, { body: bodyName(state, body) }),
  target: () => ({ button: 'hold' }),
  // One after the other: the last that can do what all of them owe is not held (NLC-GV-94).
  apply(table, _frame, _seat, { body }) {
    const { state } = table;
    for (const id of new Context(state).unmoved)
      if (unitAt(state, id).body === body && new Context(state).mayStay(id)) stayPut(table, id);
  },
};

/** NLC-J.1: the table moves the body's units to the cheapest stops that meet its orders. */
export const auto: Rule<MovementFrame, 'auto'> = {
  type: 'auto',
  rule: 'NLC-12.2d',
  candidates: (state, _frame, _seat, { unmoved }) =>
    bodiesOf(state, unmoved).map((body) => ({ type: 'auto', body })),
  against: (state, _frame, _seat, asked) => againstBody(state, asked),
  refuse: nothingAgainst,
  target: () => ({ button: 'auto' }),
  apply(_table, frame, _seat, { body }) {
    frame.auto = body;
    frame.step = 'auto';
  },
};

/** Each once, in the order of their units. */
function bodiesOf(state: Read, units: readonly UnitId[]): readonly BodyId[] {
  const bodies: BodyId[] = [];
  for (const id of units) {
    const { body } = unitAt(state, id);
    if (!bodies.includes(body)) bodies.push(body);
  }
  return bodies;
}

export const endMovement: Rule<MovementFrame, 'endMovement'> = {
  type: 'endMovement',
  rule: 'NLC-4.5d',
  role: 'commit',
  candidates: () => [{ type: 'endMovement' }],
  refuse: (state, _frame, seat, _action, context) => refuseEndOfMovement(state, asSide(seat), context),
  target: () => ({ button: 'endMovement' }),
  apply(_table, frame) {
    frame.step = 'over';
  },
};
