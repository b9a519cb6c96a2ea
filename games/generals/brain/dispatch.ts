// Every decision of the game and who thinks about it.
import { type Frozen, invariant, isFrameOf, type Random } from '@grognard/kernel';
import {
  positionsFrame,
  reactionFrame,
  rerollsFrame,
  targetsFrame,
  withdrawalFrame,
} from '../combat/decision-frames.ts';
import {
  advanceFrame,
  aimFrame,
  customSetupFrame,
  declareFrame,
  rallyingFrame,
  roadMovesFrame,
  writeOrdersFrame,
} from '../frames.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { advances, quickAdvance } from './advance.ts';
import { bombardments, quickFire } from './bombard.ts';
import { declarations, quickDeclaration } from './declare.ts';
import { deployments, quickDeployment } from './deploy.ts';
import type { Mind } from './mind.ts';
import { positionings, quickPositions } from './positions.ts';
import { quickRally, rallies } from './rally.ts';
import { quickReaction, reactions } from './react.ts';
import { quickReroll, rerolls } from './reroll.ts';
import { quickRoad, roadMarches } from './road.ts';
import { quickSheet, sheets } from './sheet.ts';
import { quickTargets, targetings } from './targets.ts';
import { topFrame } from './top-frame.ts';
import { quickWithdrawal, withdrawals } from './withdraw.ts';

type Answer = readonly Action[];

/** One sensible answer, quickly. */
export const quickAnswer = (state: Frozen<State>, side: Side, random: Random, mind: Mind): Answer => {
  const frame = topFrame(state);
  if (isFrameOf(declareFrame, frame)) return quickDeclaration(state, frame, side, random, mind);
  if (isFrameOf(writeOrdersFrame, frame)) return quickSheet(state, side, random, mind);
  if (isFrameOf(aimFrame, frame)) return quickFire(state, frame, side, random);
  if (isFrameOf(reactionFrame, frame)) return quickReaction(state, frame, side, random);
  if (isFrameOf(positionsFrame, frame)) return quickPositions(state, frame, side, random);
  if (isFrameOf(targetsFrame, frame)) return quickTargets(state, frame, side, random);
  if (isFrameOf(rerollsFrame, frame)) return [quickReroll(state, frame, side)];
  if (isFrameOf(withdrawalFrame, frame)) return quickWithdrawal(state, frame, side, random);
  if (isFrameOf(advanceFrame, frame)) return quickAdvance(state, frame, side, random);
  if (isFrameOf(roadMovesFrame, frame)) return quickRoad(state, frame, side, random);
  if (isFrameOf(rallyingFrame, frame)) return quickRally(state, frame, side);
  if (isFrameOf(customSetupFrame, frame)) return quickDeployment(state, side, random);
  invariant(false, `Nobody decides in ${frame.proc}.`);
};

/** Answers worth comparing, best guesses first; some may be the same. */
export const answersWorthTrying = (
  state: Frozen<State>,
  side: Side,
  random: Random,
  mind: Mind,
): Iterable<Answer> => {
  const frame = topFrame(state);
  if (isFrameOf(declareFrame, frame)) return declarations(state, frame, side, random, mind);
  if (isFrameOf(writeOrdersFrame, frame)) return sheets(state, side, random, mind);
  if (isFrameOf(aimFrame, frame)) return bombardments(state, frame, side);
  if (isFrameOf(reactionFrame, frame)) return reactions(state, frame, side, random);
  if (isFrameOf(positionsFrame, frame)) return positionings(state, frame, side, random);
  if (isFrameOf(targetsFrame, frame)) return targetings(state, frame, side, random);
  if (isFrameOf(rerollsFrame, frame)) return rerolls(state, frame, side);
  if (isFrameOf(withdrawalFrame, frame)) return withdrawals(state, frame, side);
  if (isFrameOf(advanceFrame, frame)) return advances(state, frame, side, random);
  if (isFrameOf(roadMovesFrame, frame)) return roadMarches(state, frame, side);
  if (isFrameOf(rallyingFrame, frame)) return rallies(state, frame, side);
  if (isFrameOf(customSetupFrame, frame)) return deployments(state, side);
  invariant(false, `Nobody decides in ${frame.proc}.`);
};
