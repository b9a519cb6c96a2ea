// Every decision of the game and who thinks about it.
import { type Frame, type Frozen, invariant, type Random } from '@grognard/kernel';
import type {
  PositionsFrame,
  ReactionFrame,
  RerollsFrame,
  TargetsFrame,
  WithdrawalFrame,
} from '../combat/decision-frames.ts';
import type { AdvanceFrame, AimFrame, DeclareFrame, RallyFrame, RoadFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import type { Side } from '../vocabulary.ts';
import { advances, quickAdvance } from './advance.ts';
import { bombardments, quickFire } from './bombard.ts';
import { declarations, quickDeclaration } from './declare.ts';
import { deployments, quickDeployment } from './deploy.ts';
import { positionings, quickPositions } from './positions.ts';
import { quickRally, rallies } from './rally.ts';
import { quickReaction, reactions } from './react.ts';
import { quickReroll, rerolls } from './reroll.ts';
import { quickRoad, roadMarches } from './road.ts';
import { quickSheet, sheets } from './sheet.ts';
import { quickTargets, targetings } from './targets.ts';
import { quickWithdrawal, withdrawals } from './withdraw.ts';

type Answer = readonly Action[];

const topFrame = (state: Frozen<State>): Frozen<Frame> => {
  const frame = state.frames[state.frames.length - 1];
  invariant(frame !== undefined, 'A decision has a procedure.');
  return frame;
};

/** Procedures and their frames go by the same name (see procedures/index.ts). */
const isIn = <F extends Frame>(frame: Frozen<Frame>, proc: string): frame is Frozen<F> => frame.proc === proc;

/** One sensible answer, quickly. */
export const quickAnswer = (state: Frozen<State>, side: Side, random: Random): Answer => {
  const frame = topFrame(state);
  if (isIn<DeclareFrame>(frame, 'declare')) return quickDeclaration(state, frame, side, random);
  if (frame.proc === 'writeOrders') return quickSheet(state, side, random);
  if (isIn<AimFrame>(frame, 'aim')) return quickFire(state, frame, side, random);
  if (isIn<ReactionFrame>(frame, 'reaction')) return quickReaction(state, frame, side, random);
  if (isIn<PositionsFrame>(frame, 'positions')) return quickPositions(state, frame, side, random);
  if (isIn<TargetsFrame>(frame, 'targets')) return quickTargets(state, frame, side, random);
  if (isIn<RerollsFrame>(frame, 'rerolls')) return [quickReroll(state, frame, side)];
  if (isIn<WithdrawalFrame>(frame, 'withdrawal')) return quickWithdrawal(state, frame, side, random);
  if (isIn<AdvanceFrame>(frame, 'advance')) return quickAdvance(state, frame, side, random);
  if (isIn<RoadFrame>(frame, 'roadMoves')) return quickRoad(state, frame, side, random);
  if (isIn<RallyFrame>(frame, 'rallying')) return quickRally(state, frame, side);
  if (frame.proc === 'customSetup') return quickDeployment(state, side, random);
  invariant(false, `Nobody decides in ${frame.proc}.`);
};

/** Answers worth comparing, best guesses first; some may be the same. */
export const answersWorthTrying = (state: Frozen<State>, side: Side, random: Random): Iterable<Answer> => {
  const frame = topFrame(state);
  if (isIn<DeclareFrame>(frame, 'declare')) return declarations(state, frame, side, random);
  if (frame.proc === 'writeOrders') return sheets(state, side, random);
  if (isIn<AimFrame>(frame, 'aim')) return bombardments(state, frame, side);
  if (isIn<ReactionFrame>(frame, 'reaction')) return reactions(state, frame, side, random);
  if (isIn<PositionsFrame>(frame, 'positions')) return positionings(state, frame, side, random);
  if (isIn<TargetsFrame>(frame, 'targets')) return targetings(state, frame, side, random);
  if (isIn<RerollsFrame>(frame, 'rerolls')) return rerolls(state, frame, side);
  if (isIn<WithdrawalFrame>(frame, 'withdrawal')) return withdrawals(state, frame, side);
  if (isIn<AdvanceFrame>(frame, 'advance')) return advances(state, frame, side, random);
  if (isIn<RoadFrame>(frame, 'roadMoves')) return roadMarches(state, frame, side);
  if (isIn<RallyFrame>(frame, 'rallying')) return rallies(state, frame, side);
  if (frame.proc === 'customSetup') return deployments(state, side);
  invariant(false, `Nobody decides in ${frame.proc}.`);
};
