// GEN-7.14, 8.4, 10.6: who goes into the sector won.
import { draftOf, type Frozen, type Random, setDraft } from '@grognard/kernel';
import { advanceUnit } from '../actions/advance.ts';
import { attackerOf } from '../combat/attackers.ts';
import type { AdvanceFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { entriesOf, goesUnasked, mustEnter } from '../movement/advancing.ts';
import type { State } from '../state.ts';
import type { Sector, Side, UnitId } from '../vocabulary.ts';
import { chance } from './chance.ts';
import { TEMPER } from './temper.ts';

const COMMIT: Action = { type: 'endAdvance' };

/** Name whoever is wished for, and in Combined Arms at least as many as must go; then commit. */
const advancing = (
  state: Frozen<State>,
  frame: Frozen<AdvanceFrame>,
  side: Side,
  wish: (unit: UnitId) => boolean,
): readonly Action[] => {
  const trial: AdvanceFrame = { ...frame };
  const actions: Action[] = [];
  const attempt = (unit: UnitId): void => {
    const action = { type: 'advance', unit } as const;
    if (advanceUnit.refuse(state, trial, side, action) !== null) return;
    setDraft(trial, side, { kind: 'advance', units: [...draftOf(trial, side).units, unit] });
    actions.push(action);
  };
  for (const entry of entriesOf(state, frame.wave)) {
    if (entry.side !== side) continue;
    const { phase } = frame;
    for (const unit of [...entry.ordered, ...entry.charging]) if (wish(unit)) attempt(unit);
    if (goesUnasked(phase, entry)) continue;
    for (const unit of entry.ordered) {
      const named = entry.ordered.filter((each) => draftOf(trial, side).units.includes(each)).length;
      if (named < mustEnter(phase, entry)) attempt(unit);
    }
  }
  actions.push(COMMIT);
  return actions;
};

/** An advance takes ground and prisoners; staying costs readiness. So nearly always: all of them. */
export const quickAdvance = (
  state: Frozen<State>,
  frame: Frozen<AdvanceFrame>,
  side: Side,
  random: Random,
): readonly Action[] => {
  const goes = chance(random, TEMPER.advance);
  return advancing(state, frame, side, () => goes);
};

export function* advances(
  state: Frozen<State>,
  frame: Frozen<AdvanceFrame>,
  side: Side,
  random: Random,
): Generator<readonly Action[]> {
  yield advancing(state, frame, side, () => true);
  yield advancing(state, frame, side, () => false);
  const targets = new Set<Sector | null>(frame.wave.map((unit) => attackerOf(state, unit)?.to ?? null));
  if (targets.size > 1) {
    for (const to of targets)
      yield advancing(state, frame, side, (unit) => attackerOf(state, unit)?.to === to);
  }
  for (let n = 0; n < 3; n += 1) yield advancing(state, frame, side, () => chance(random, 0.5));
}
