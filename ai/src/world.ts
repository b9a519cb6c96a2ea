import {
  type Action,
  frozen,
  type GameEvent,
  type GameMind,
  type GameState,
  type Luck,
  type Open,
  type Random,
  randomOf,
  type Seat,
  type Simulation,
  simulate,
  simulationSource,
} from '@grognard/kernel';
import { diceByPurpose, type Temper, temperByDecision } from './aligned.ts';
import { watched } from './fairness.ts';
import { answerQuickly } from './playout.ts';

const SEEDS = 2 ** 31;

/** Quick answers have other random numbers than the dice. */
const OTHER = 0x5bd1e995;

/** One way things might be: hidden facts guessed, the others' simultaneous answers given, the coming dice fixed. */
export interface World<S> {
  readonly state: S;
  readonly seed: number;
}

export const seedOf = (random: Random): number => random.die(SEEDS, 'AI world');

const chance = (seed: number): Random => randomOf(simulationSource(seed));

/** Somebody else who must answer while this seat must, too. */
const pendingBeside = <S extends GameState, A extends Action, C>(
  simulation: Simulation<S, A, C>,
  seat: Seat,
): Seat | undefined => {
  const decisions = simulation.pending();
  if (!decisions.some((decision) => decision.seat === seat)) return undefined;
  return decisions.find((decision) => decision.seat !== seat)?.seat;
};

/** A copy of a world, chance for quick answers in it, and how much luck its dice have brought so far. */
interface Entered<S extends GameState, A extends Action, C> {
  readonly simulation: Simulation<S, A, C>;
  readonly random: Temper;
  luck(): number;
}

/**
 * Imagine a world from what the seat sees. Whoever decides at the same moment answers first: secret answers do not
 * depend on each other, and so every plan of the seat is tried against the same ones.
 */
export const imagine = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameMind<S, A, E, V, O, C>,
  view: Open<V>,
  seat: Seat,
  random: Random,
): World<S> => {
  const seed = seedOf(random);
  const simulation = simulate(module, module.determinize(view, seat, random), chance(seed));
  let other = pendingBeside(simulation, seat);
  while (other !== undefined) {
    answerQuickly(module.brain, simulation, other, random);
    other = pendingBeside(simulation, seat);
  }
  return { state: simulation.state, seed };
};

/** A fresh copy of the world to try a plan in, with the same dice to come for every plan. */
export const enter = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  module: GameMind<S, A, E, V, O, C>,
  { state, seed }: World<S>,
  aligned: boolean,
  luckOf: Luck | null,
): Entered<S, A, C> => {
  const thrown = aligned ? diceByPurpose(seed) : chance(seed);
  const { dice, luck } = luckOf === null ? { dice: thrown, luck: () => 0 } : watched(thrown, luckOf);
  return {
    simulation: simulate(module, frozen(state), dice),
    random: aligned ? temperByDecision(seed ^ OTHER) : chance(seed ^ OTHER),
    luck,
  };
};
