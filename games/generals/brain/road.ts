// GEN-20.23: who marches on along a road.
import { draftOf, type Frozen, type Random, setDraft } from '@grognard/kernel';
import { road } from '../actions/road.ts';
import { direction, FRONT, isReserve } from '../field/board-graph.ts';
import { countAt, isUnrouted, unitOf } from '../field/units.ts';
import type { RoadFrame } from '../frames.ts';
import type { Action, ActionOf } from '../grammar.ts';
import type { State } from '../state.ts';
import { SECTORS, type Side } from '../vocabulary.ts';
import { chance } from './chance.ts';

const COMMIT: Action = { type: 'endRoad' };

type March = ActionOf<'road'>;

const marching = (
  state: Frozen<State>,
  frame: Frozen<RoadFrame>,
  side: Side,
  wish: (march: March) => boolean,
): readonly Action[] => {
  const trial: RoadFrame = { ...frame };
  const actions: Action[] = [];
  for (const action of road.candidates(state, trial, side)) {
    if (!wish(action) || road.refuse(state, trial, side, action) !== null) continue;
    const { unit, to } = action;
    setDraft(trial, side, { kind: 'road', moves: [...draftOf(trial, side).moves, { unit, to }] });
    actions.push(action);
  }
  actions.push(COMMIT);
  return actions;
};

/** Towards the enemy or out of the reserve. */
const isForward = (state: Frozen<State>, side: Side, { unit, to }: March): boolean => {
  const from = SECTORS.find((sector) => sector === unitOf(state, unit).at);
  return from !== undefined && (isReserve(from) || direction(from, to) === FRONT[side]);
};

export const quickRoad = (
  state: Frozen<State>,
  frame: Frozen<RoadFrame>,
  side: Side,
  random: Random,
): readonly Action[] =>
  marching(
    state,
    frame,
    side,
    (march) =>
      isForward(state, side, march) &&
      chance(random, countAt(state, side, march.to, isUnrouted) === 0 ? 0.6 : 0.3),
  );

export function* roadMarches(
  state: Frozen<State>,
  frame: Frozen<RoadFrame>,
  side: Side,
): Generator<readonly Action[]> {
  yield marching(state, frame, side, () => false);
  const all = [...road.candidates(state, frame, side)];
  const targets = [...new Set(all.map((march) => `${unitOf(state, march.unit).at}${march.to}`))];
  for (const target of targets) {
    const matches = (march: March): boolean => `${unitOf(state, march.unit).at}${march.to}` === target;
    yield marching(state, frame, side, matches);
    let left = 1;
    yield marching(state, frame, side, (march) => matches(march) && left-- > 0);
  }
}
