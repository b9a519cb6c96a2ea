// GEN-9.1 to 9.5: which batteries fire, and how far.
import { draftOf, type Frozen, type Random, setDraft } from '@grognard/kernel';
import { fire } from '../actions/fire.ts';
import { fireAtBuilding } from '../actions/fire-at-building.ts';
import type { AimFrame } from '../frames.ts';
import type { Action, ActionOf, Shot } from '../grammar.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { chance } from './chance.ts';

const COMMIT: Action = { type: 'endFire' };

type FireAction = ActionOf<'fire'> | ActionOf<'fireAtBuilding'>;

const isAllowed = (state: Frozen<State>, frame: Frozen<AimFrame>, side: Side, action: FireAction): boolean =>
  (action.type === 'fire'
    ? fire.refuse(state, frame, side, action)
    : fireAtBuilding.refuse(state, frame, side, action)) === null;

const shotsOf = (state: Frozen<State>, frame: Frozen<AimFrame>, side: Side): readonly FireAction[] => [
  ...[...fire.candidates(state, frame, side)].filter((action) => isAllowed(state, frame, side, action)),
  ...[...fireAtBuilding.candidates(state, frame, side)].filter((action) =>
    isAllowed(state, frame, side, action),
  ),
];

/** Fire these in turn as far as each battery still may, then commit. */
const firing = (
  state: Frozen<State>,
  frame: Frozen<AimFrame>,
  side: Side,
  wanted: readonly FireAction[],
): readonly Action[] => {
  const trial: AimFrame = { ...frame };
  const actions: Action[] = [];
  for (const action of wanted) {
    if (!isAllowed(state, trial, side, action)) continue;
    const shot: Shot = {
      order: action.order,
      range: action.range,
      building: action.type === 'fireAtBuilding',
    };
    setDraft(trial, side, { kind: 'bombard', shots: [...draftOf(trial, side).shots, shot] });
    actions.push(action);
  }
  actions.push(COMMIT);
  return actions;
};

/** Fire at units whenever possible, the near ones first: a die at range 1 hits twice as often. */
export const quickFire = (
  state: Frozen<State>,
  frame: Frozen<AimFrame>,
  side: Side,
  random: Random,
): readonly Action[] => {
  const shots = shotsOf(state, frame, side).filter((shot) => shot.type === 'fire' && chance(random, 0.95));
  return firing(state, frame, side, shots);
};

/** Every battery may hold its fire or take one of its shots: all mixes, which are few. */
export function* bombardments(
  state: Frozen<State>,
  frame: Frozen<AimFrame>,
  side: Side,
): Generator<readonly Action[]> {
  const byOrder = new Map<number, FireAction[]>();
  for (const shot of shotsOf(state, frame, side)) {
    byOrder.set(shot.order, [...(byOrder.get(shot.order) ?? []), shot]);
  }
  let mixes: readonly (readonly FireAction[])[] = [[]];
  for (const shots of byOrder.values()) {
    mixes = mixes.flatMap((mix) => [...shots.map((shot) => [...mix, shot]), mix]);
  }
  for (const mix of mixes) yield firing(state, frame, side, mix);
}
