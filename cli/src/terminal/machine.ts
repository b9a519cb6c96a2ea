import { choose, type LevelName, levelFor } from '@grognard/ai';
import {
  type Action,
  type AnyMatch,
  type Random,
  randomOf,
  type Seat,
  simulationSource,
  viewOf,
  wholeGame,
} from '@grognard/kernel';

const LONGEST_THOUGHT = 1000;

export interface Thought {
  readonly level: LevelName;
  readonly seed: number;
  readonly ms?: number;
}

/** What the machine would do in a seat's place, told from that seat's view and nothing else. */
export function machineAnswer(
  match: AnyMatch,
  seat: Seat,
  { level, seed, ms = LONGEST_THOUGHT }: Thought,
): readonly Action[] {
  const module = wholeGame(match.module);
  const random: Random = randomOf(simulationSource(seed));
  const budget = { ms, now: () => performance.now() };
  const thinking = { level: levelFor(module, level), random, budget, players: match.seats.length };
  return choose(module, viewOf(match, seat), seat, thinking).actions;
}
