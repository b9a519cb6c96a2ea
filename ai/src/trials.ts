import {
  type Action,
  type Frozen,
  frozen,
  type GameEvent,
  type GameModule,
  type GameState,
  invariant,
  type Outcome,
  outcomeOf,
  randomOf,
  type Seat,
  simulationSource,
  startMatch,
  viewOf,
} from '@grognard/kernel';
import { playDecision } from './arena.ts';
import { choose } from './choose.ts';
import type { Level } from './level.ts';

export interface TrialOptions<S extends GameState, A extends Action, E extends GameEvent, V, O, C> {
  readonly module: GameModule<S, A, E, V, O, C>;
  /** Both sides play it. */
  readonly level: Level;
  readonly games: number;
  readonly seed: number;
  /** The first side in the first seat. */
  readonly options: O;
  /** In the second, where sides can change seats: games then come in pairs with the same dice. */
  readonly exchanged: O | null;
  turns(state: Frozen<S>): number;
  readonly onGame?: () => void;
}

/** One game of a contest between two sides that the options set up. */
export interface Trial {
  readonly winner: 'first' | 'second' | null;
  /** The seat that won. */
  readonly seat: Seat | null;
  readonly rule: Outcome['rule'];
  readonly turns: number;
  readonly decisions: number;
}

/** Let two sides of a scenario fight, both led by the same level, seats exchanged in every second game if they can be. */
export const runTrials = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  trials: TrialOptions<S, A, E, V, O, C>,
): Trial[] => {
  const played: Trial[] = [];
  const pairs = trials.exchanged !== null;
  for (let game = 0; game < trials.games; game += 1) {
    played.push(
      playTrial(trials, trials.seed + (pairs ? Math.floor(game / 2) : game), pairs && game % 2 === 1),
    );
    trials.onGame?.();
  }
  return played;
};

const playTrial = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  { module, level, options, exchanged, turns }: TrialOptions<S, A, E, V, O, C>,
  seed: number,
  isExchanged: boolean,
): Trial => {
  const match = startMatch(
    module,
    isExchanged && exchanged !== null ? exchanged : options,
    simulationSource(seed),
  );
  const random = randomOf(simulationSource(seed ^ 0x2545f491));
  const think = (seat: Seat): readonly A[] =>
    choose(module, viewOf(match, seat), seat, { level, random }).actions;
  let outcome = outcomeOf(match);
  for (; outcome === null; outcome = outcomeOf(match)) playDecision(match, think);
  const { rule } = outcome;
  invariant(rule !== null, 'A contest is played to its end on the board.');
  const [seat] = outcome.winners;
  invariant(outcome.winners.length < 2, 'A contest has one winner or none.');
  const isFirst = (seat === match.seats[0]) !== isExchanged;
  return {
    winner: seat === undefined ? null : isFirst ? 'first' : 'second',
    seat: seat ?? null,
    rule,
    turns: turns(frozen(match.state)),
    decisions: match.journal.length,
  };
};
