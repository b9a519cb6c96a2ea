import type { Action, Frozen, GameEvent, GameState } from './contract.ts';
import { frozen } from './frozen.ts';
import { invariant } from './invariant.ts';
import { isUndo } from './journal.ts';
import type { Position } from './legality.ts';
import type { Match, Memory } from './match.ts';
import type { DrawSource } from './random.ts';
import { RecordedPlay } from './recorded-play.ts';

/** Where a match stood after entry n; 0 is the opening. */
export function positionAt<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  { journal, memory }: Match<S, A, E, V, O>,
  n: number,
): Position<S> {
  const position = memory.positions[n];
  invariant(position, `The journal has the entries 0 to ${journal.length}, not ${n}.`);
  return position;
}

/** The state as it stood after entry n. */
export const stateAt = <S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  n: number,
): Frozen<S> => frozen(positionAt(match, n).state);

/**
 * Another match, standing as this one stood after entry n. Give it a source of its own when it is to be played on:
 * with the source of this match it would show what this match will draw.
 */
export function matchAt<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  n: number,
  source: DrawSource = match.source,
): Match<S, A, E, V, O> {
  const at = positionAt(match, n);
  const { memory, module } = match;
  const journal = memory.journal.slice(0, n);
  const copy: Memory<S, A, E> = {
    journal,
    events: memory.events.slice(0, n + 1),
    positions: memory.positions.slice(0, n + 1),
    hashes: memory.hashes.slice(0, n + 1),
    barrier: journal.findLast((entry) => !isUndo(entry) && entry.barrier)?.n ?? 0,
    at,
    play: new RecordedPlay(module, at.state, source),
  };
  return { ...match, source, journal, state: frozen(at.state), memory: copy };
}

/** The same match, drawing from another source from now on: how an unfinished game is resumed. */
export const withSource = <S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  source: DrawSource,
): Match<S, A, E, V, O> => matchAt(match, match.journal.length, source);
