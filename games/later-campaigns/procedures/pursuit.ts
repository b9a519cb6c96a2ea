// NLC-7.8: winners stay, ride back or pursue; each that declines tests against its pursuit rating. One round only.

import { ask, type Frozen, invariant, no } from '@grognard/kernel';
import { hexIn } from '../against/asked.ts';
import { againstTarget, againstWay } from '../against/charge.ts';
import { moveTogether } from '../changes/moving.ts';
import { sheetOf, stillAt } from '../changes/units.ts';
import type { Entrance } from '../charge/entrance.ts';
import { theatreOf } from '../data/theatres.ts';
import { callChargeCombat } from '../fights/calls.ts';
import { openReaction } from '../fights/open-reaction.ts';
import { type PursuitFrame, pursuitFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { distance, limitOf } from '../ground/hexes.ts';
import { chargeTargets } from '../movement/charge-paths.ts';
import { hexName } from '../names.ts';
import { procedure, type Read, type Rule, type Table } from '../rule-types.ts';
import { type Hex, NOBODY, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';
import { illegal } from '../words/illegal.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { windowNames } from '../words/windows.ts';
import { callReturn } from './returning.ts';

const quarry = (state: Read, frame: Frozen<PursuitFrame>): readonly Hex[] =>
  chargeTargets(state, fieldOf(state), frame.unit).filter(
    (hex) => distance(theatreOf(state), hex, frame.hex) === 1,
  );

const entryOf = (frame: Frozen<PursuitFrame>, id: UnitId): Entrance => {
  const entry = frame.winners.find(({ unit }) => unit === id);
  invariant(entry !== undefined, 'a pursuer has charged');
  return entry;
};

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

/** NLC-7.8c, R079: whoever declines with an enemy in reach tests; there is no second pursuit (NLC-7.8d). */
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

/** Pursuers of one hex go in together. */
function ride(table: Table, frame: PursuitFrame): void {
  const [goal] = frame.goals;
  if (goal === undefined) {
    frame.step = 'over';
    return;
  }
  const going = stillAt(
    table.state,
    frame.pursuers.filter((_, i) => frame.goals[i] === goal),
    frame.hex,
  );
  frame.target = goal;
  frame.step = 'fight';
  moveTogether(table, going, goal, 'charge');
  openReaction(table, { kind: 'pursuit', hex: goal, movers: going, side: otherSide(frame.side) });
}

function fightOn(table: Table, frame: PursuitFrame): void {
  const { side, hex, target, fled } = frame;
  frame.step = 'settle';
  const entries = stillAt(table.state, frame.pursuers, target).map((unit) => ({
    unit,
    start: entryOf(frame, unit).start,
    via: hex,
    target,
  }));
  if (entries.length > 0)
    callChargeCombat(table, {
      side,
      hex: target,
      entries,
      noSquare: false,
      backhand: false,
      isPursuit: true,
      fled,
    });
}

/** NLC-7.8d: those who won where they rode decide one by one whether they stop there or ride back. */
function settle(table: Table, frame: PursuitFrame): void {
  const { state } = table;
  const { side, target } = frame;
  const there = stillAt(state, frame.pursuers, target);
  const rest = frame.pursuers.flatMap((unit, i) => (frame.goals[i] === target ? [] : [{ unit, i }]));
  frame.goals = rest.map(({ i }) => frame.goals[i] ?? NOWHERE);
  frame.pursuers = rest.map(({ unit }) => unit);
  frame.step = 'ride';
  if (fieldOf(state).atOf(target, otherSide(side)).length > 0) {
    callReturn(
      table,
      there.map((unit) => entryOf(frame, unit)),
    );
    return;
  }
  frame.deciding = there.toSorted((a, b) => a - b);
  askNext(frame);
}

function askNext(frame: PursuitFrame): void {
  const [unit, ...left] = frame.deciding;
  frame.unit = unit ?? NOBODY;
  frame.deciding = left;
  frame.step = unit === undefined ? 'ride' : 'rest';
}

export const pursuit = procedure(pursuitFrame, {
  rule: 'NLC-7.8a',
  pending(state, { step, side, unit }) {
    if (step !== 'choose' && step !== 'must' && step !== 'rest') return [];
    const facts = { unit: sheetOf(state, unit).name };
    return [
      {
        seat: side,
        ...(step === 'must'
          ? ask('NLC-7.8c', prompts.mustPursue, facts)
          : ask(
              step === 'rest' ? 'NLC-7.8d' : 'NLC-7.7g',
              prompts[step === 'rest' ? 'afterPursuit' : 'afterCharge'],
              facts,
            )),
        ...(step !== 'must'
          ? {
              window: {
                id: 'pursuit',
                name: windowNames.pursuit,
                turn: state.turn,
                pass: { type: 'return', unit } as const,
              },
            }
          : {}),
      },
    ];
  },
  publicChoice: true,
  actions: [pursue, stay, goBack],
  advance(table, frame) {
    switch (frame.step) {
      case 'next': {
        const [unit, ...rest] = stillAt(table.state, frame.deciding, frame.hex);
        frame.deciding = rest;
        frame.unit = unit ?? NOBODY;
        frame.step = unit === undefined ? 'ride' : 'choose';
        return;
      }
      case 'ride':
        return ride(table, frame);
      case 'fight':
        return fightOn(table, frame);
      case 'settle':
        return settle(table, frame);
      default:
        return table.end();
    }
  },
});
