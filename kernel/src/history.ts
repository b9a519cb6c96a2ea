import type { Action, Frozen, GameEvent, GameState } from './contract.ts';
import { frozen } from './frozen.ts';
import { invariant } from './invariant.ts';
import type { Match } from './match.ts';
import { isWall, memoryAt } from './memory.ts';
import type { Position } from './position.ts';
import type { DrawSource } from './random.ts';
import { RecordedPlay } from './recorded-play.ts';
import { Replay } from './replay.ts';

/** Where a match stood after entry n, then after n + 1 and so on to the present; 0 is the opening. One pass over the journal. */
export function* positionsFrom<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  n: number,
): Generator<Position<S, C>> {
  const { past, journal } = match;
  if (past === null || n > past.until || n === journal.length) return yield* positionsInEra(match, n);
  // Positions of an older edition have its shape: whoever asks for them asks their rules as well (`eraOf`).
  yield* positionsFrom(past.match as unknown as typeof match, n);
  if (past.until < journal.length) yield* positionsInEra(match, past.until + 1);
}

/** The same of what was played by the present rules. */
function* positionsInEra<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  { journal, memory }: Match<S, A, E, V, O, C>,
  n: number,
): Generator<Position<S, C>> {
  const kept =
    memory.wall <= n ? { n: memory.wall, at: memory.wallAt } : memory.kept.findLast((each) => each.n <= n);
  invariant(kept && n <= journal.length, `The journal has the entries 0 to ${journal.length}, not ${n}.`);
  const replay = new Replay(memory, kept);
  if (kept.n === n) yield kept.at;
  for (const entry of journal.slice(kept.n)) {
    replay.forward(entry, isWall(memory, entry));
    if (entry.n >= n) yield replay.at;
  }
}

/** Where a match stood after entry n. */
export function positionAt<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  n: number,
): Position<S, C> {
  if (n === match.journal.length) return match.memory.at;
  for (const position of positionsFrom(match, n)) return position;
  invariant(false, `No position after entry ${n}.`);
}

/** The state as it stood after entry n. */
export const stateAt = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  n: number,
): Frozen<S> => frozen(positionAt(match, n).state);

/**
 * Another match, standing as this one stood after entry n. Give it a source of its own when it is to be played on:
 * with the source of this match it would show what this match will draw.
 */
export function matchAt<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  n: number,
  source: DrawSource = match.source,
): Match<S, A, E, V, O, C> {
  const { past } = match;
  if (past !== null && n <= past.until && n < match.journal.length)
    return matchAt(past.match as unknown as typeof match, n, source);
  const at = positionAt(match, n);
  const seam = past?.until ?? 0;
  const wall = match.journal.findLast((entry) => entry.n <= n && isWall(match.memory, entry))?.n ?? 0;
  const from = Math.max(seam, wall);
  const play = new RecordedPlay(match.module, at.state, source);
  const memory = memoryAt(match.memory, n, at, { n: from, at: wallAt(match, from) }, play);
  return { ...match, source, journal: memory.journal, state: frozen(at.state), memory };
}

function wallAt<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  n: number,
): Position<S, C> {
  for (const position of positionsInEra(match, n)) return position;
  invariant(false, `No position after entry ${n}.`);
}

/** The same match, drawing from another source from now on: how an unfinished game is resumed. */
export const withSource = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  source: DrawSource,
): Match<S, A, E, V, O, C> => matchAt(match, match.journal.length, source);
