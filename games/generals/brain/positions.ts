// GEN-12.12, 12.21, 20.15: who rides back, who goes into the building, and who stands in which front.
import { draftOf, type Frozen, type Random, setDraft } from '@grognard/kernel';
import { assign } from '../actions/assign.ts';
import { retreat } from '../actions/retreat.ts';
import { shelter } from '../actions/shelter.ts';
import { assaultersOf } from '../combat/attackers.ts';
import { readCombat } from '../combat/combat-frame.ts';
import type { PositionsFrame } from '../combat/decision-frames.ts';
import { choicesOf } from '../combat/distribution.ts';
import { countAt, isOutside, unitOf } from '../field/units.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import type { Side, UnitId } from '../vocabulary.ts';
import { chance } from './chance.ts';
import { TEMPER } from './temper.ts';

const COMMIT: Action = { type: 'endPositions' };

type Wish = (unit: UnitId) => boolean;

/** Retreats and shelter as wished, then every unit with a choice into a front with room, then commit. */
const taking = (
  state: Frozen<State>,
  frame: Frozen<PositionsFrame>,
  side: Side,
  wishes: { readonly retreats: Wish; readonly shelters: Wish },
  random: Random,
): readonly Action[] => {
  const trial: PositionsFrame = { ...frame };
  const actions: Action[] = [];
  for (const action of retreat.candidates(state, trial, side)) {
    if (!wishes.retreats(action.unit) || retreat.refuse(state, trial, side, action) !== null) continue;
    const draft = draftOf(trial, side);
    setDraft(trial, side, { ...draft, retreats: [...draft.retreats, action.unit], fronts: {} });
    actions.push(action);
  }
  for (const action of shelter.candidates(state, trial, side)) {
    if (!wishes.shelters(action.unit) || shelter.refuse(state, trial, side, action) !== null) continue;
    setDraft(trial, side, { ...draftOf(trial, side), shelter: action.unit, fronts: {} });
    actions.push(action);
  }
  distribute(state, trial, side, actions, random);
  actions.push(COMMIT);
  return actions;
};

/** Units are alike enough that any distribution is a fair guess; the search compares several. */
const distribute = (
  state: Frozen<State>,
  trial: PositionsFrame,
  side: Side,
  actions: Action[],
  random: Random,
): void => {
  for (const { unit, fronts } of choicesOf(state, readCombat(state), side, draftOf(trial, side))) {
    if (draftOf(trial, side).fronts[unit] !== undefined) continue;
    const turn = random.die(fronts.length, 'AI front');
    for (let n = 0; n < fronts.length; n += 1) {
      const front = fronts[(turn + n) % fronts.length];
      if (front === undefined) continue;
      const action = { type: 'assign', unit, front } as const;
      if (assign.refuse(state, trial, side, action) !== null) continue;
      const draft = draftOf(trial, side);
      setDraft(trial, side, { ...draft, fronts: { ...draft.fronts, [unit]: front } });
      actions.push(action);
      break;
    }
  }
};

/** Cavalry that stands fights at a disadvantage: it goes when the attackers are more than the defenders. */
const isOutnumbered = (state: Frozen<State>, side: Side, id: UnitId): boolean => {
  const { at } = unitOf(state, id);
  return assaultersOf(state, side, at).length > countAt(state, side, at, isOutside);
};

export const quickPositions = (
  state: Frozen<State>,
  frame: Frozen<PositionsFrame>,
  side: Side,
  random: Random,
): readonly Action[] =>
  taking(
    state,
    frame,
    side,
    {
      retreats: (unit) =>
        chance(random, isOutnumbered(state, side, unit) ? TEMPER.retreatOutnumbered : TEMPER.retreat),
      shelters: () => chance(random, TEMPER.shelter),
    },
    random,
  );

const always: Wish = () => true;
const never: Wish = () => false;

export function* positionings(
  state: Frozen<State>,
  frame: Frozen<PositionsFrame>,
  side: Side,
  random: Random,
): Generator<readonly Action[]> {
  yield taking(state, frame, side, { retreats: never, shelters: never }, random);
  yield taking(state, frame, side, { retreats: always, shelters: always }, random);
  for (let n = 0; n < 3; n += 1) {
    yield taking(state, frame, side, { retreats: never, shelters: never }, random);
    yield quickPositions(state, frame, side, random);
  }
}
