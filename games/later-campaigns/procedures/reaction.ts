// NLC-E.8: cavalry near a hex that units come into may charge them there, after a test (NLC-7.9).

import { ask, type Frozen, type Seat } from '@grognard/kernel';
import { againstReaction } from '../against/react.ts';
import { isOnMap, sheetOf, unitAt } from '../changes/units.ts';
import { cappedAtHalf, isBackhand, maySayHowFar } from '../combat/how-far.ts';
import { ableToReact, pairOf, reactionWays, useUpPairs } from '../combat/reacting.ts';
import { rout, shatteredBy } from '../combat/rout.ts';
import { type ReactionFrame, reactionFrame } from '../frames.ts';
import { moraleOf, PLAIN } from '../morale/morale.ts';
import { haltRide } from '../movement/halt-ride.ts';
import { hexName } from '../names.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { seatOfUnit } from '../seats/holding.ts';
import { otherSide, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { windowNames } from '../words/windows.ts';
import { callCharge } from './charge.ts';

const openFor = (state: Read, frame: Frozen<ReactionFrame>): readonly UnitId[] => {
  const declared = new Set(frame.declared.map(({ unit }) => unit));
  return ableToReact(state, frame).filter((id) => !declared.has(id) && unitAt(state, id).stance === 'ask');
};

/** NLC-M.1: where players are asked one by one, each about his own. */
const isOf = (state: Read, { left }: Frozen<ReactionFrame>, unit: UnitId, seat: Seat): boolean =>
  left.length === 0 || seatOfUnit(state, unit) === seat;

const hasDeclared = (state: Read, frame: Frozen<ReactionFrame>, seat: Seat): boolean =>
  frame.declared.some(({ unit }) => isOf(state, frame, unit, seat));

export const react: Rule<ReactionFrame, 'react'> = {
  type: 'react',
  rule: 'NLC-7.9a',
  *candidates(state, frame, seat) {
    // Once it is launched the mover is asked, and he declares nothing.
    if (frame.step !== 'declare') return;
    for (const unit of openFor(state, frame).filter((id) => isOf(state, frame, id, seat)))
      for (const via of reactionWays(state, unit, frame.hex)) yield { type: 'react', unit, via };
  },
  against: (state, frame, _seat, asked) => againstReaction(state, frame, asked),
  refuse: () => null,
  target: ({ unit }) => ({ unit: String(unit) }),
  apply(table, frame, _seat, { unit, via }) {
    const start = unitAt(table.state, unit).hex;
    frame.declared = [...frame.declared, { unit, start, via, target: frame.hex }];
  },
};

/** NLC-7.9c: all are declared before the first test. */
export const launch: Rule<ReactionFrame, 'launch'> = {
  type: 'launch',
  rule: 'NLC-7.9c',
  role: 'commit',
  *candidates(state, frame, seat) {
    if (frame.step === 'declare' && hasDeclared(state, frame, seat)) yield { type: 'launch' };
  },
  refuse: () => null,
  target: () => ({ button: 'launch' }),
  apply: (table, frame) => goOnFrom(table, frame),
};

/** NLC-M.1: the next player is asked; after the last all that are declared ride. */
function goOnFrom(table: Table, frame: ReactionFrame): void {
  frame.left = frame.left.slice(1);
  if (frame.left.length > 0) return;
  if (frame.declared.length === 0) {
    frame.step = 'over';
    return;
  }
  table.emit({
    type: 'reactionDeclared',
    rule: 'NLC-7.9c',
    hex: frame.hex,
    units: frame.declared.map(({ unit }) => unit),
  });
  frame.step = canCommit(table.state, frame) ? 'commit' : 'test';
  frame.backhand = isBackhand(table.state, frame);
}

export const pass: Rule<ReactionFrame, 'pass'> = {
  type: 'pass',
  rule: 'NLC-7.9a',
  *candidates(state, frame, seat) {
    if (!hasDeclared(state, frame, seat)) yield { type: 'pass' };
  },
  refuse: () => null,
  target: () => ({ button: 'pass' }),
  apply: (table, frame) => goOnFrom(table, frame),
};

/** NLC-7.10f */
export const commit: Rule<ReactionFrame, 'commit'> = {
  type: 'commit',
  rule: 'NLC-7.10f',
  *candidates(_state, frame) {
    if (frame.step !== 'commit') return;
    yield { type: 'commit', half: true };
    yield { type: 'commit', half: false };
  },
  refuse: () => null,
  target: ({ half }) => ({ button: half ? 'half' : 'free' }),
  apply(table, frame, _seat, { half }) {
    frame.step = 'test';
    const { state } = table;
    if (!half) frame.backhand = true;
    else if (state.group !== null) {
      state.group = cappedAtHalf(state, state.group);
      haltRide(state);
    }
  },
};

const canCommit = (state: Read, { kind, movers }: Frozen<ReactionFrame>): boolean =>
  kind === 'move' && state.group !== null && maySayHowFar(state, state.group, movers);

/** NLC-E.8 steps 4 and 5: each unit tests alone, in canonical order; the pairs are used up. */
function test(table: Table, frame: ReactionFrame): void {
  const { state } = table;
  const { movers, hex, side, noSquare, backhand } = frame;
  const declared = frame.declared.toSorted((a, b) => a.unit - b.unit);
  useUpPairs(
    state,
    declared.flatMap(({ unit }) => movers.map((mover) => pairOf(unit, mover))),
  );
  const shattered: UnitId[] = [];
  const passed = declared.filter(({ unit }) => {
    const morale = moraleOf(state, unit, PLAIN).value;
    const roll = table.random.die(6, `NLC-7.9b reaction ${sheetOf(state, unit).id}`);
    table.emit({ type: 'reactionTested', rule: 'NLC-7.9b', unit, roll, morale, passed: roll <= morale });
    shattered.push(...shatteredBy(state, [unit], roll, PLAIN));
    return roll <= morale;
  });
  rout(table, shattered);
  const riding = passed.filter(({ unit }) => isOnMap(state, unit));
  table.end();
  if (riding.length > 0) callCharge(table, { side, entries: riding, reaction: true, noSquare, backhand });
  else table.emit({ type: 'reactionFailed', rule: 'NLC-7.9b', hex });
}

export const reaction = procedure(reactionFrame, {
  rule: 'NLC-7.9a',
  pending(state, { step, side, hex }) {
    if (step === 'declare')
      return [
        {
          seat: side,
          ...ask('NLC-7.9a', prompts.react, { hex: hexName(state, hex) }),
          window: {
            id: 'reaction',
            name: windowNames.reaction,
            turn: state.turn,
            pass: { type: 'pass' },
          },
        },
      ];
    if (step === 'commit') return [{ seat: otherSide(side), ...ask('NLC-7.10f', prompts.commit) }];
    return [];
  },
  actions: [react, launch, pass, commit],
  advance(table, frame) {
    if (frame.step === 'test') test(table, frame);
    else table.end();
  },
});
