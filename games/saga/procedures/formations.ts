// SAG-15.3, SAG-R51: Formations may be given up: in front after a test, elsewhere freely.

import { type Frozen, frozen, no, type Refusal } from '@grognard/kernel';
import { ask, nobody } from '../actions/yes-no.ts';
import { change, unitOf, unitsOf } from '../field/units.ts';
import { type FormationsFrame, formationsFrame } from '../frames.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { isInFront } from './disarray.ts';
import { doneRule } from './done.ts';
import { callTest, isTestResult } from './test.ts';

const inFormation = (state: Frozen<State>, frame: Frozen<FormationsFrame>): readonly UnitId[] =>
  unitsOf(state, frame.player)
    .filter(({ formation }) => formation !== null)
    .map(({ id }) => id);

const refuseTry = (frame: Frozen<FormationsFrame>, unit: UnitId): Refusal | null =>
  frame.tried.includes(unit) ? no('SAG-15.3', refusals.triedOnce) : null;

const giveUp: Rule<FormationsFrame, 'formation'> = {
  type: 'formation',
  rule: 'SAG-15.3',
  *candidates(state, frame) {
    if (frame.step !== 'choose') return;
    for (const unit of inFormation(state, frame)) yield { type: 'formation', unit };
  },
  refuse: (_state, frame, _seat, { unit }) => refuseTry(frame, unit),
  target: ({ unit }) => ({ unit }),
  apply(umpire, frame, _seat, { unit }) {
    frame.step = 'look';
    frame.tried = [...frame.tried, unit];
    const state = frozen(umpire.state);
    if (isInFront(state, unitOf(state, unit)))
      callTest(umpire, { kind: 'morale', cause: 'formation', player: frame.player, unit, need: 6 });
    else reform(umpire, unit);
  },
};

function reform(umpire: Table, unit: UnitId): void {
  const { formation } = unitOf(umpire.state, unit);
  change(umpire.state, unit, { formation: null });
  if (formation !== null) umpire.emit({ type: 'formationLost', rule: 'SAG-15.3', unit, formation });
}

export const formations = procedure(formationsFrame, {
  rule: 'SAG-15.3',
  pending: (_state, frame) =>
    frame.step === 'choose' ? ask(frame.player, 'SAG-15.3', prompts.giveUpFormation) : nobody,
  actions: [giveUp, doneRule('SAG-15.3', 'choose', 'over')],
  advance(umpire, frame) {
    const canTry = inFormation(frozen(umpire.state), frame).some((unit) => refuseTry(frame, unit) === null);
    if (frame.step === 'look' && canTry) frame.step = 'choose';
    else umpire.end();
  },
  resume(umpire, frame, result) {
    const unit = frame.tried.at(-1);
    if (isTestResult(result) && result.success && unit !== undefined) reform(umpire, unit);
  },
});
