// Section 15: whom the saved orders bring back.
import type { Frozen } from '@grognard/kernel';
import { rally } from '../actions/rally.ts';
import { rallyInPlace } from '../actions/rally-in-place.ts';
import type { RallyFrame } from '../frames.ts';
import type { Action, ActionOf } from '../grammar.ts';
import { addRally } from '../rally/rally-draft.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';

const COMMIT: Action = { type: 'endRally' };

type Arm = ActionOf<'rally'>['arm'];

/** Guns first, as nothing has to leave the game for them; then pairs, one arm before the other. */
const rallying = (
  state: Frozen<State>,
  frame: Frozen<RallyFrame>,
  side: Side,
  arms: readonly Arm[],
): readonly Action[] => {
  const trial: RallyFrame = { ...frame };
  const actions: Action[] = [];
  for (const action of rallyInPlace.candidates(state, trial, side)) {
    if (rallyInPlace.refuse(state, trial, side, action) !== null) continue;
    addRally(state, trial, side, { unit: action.unit });
    actions.push(action);
  }
  for (const arm of arms) {
    const action = { type: 'rally', arm } as const;
    while (rally.refuse(state, trial, side, action) === null) {
      addRally(state, trial, side, { arm });
      actions.push(action);
    }
  }
  actions.push(COMMIT);
  return actions;
};

/** Cavalry is scarcer and strikes twice a round. */
export const quickRally = (state: Frozen<State>, frame: Frozen<RallyFrame>, side: Side): readonly Action[] =>
  rallying(state, frame, side, ['C', 'I']);

export function* rallies(
  state: Frozen<State>,
  frame: Frozen<RallyFrame>,
  side: Side,
): Generator<readonly Action[]> {
  yield rallying(state, frame, side, ['C', 'I']);
  yield rallying(state, frame, side, ['I', 'C']);
}
