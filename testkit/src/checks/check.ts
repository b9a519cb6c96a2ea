import type { GameEvent, Random } from '@grognard/kernel';
import type { AnyGame, AnyMatch } from '../game.ts';

/** A moment of a random game at which somebody must decide. */
export interface Position {
  readonly module: AnyGame;
  /** The running game: a check looks at it, or acts on a fork of it, and leaves it as it was. */
  readonly match: AnyMatch;
  readonly random: Random;
  /** What happened with the latest entry, nothing redacted. */
  readonly events: readonly GameEvent[];
  /** Procedures whose answers stay hidden even after everybody has answered. */
  readonly silent: readonly string[];
}

/** One promise every game must keep. `run` gives what is wrong, or null. */
export interface Check {
  readonly name: string;
  /** Looked at once in so many decisions, so that many games fit into a minute. */
  readonly every: number;
  run(position: Position): string | null;
}
