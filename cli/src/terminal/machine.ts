import { type Choice, choose, levelFor, type PlayerName } from '@grognard/ai';
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

export interface Thought {
  readonly level: PlayerName;
  readonly seed: number;
  /** The longest it may take; without it, work is counted in playouts alone. */
  readonly ms?: number;
}

/** What the machine would do in a seat's place, told from that seat's view and nothing else. */
export function machineChoice(match: AnyMatch, seat: Seat, { level, seed, ms }: Thought): Choice<Action> {
  const module = wholeGame(match.module);
  const random: Random = randomOf(simulationSource(seed));
  const budget = ms === undefined ? {} : { budget: { ms, now: () => performance.now() } };
  const thinking = { level: levelFor(module, level), random, players: match.seats.length, ...budget };
  return choose(module, viewOf(match, seat), seat, thinking);
}
