// NLC-7.7g, 7.8: a winner pursues, stays or rides back.
import { type Frozen, no } from '@grognard/kernel';
import { hexIn } from '../against/asked.ts';
import { againstTarget, againstWay } from '../against/charge.ts';
import { sheetOf } from '../changes/units.ts';
import { askNext, entryOf, quarry } from '../charge/pursuing.ts';
import { theatreOf } from '../data/theatres.ts';
import type { PursuitFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { distance, limitOf } from '../ground/hexes.ts';
import { hexName } from '../names.ts';
import { callReturn } from '../procedures/returning.ts';
import type { Rule, Table } from '../rule-types.ts';
import { type Hex, NOWHERE, type UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { refusals } from '../words/refusals.ts';

export const pursue: Rule<PursuitFrame, 'pursue'> = {
  type: 'pursue',
  rule: 'NLC-7.8a',
  *candidates(state, frame) {
    if (frame.step === 'rest') return;
    for (const hex of quarry(state, frame)) yield { type: 'pursue', unit: frame.unit, hex };
  },
  against(state, frame, _seat, asked) {
    const hex = hexIn(state, asked, 'hex');
    if (hex === null || frame.step === 'rest') return null;
    if (distance(theatreOf(state), frame.hex, hex) !== 1)
      return no('NLC-7.8a', illegal.pursueNotBeside, { hex: hexName(state, hex) });
    return againstTarget(state, frame.unit, hex) ?? againstWay(state, frame.unit, NOWHERE, hex);
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(_table, frame, _seat, { unit, hex }) {
    frame.pursuers = [...frame.pursuers, unit];
    frame.goals = [...frame.goals, hex];
    frame.step = 'next';
  },
};

/** They decide about the hex charged, or about the one pursued into. */
const isDeciding = ({ step }: Frozen<PursuitFrame>): boolean => step === 'choose' || step === 'rest';

const hexOf = ({ step, hex, target }: Frozen<PursuitFrame>): Hex => (step === 'rest' ? target : hex);

export const stay: Rule<PursuitFrame, 'stay'> = {
  type: 'stay',
  rule: 'NLC-7.7g',
  *candidates(_state, frame) {
    if (isDeciding(frame)) yield { type: 'stay', unit: frame.unit };
  },
  refuse(state, frame) {
    const there = fieldOf(state).atOf(hexOf(frame), frame.side);
    const left = there.filter((id) => !frame.deciding.includes(id) && !frame.pursuers.includes(id));
    return left.filter((id) => id !== frame.unit).length < limitOf(theatreOf(state), hexOf(frame))
      ? null
      : no('NLC-5.3a', refusals.hexFull, { unit: sheetOf(state, frame.unit).name });
  },
  target: ({ unit }) => ({ unit: String(unit) }),
  apply: (table, frame, _seat, { unit }) => hold(table, frame, unit, false),
};

export const goBack: Rule<PursuitFrame, 'return'> = {
  type: 'return',
  rule: 'NLC-7.7g',
  *candidates(_state, frame) {
    if (isDeciding(frame)) yield { type: 'return', unit: frame.unit };
  },
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply: (table, frame, _seat, { unit }) => hold(table, frame, unit, true),
};

/** NLC-7.8c, NLC-R079: whoever declines with an enemy in reach tests; there is no second pursuit (NLC-7.8d). */
function hold(table: Table, frame: PursuitFrame, unit: UnitId, isReturning: boolean): void {
  const { state } = table;
  if (frame.step === 'rest') {
    askNext(frame);
    if (isReturning) callReturn(table, [entryOf(frame, unit)]);
    return;
  }
  if (quarry(state, frame).length > 0) {
    const rating = sheetOf(state, unit).pursuit;
    const roll = table.random.die(6, `NLC-7.8c pursuit ${sheetOf(state, unit).id}`);
    table.emit({ type: 'pursuitTested', rule: 'NLC-7.8c', unit, roll, rating, held: roll <= rating });
    if (roll > rating) {
      frame.step = 'must';
      return;
    }
  }
  frame.step = 'next';
  if (isReturning) callReturn(table, [entryOf(frame, unit)]);
}
