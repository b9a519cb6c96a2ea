import {
  type Action,
  type Brain,
  frozen,
  type GameState,
  invariant,
  type Outcome,
  type Random,
  type Seat,
  type Simulation,
} from '@grognard/kernel';
import type { Temper } from './aligned.ts';

/** More answers than any game of ours needs between two quiet points: reaching it means a brain that never commits. */
const TOO_MANY_ANSWERS = 5000;

/** A win counts 1, a draw among n seats 1/n, a defeat 0. */
export const resultFor = ({ winners }: Pick<Outcome, 'winners'>, seat: Seat, seats: number): number => {
  if (winners.length === 0) return 1 / seats;
  return winners.includes(seat) ? 1 / winners.length : 0;
};

/** Let one seat answer the decision it has, as the game's brain would without thinking about it. */
export const answerQuickly = <S extends GameState, A extends Action, C>(
  brain: Brain<S, A, C>,
  simulation: Simulation<S, A, C>,
  seat: Seat,
  random: Random,
): void => {
  const { state, context } = simulation;
  if (brain.answer === undefined) {
    simulation.play(seat, brain.rollout(frozen(state), seat, random, context));
    return;
  }
  for (const action of brain.answer(frozen(state), seat, random, context)) simulation.play(seat, action);
};

/**
 * Everybody plays on by the brain's quick answers until the game is over or `horizon` quiet points have passed.
 * A horizon of 0 judges at once. `fromQuiet` says whether the decision under trial was itself taken at a quiet point, which does not count.
 */
export const playOut = <S extends GameState, A extends Action, C>(
  brain: Brain<S, A, C>,
  simulation: Simulation<S, A, C>,
  { horizon, fromQuiet, random }: { horizon: number; fromQuiet: boolean; random: Temper },
): void => {
  brain.hasten?.(simulation.state);
  let quietsLeft = horizon;
  let wasQuiet = fromQuiet;
  for (let answers = 0; answers < TOO_MANY_ANSWERS; answers += 1) {
    const decision = simulation.pending()[0];
    if (decision === undefined) return;
    const isQuiet = brain.quiet(frozen(simulation.state));
    if (isQuiet && !wasQuiet) quietsLeft -= 1;
    if (quietsLeft <= 0) return;
    wasQuiet = isQuiet;
    random.begin?.(decision.seat, `${simulation.state.frames.at(-1)?.proc}`);
    answerQuickly(brain, simulation, decision.seat, random);
  }
  invariant(false, `A playout gave ${TOO_MANY_ANSWERS} answers without reaching a quiet point.`);
};

/** The seat's chance of winning in the position a playout has come to. */
export const judge = <S extends GameState, A extends Action, C>(
  brain: Brain<S, A, C>,
  simulation: Simulation<S, A, C>,
  seat: Seat,
  seats: number,
): number => {
  const outcome = simulation.outcome();
  if (outcome !== null) return resultFor(outcome, seat, seats);
  return brain.evaluate(frozen(simulation.state), seat, simulation.context);
};
