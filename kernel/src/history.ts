import type { Action, Frozen, GameEvent, GameState } from './contract.ts';
import { frozen } from './frozen.ts';
import { invariant } from './invariant.ts';
import { type Entry, standing } from './journal.ts';
import { judge, type Position } from './legality.ts';
import type { Match, Memory } from './match.ts';
import type { DrawSource } from './random.ts';
import { RecordedPlay } from './recorded-play.ts';
import { isBarrier, perform, positionOf } from './submit.ts';

/** Entries between barriers never draw. One that would, after an undo, is noticed and its draw thrown away. */
const NO_CHANCE: DrawSource = { draw: () => 1 };

/**
 * Plays entries that are no barriers again, through the same checks as the first time. Null when one of them is no longer
 * possible, or would now be a barrier: then it depends on something that has been taken back.
 */
export function replay<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  { module }: Match<S, A, E, V, O>,
  from: Position<S>,
  entries: readonly Entry<A>[],
): Position<S> | null {
  const play = new RecordedPlay(module, from.state, NO_CHANCE);
  let at = from;
  for (const { n, seat, action } of entries) {
    const verdict = judge(module, at, seat, action);
    if (!verdict.ok) return null;
    perform(play, at, seat, verdict.rule, verdict.action, n);
    if (isBarrier(play, at.pending, seat)) return null;
    at = positionOf(play);
  }
  return at;
}

/** The latest snapshot that is not after entry n. */
export function snapshotBefore<S extends GameState, A extends Action, E>(
  { snapshots }: Memory<S, A, E>,
  n: number,
): { readonly from: number; readonly position: Position<S> } {
  for (let from = n; from >= 0; from--) {
    const position = snapshots[from];
    if (position) return { from, position };
  }
  invariant(false, 'the opening has a snapshot');
}

function positionAt<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  n: number,
): Position<S> {
  const { journal, memory } = match;
  invariant(n >= 0 && n <= journal.length, `The journal has the entries 0 to ${journal.length}, not ${n}.`);
  if (n === journal.length) return memory.at;
  const { from, position } = snapshotBefore(memory, n);
  const then = replay(match, position, standing(journal, from, n));
  invariant(then, `The entries ${from + 1} to ${n} play again as they did.`);
  return then;
}

/** The state as it stood after entry n; 0 is the opening. */
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
    snapshots: memory.snapshots.slice(0, n + 1),
    hashes: memory.hashes.slice(0, n + 1),
    barrier: snapshotBefore(memory, n).from,
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
