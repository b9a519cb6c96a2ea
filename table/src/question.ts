import type { Json, Seat } from '@grognard/kernel';
import type { Level } from '@grognard/protocol';

/** What the machine is asked: only what its seat may see, so it could not cheat if it wanted to. */
export interface Question {
  readonly game: string;
  /** The match began at a position of its own: the whole game answers. */
  readonly isWhole: boolean;
  readonly view: Json;
  readonly seat: Seat;
  /** How many seats there are. */
  readonly players: number;
  readonly level: Level;
  /** A person is asked at the same time, so nobody waits for this answer yet. */
  readonly isBesidePerson: boolean;
  readonly seed: number;
  /** Milliseconds after which the best answer so far is given. */
  readonly budget: number;
}
