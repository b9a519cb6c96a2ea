import {
  type Action,
  frozen,
  type GameEvent,
  type GameModule,
  type GameState,
  invariant,
  outcomeOf,
  randomOf,
  type Seat,
  simulate,
  simulationSource,
  startMatch,
  viewOf,
} from '@grognard/kernel';
import { playDecision } from './arena.ts';
import { choose } from './choose.ts';
import type { Level } from './level.ts';
import { resultFor } from './playout.ts';

/** A quiet position of a played game: what the brain saw in it and thought of it, and what it came to. */
export interface Harvested {
  readonly features: { readonly [name: string]: number };
  readonly judged: number;
  readonly result: number;
}

/** Quiet positions of one game of a level against itself, seen from the first seat. */
export const harvest = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameModule<S, A, E, V, O, C>,
  level: Level,
  options: O,
  seed: number,
): readonly Harvested[] => {
  const { brain } = module;
  const match = startMatch(module, options, simulationSource(seed));
  const random = randomOf(simulationSource(seed ^ 0x2545f491));
  const [first] = match.seats;
  invariant(first !== undefined, 'A game has a seat.');
  const think = (seat: Seat): readonly A[] =>
    choose(module, viewOf(match, seat), seat, { level, random }).actions;
  const seen: Omit<Harvested, 'result'>[] = [];
  for (let outcome = outcomeOf(match); ; outcome = outcomeOf(match)) {
    if (outcome !== null) {
      const result = resultFor(outcome, first, match.seats.length);
      return seen.map((each) => ({ ...each, result }));
    }
    const state = frozen(match.state);
    if (brain.quiet(state)) {
      const { context } = simulate(module, state, random);
      const features = brain.features?.(state, first, context);
      invariant(features !== undefined, `The brain of ${module.id} names no features.`);
      seen.push({ features, judged: brain.evaluate(state, first, context) });
    }
    playDecision(match, think);
  }
};
