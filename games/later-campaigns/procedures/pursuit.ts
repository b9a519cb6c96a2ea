// NLC-7.8: winners stay, ride back or pursue; each that declines tests against its pursuit rating. One round only.

import { ask } from '@grognard/kernel';
import { goBack, pursue, stay } from '../actions/pursuit-choices.ts';
import { moveTogether } from '../changes/moving.ts';
import { sheetOf, stillAt } from '../changes/units.ts';
import { askNext, entryOf } from '../charge/pursuing.ts';
import { callChargeCombat } from '../combat/calls.ts';
import { openReaction } from '../combat/open-reaction.ts';
import { type PursuitFrame, pursuitFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { procedure, type Table } from '../rule-types.ts';
import { NOBODY, NOWHERE, otherSide } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { windowNames } from '../words/windows.ts';
import { callReturn } from './returning.ts';

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
