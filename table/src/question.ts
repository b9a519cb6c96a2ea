import type { Json, Seat } from '@grognard/kernel';
import type { Level } from '@grognard/protocol';

/** What the machine is asked: only what its seat may see, so it could not cheat if it wanted to. */
export interface Question {
  readonly game: string;
  readonly view: Json;
  readonly seat: Seat;
  /** How many seats there are. */
  readonly players: number;
  readonly level: Level;
  readonly seed: number;
  /** Milliseconds after which the best answer so far is given. */
  readonly budget: number;
}
