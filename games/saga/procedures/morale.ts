// SAG-12.6, 21.16: a test for casualties: rolled, failed on purpose, or skipped by the steadfast.

import { type ActionRule, type Frozen, no } from '@grognard/kernel';
import { ask, nobody } from '../actions/yes-no.ts';
import type { Event } from '../events.ts';
import { nounOf } from '../field/nouns.ts';
import { has, unitOf } from '../field/units.ts';
import { type MoraleFrame, moraleFrame, retreatFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import { procedure, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { callTest, isTestResult } from './test.ts';

type Choice = ActionOf<'morale'>;
const ROLL: Choice = { type: 'morale', how: 'roll' };
const FAIL: Choice = { type: 'morale', how: 'fail' };
const OMIT: Choice = { type: 'morale', how: 'omit' };

const isSteadfast = (state: Frozen<State>, frame: Frozen<MoraleFrame>): boolean =>
  has(unitOf(state, frame.unit), 'steadfast');

const choose: ActionRule<State, MoraleFrame, Choice, Event> = {
  type: 'morale',
  rule: 'SAG-12.6',
  candidates: (_state, frame) => (frame.step === 'choose' ? [ROLL, FAIL, OMIT] : []),
  refuse(state, frame, _seat, { how }) {
    if (how === 'fail' && isSteadfast(state, frame)) return no('SAG-21.16', refusals.steadfastMustRoll);
    if (how === 'omit' && !isSteadfast(state, frame)) return no('SAG-21.16', refusals.onlySteadfastSkips);
    return null;
  },
  target: ({ how }) => ({ button: how }),
  apply(umpire, frame, _seat, { how }) {
    frame.step = how === 'roll' ? 'roll' : how === 'fail' ? 'failed' : 'passed';
    if (how !== 'roll') umpire.emit({ type: 'moraleChosen', rule: 'SAG-12.6', unit: frame.unit, how });
  },
};

export function callRetreat(umpire: Table, unit: UnitId): void {
  umpire.call(retreatFrame.at('window', { unit, intoReserve: false, foe: null, at: null, foeStartCas: 0 }));
}

/** Ends with the unit's id when it has failed. */
export const morale = procedure(moraleFrame, {
  rule: 'SAG-12.6',
  pending: (state, frame) =>
    frame.step === 'choose'
      ? ask(unitOf(state, frame.unit).owner, 'SAG-12.6', prompts.morale, {
          unit: nounOf(state, frame.unit),
          need: frame.need,
        })
      : nobody,
  actions: [choose],
  advance(umpire, frame) {
    switch (frame.step) {
      case 'roll': {
        frame.step = 'passed';
        const { owner } = unitOf(umpire.state, frame.unit);
        return callTest(umpire, {
          kind: 'morale',
          cause: 'casualties',
          player: owner,
          unit: frame.unit,
          need: frame.need,
        });
      }
      case 'failed':
        frame.step = 'gone';
        return callRetreat(umpire, frame.unit);
      case 'gone':
        return umpire.end(frame.unit);
      default:
        return umpire.end();
    }
  },
  resume(_umpire, frame, result) {
    if (isTestResult(result) && !result.success) frame.step = 'failed';
  },
});
