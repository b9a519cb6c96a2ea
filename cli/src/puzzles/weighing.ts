// What answers to a decision are worth by a search that may take its time.
import { levelFor, type PlayerName } from '@grognard/ai';
import { plansOf, type Weighed, weigh } from '@grognard/ai/weigh.ts';
import {
  type Action,
  type AnyGame,
  type AnyMatch,
  randomOf,
  type Seat,
  simulationSource,
  viewOf,
} from '@grognard/kernel';
import { machineChoice } from '../terminal/machine.ts';
import { isGood } from './puzzle.ts';

/** How thoroughly to look: in so many worlds, so many quiet points ahead. */
export interface Depth {
  readonly worlds: number;
  readonly horizon: number;
}

/** A second round in the playouts, so that the judgement at the end of the first does not decide alone. */
export const DEEP: Depth = { worlds: 120, horizon: 2 };

type Answer = readonly Action[];

/** A decision somebody has in a game. */
export interface Asked {
  readonly module: AnyGame;
  readonly match: AnyMatch;
  readonly seat: Seat;
}

/** Marshal's way of thinking at another depth, with chances of its own. */
export const thinkingOf = ({ module, match }: Asked, horizon: number, seed: number) => {
  const level = levelFor(module, 'marshal');
  return {
    level: { ...level, horizon, duel: level.duel === null ? null : { ...level.duel, horizon } },
    random: randomOf(simulationSource(match.journal.length + seed)),
    players: match.seats.length,
  };
};

/** Every answer once, whatever the sequence of its actions. */
export const distinct = (answers: readonly Answer[]): readonly Answer[] =>
  answers.filter(
    (answer, n) => answers.findIndex((each) => each === answer || isGood({ answers: [each] }, answer)) === n,
  );

export const allPlans = (asked: Asked): readonly Answer[] => {
  const { module, match, seat } = asked;
  return distinct(plansOf(module, viewOf(match, seat), seat, thinkingOf(asked, 1, 1)));
};

export const weighed = (
  asked: Asked,
  { worlds, horizon }: Depth,
  answers: readonly Answer[],
): readonly Weighed<Action>[] => {
  const { module, match, seat } = asked;
  const thinking = thinkingOf(asked, horizon, worlds * horizon);
  return weigh(module, viewOf(match, seat), seat, thinking, worlds, answers);
};

/** What these answers throw away on average; one that was not weighed counts as good. */
export const lossOf = (plans: readonly Weighed<Action>[], answers: readonly Answer[]): number => {
  const best = plans[0]?.worth ?? 0;
  const losses = answers.map((answer) => {
    const known = plans.find(({ plan }) => isGood({ answers: [plan] }, answer));
    return known === undefined ? 0 : best - known.worth;
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
};

/** What a player answers, seed after seed. */
export const answersOf = ({ match, seat }: Asked, level: PlayerName, seeds: number): readonly Answer[] =>
  Array.from({ length: seeds }, (_, n) => machineChoice(match, seat, { level, seed: n + 1 }).actions);
