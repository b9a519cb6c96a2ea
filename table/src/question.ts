import type { EditionName, Json, Seat } from '@grognard/kernel';
import type { Level } from '@grognard/protocol';

/** What the machine is asked: only what its seat may see, so it could not cheat if it wanted to. */
export interface Question {
  readonly game: string;
  /** The rules it is played by; null: its game keeps no editions. */
  readonly edition: EditionName | null;
  /** The match began at a position of its own: the whole game answers. */
  readonly isWhole: boolean;
  readonly view: Json;
  readonly seat: Seat;
  /** How many seats there are. */
  readonly players: number;
  readonly level: Level;
  readonly seed: number;
  /** Milliseconds after which the best answer so far is given to somebody who waits for it. */
  readonly budget: number;
  /** The same as long as nobody waits, because somebody else still has something to decide. */
  readonly leisure: number;
}
