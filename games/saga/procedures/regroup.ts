// SAG-7.2: Reserve units with two or more casualties may try to get one back.

import { type Frozen, no } from '@grognard/kernel';
import { ask, nobody } from '../actions/yes-no.ts';
import { removeCasualty } from '../combat/elimination.ts';
import { reserveUnits } from '../field/reserve.ts';
import { isEngaged, unitOf } from '../field/units.ts';
import { type RegroupFrame, regroupFrame } from '../frames.ts';
import { procedure, type Rule } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { doneRule } from './done.ts';
import { callTest, isTestResult } from './test.ts';
import { openWindow } from './window.ts';

function refuseRegroup(state: Frozen<State>, frame: Frozen<RegroupFrame>, id: UnitId) {
  const unit = unitOf(state, id);
  if (unit.cas < 2) return no('SAG-7.2', refusals.lastCasualty);
  if (isEngaged(state, id)) return no('SAG-7.2', refusals.engagedNoRegroup);
  return frame.tried.includes(id) ? no('SAG-7.2', refusals.triedOnce) : null;
}

const regroupUnit: Rule<RegroupFrame, 'regroup'> = {
  type: 'regroup',
  rule: 'SAG-7.2',
  *candidates(state, frame) {
    if (frame.step !== 'choose') return;
    for (const { id, faceUp } of reserveUnits(state, frame.player))
      if (faceUp) yield { type: 'regroup', unit: id };
  },
  refuse: (state, frame, _seat, { unit }) => refuseRegroup(state, frame, unit),
  target: ({ unit }) => ({ unit }),
  apply(umpire, frame, _seat, { unit }) {
    frame.step = 'tried';
    frame.tried = [...frame.tried, unit];
    callTest(umpire, { kind: 'morale', cause: 'regroup', player: frame.player, unit, need: 7 });
  },
};

export const regroup = procedure(regroupFrame, {
  rule: 'SAG-7.2',
  pending: (_state, frame) =>
    frame.step === 'choose' ? ask(frame.player, 'SAG-7.2', prompts.regroup) : nobody,
  actions: [regroupUnit, doneRule('SAG-7.2', 'choose', 'over')],
  advance(umpire, frame) {
    const { state } = umpire;
    if (frame.step === 'window') {
      frame.step = 'tried';
      return openWindow(umpire, 'W-REF', [frame.player], frame.player);
    }
    const canTry = reserveUnits(state, frame.player).some(
      ({ id }) => refuseRegroup(state, frame, id) === null,
    );
    if (frame.step === 'tried' && canTry) frame.step = 'choose';
    else umpire.end();
  },
  resume(umpire, frame, result) {
    const unit = frame.tried.at(-1);
    if (isTestResult(result) && result.success && unit !== undefined) removeCasualty(umpire, unit, 'SAG-7.2');
  },
});
