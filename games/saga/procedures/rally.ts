// SAG-7.3 to 7.5: each unit in a Retreat slot must test; whoever rallies comes into the Reserve.

import { type Frozen, frozen, no } from '@grognard/kernel';
import { ask, nobody } from '../actions/yes-no.ts';
import { unitIn, unitOf } from '../field/units.ts';
import { type RallyFrame, rallyFrame, reserveEntryFrame } from '../frames.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { type Player, RETREAT, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { refusals } from '../words/refusals.ts';
import { callTest, isTestResult } from './test.ts';

const fugitives = (state: Frozen<State>, player: Player): readonly UnitId[] =>
  RETREAT.flatMap((slot) => unitIn(state, player, slot)?.id ?? []);

const untried = (state: Frozen<State>, frame: Frozen<RallyFrame>): readonly UnitId[] =>
  fugitives(state, frame.player).filter((id) => !frame.tried.includes(id));

const rallyUnit: Rule<RallyFrame, 'rally'> = {
  type: 'rally',
  rule: 'SAG-7.3',
  *candidates(state, frame) {
    if (frame.step !== 'choose') return;
    for (const unit of fugitives(state, frame.player)) yield { type: 'rally', unit };
  },
  refuse: (_state, frame, _seat, { unit }) =>
    frame.tried.includes(unit) ? no('SAG-7.4', refusals.failedRally) : null,
  target: ({ unit }) => ({ unit }),
  apply: (umpire, frame, _seat, { unit }) => tryRally(umpire, frame, unit),
};

/** SAG-7.3, SAG-R18: 7+ with three casualties or more. */
function tryRally(umpire: Table, frame: RallyFrame, unit: UnitId): void {
  frame.step = 'tried';
  frame.tried = [...frame.tried, unit];
  const need = unitOf(frozen(umpire.state), unit).cas >= 3 ? 7 : 6;
  callTest(umpire, { kind: 'morale', cause: 'rally', player: frame.player, unit, need });
}

export const rally = procedure(rallyFrame, {
  rule: 'SAG-7.3',
  pending: (_state, frame) =>
    frame.step === 'choose' ? ask(frame.player, 'SAG-7.3', prompts.rallyFirst) : nobody,
  actions: [rallyUnit],
  advance(umpire, frame) {
    const [one, other] = untried(frozen(umpire.state), frame);
    if (one === undefined) umpire.end();
    else if (other === undefined) tryRally(umpire, frame, one);
    else frame.step = 'choose';
  },
  resume(umpire, frame, result) {
    const unit = frame.tried.at(-1);
    if (!isTestResult(result) || !result.success || unit === undefined) return;
    umpire.emit({ type: 'unitRallied', rule: 'SAG-7.5', unit });
    umpire.call(reserveEntryFrame.at('room', { player: frame.player, unit }));
  },
});
