import { choose, type LevelName, levelFor } from '@grognard/ai';
import {
  type Action,
  type AnyGame,
  type Random,
  randomOf,
  type Seat,
  simulationSource,
} from '@grognard/kernel';

const LONGEST_THOUGHT = 1000;

export interface Thought {
  readonly level: LevelName;
  readonly seed: number;
  readonly ms?: number;
}

/** What the machine would do in a seat's place, told from that seat's view and nothing else. */
export function machineAnswer(
  module: AnyGame,
  view: unknown,
  seat: Seat,
  { level, seed, ms = LONGEST_THOUGHT }: Thought,
): readonly Action[] {
  const random: Random = randomOf(simulationSource(seed));
  const budget = { ms, now: () => performance.now() };
  return choose(module, view, seat, { level: levelFor(module, level), random, budget }).actions;
}
