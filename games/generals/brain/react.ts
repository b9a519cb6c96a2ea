// GEN-12.5 to 12.8: who tries to form square or to countercharge.
import { draftOf, type Frozen, type Random, setDraft } from '@grognard/kernel';
import { countercharge } from '../actions/countercharge.ts';
import { formSquare } from '../actions/form-square.ts';
import { assaultersOf } from '../combat/attackers.ts';
import type { ReactionFrame } from '../combat/decision-frames.ts';
import { unitOf } from '../field/units.ts';
import type { Action, ActionOf } from '../grammar.ts';
import type { State } from '../state.ts';
import type { Place, Side } from '../vocabulary.ts';
import { chance } from './chance.ts';
import { TEMPER } from './temper.ts';

const COMMIT: Action = { type: 'endReact' };

type Try = ActionOf<'formSquare'> | ActionOf<'countercharge'>;

/** Let these units try what they may, then commit. */
const reacting = (
  state: Frozen<State>,
  frame: Frozen<ReactionFrame>,
  side: Side,
  wanted: Iterable<Try>,
): readonly Action[] => {
  const trial: ReactionFrame = { ...frame };
  const actions: Action[] = [];
  for (const action of wanted) {
    const { tries } = draftOf(trial, side);
    if (action.type === 'formSquare') {
      if (formSquare.refuse(state, trial, side, action) !== null) continue;
      setDraft(trial, side, { kind: 'react', tries: [...tries, { unit: action.unit, how: 'square' }] });
    } else {
      if (countercharge.refuse(state, trial, side, action) !== null) continue;
      const { unit, border } = action;
      setDraft(trial, side, { kind: 'react', tries: [...tries, { unit, how: 'charge', border }] });
    }
    actions.push(action);
  }
  actions.push(COMMIT);
  return actions;
};

const squares = (
  state: Frozen<State>,
  frame: Frozen<ReactionFrame>,
  side: Side,
): ActionOf<'formSquare'>[] => [...formSquare.candidates(state, frame, side)];
const charges = (
  state: Frozen<State>,
  frame: Frozen<ReactionFrame>,
  side: Side,
): ActionOf<'countercharge'>[] => [...countercharge.candidates(state, frame, side)];

const shareOfCavalry = (state: Frozen<State>, side: Side, sector: Place): number => {
  const assaulters = assaultersOf(state, side, sector);
  const riders = assaulters.filter(({ unit }) => unitOf(state, unit).arm === 'C').length;
  return riders / Math.max(1, assaulters.length);
};

/** A square helps against Cavalry and hurts against guns and fire; a countercharge needs Infantry to ride down. */
export const quickReaction = (
  state: Frozen<State>,
  frame: Frozen<ReactionFrame>,
  side: Side,
  random: Random,
): readonly Action[] => {
  const wanted: Try[] = [];
  for (const action of squares(state, frame, side)) {
    if (chance(random, TEMPER.square * shareOfCavalry(state, side, unitOf(state, action.unit).at)))
      wanted.push(action);
  }
  for (const action of charges(state, frame, side)) {
    if (
      chance(random, TEMPER.countercharge * (1 - shareOfCavalry(state, side, unitOf(state, action.unit).at)))
    )
      wanted.push(action);
  }
  return reacting(state, frame, side, wanted);
};

/** Nobody, everybody, only the Infantry, only the Cavalry; then one sector after the other; then chance. */
export function* reactions(
  state: Frozen<State>,
  frame: Frozen<ReactionFrame>,
  side: Side,
  random: Random,
): Generator<readonly Action[]> {
  const feet = squares(state, frame, side);
  const riders = charges(state, frame, side);
  const all: readonly Try[] = [...feet, ...riders];
  yield reacting(state, frame, side, all);
  yield reacting(state, frame, side, []);
  if (feet.length > 0 && riders.length > 0) {
    yield reacting(state, frame, side, feet);
    yield reacting(state, frame, side, riders);
  }
  const at = (action: Try): Place => unitOf(state, action.unit).at;
  const sectors = new Set(all.map(at));
  if (sectors.size > 1) {
    for (const sector of sectors)
      yield reacting(
        state,
        frame,
        side,
        all.filter((action) => at(action) === sector),
      );
  }
  for (let n = 0; n < 3; n += 1) yield quickReaction(state, frame, side, random);
}
