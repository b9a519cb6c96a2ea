import type { Action, GameEvent, GameState, Seat } from './contract.ts';
import { sameJson } from './equal.ts';
import { positionAt } from './history.ts';
import { type Entry, standing, type UndoEntry } from './journal.ts';
import { judge, type Position } from './legality.ts';
import type { Match } from './match.ts';
import type { DrawSource } from './random.ts';
import { RecordedPlay } from './recorded-play.ts';
import { isBarrier, perform, positionOf, type Reply, record } from './submit.ts';

/** Entries after the last barrier have drawn nothing. One that would, after an undo, is noticed and its draw thrown away. */
const NO_CHANCE: DrawSource = { draw: () => 1 };

/** The entry `undo` would strike out for this seat; null when there is none. */
export function undoable<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  seat: Seat,
): number | null {
  const [latest] = ownEntries(match, seat);
  return latest !== undefined && without(match, [latest]) !== null ? latest : null;
}

/** Takes back the seat's latest action, unless a barrier lies after it. What other seats have done meanwhile stays. */
export function undo<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  seat: Seat,
): Reply<A, E> {
  return strike(match, seat, ownEntries(match, seat).slice(0, 1));
}

/** Takes back everything the seat has done since the last barrier. */
export function resetTurn<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  seat: Seat,
): Reply<A, E> {
  return strike(match, seat, ownEntries(match, seat));
}

/** Takes back what a record says was taken back, if the seat could. */
export function undoAs<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  seat: Seat,
  strikes: readonly unknown[],
): Reply<A, E> {
  const own = ownEntries(match, seat);
  for (const possible of [own.slice(0, 1), own])
    if (sameJson(strikes, possible)) return strike(match, seat, possible);
  return cannot('wrong-strikes', `${seat} could take back ${own.join(', ') || 'nothing'} here.`);
}

/** The seat's actions that stand since the last barrier, latest first: what `resetTurn` strikes. */
export function ownEntries<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  seat: Seat,
): number[] {
  const own = sinceBarrier(match).filter((entry) => entry.seat === seat);
  return own.map((entry) => entry.n).reverse();
}

const sinceBarrier = <S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
): Entry<A>[] => standing(match.journal, match.memory.barrier, match.journal.length);

/** Where the match would stand without these entries; null when what another seat did meanwhile builds on them. */
function without<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  strikes: readonly number[],
): Position<S> | null {
  const kept = sinceBarrier(match).filter((entry) => !strikes.includes(entry.n));
  return replay(match, positionAt(match, match.memory.barrier), kept);
}

/**
 * Plays entries again, through the same checks as the first time. Null when one of them is no longer possible, or would
 * now be a barrier: then it depends on something that has been taken back.
 */
function replay<S extends GameState, A extends Action, E extends GameEvent, V, O>(
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

function strike<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  seat: Seat,
  strikes: readonly number[],
): Reply<A, E> {
  if (strikes.length === 0)
    return cannot('nothing-to-undo', 'There is nothing to take back since the last roll or turn.');
  const at = without(match, strikes);
  if (at === null) return cannot('built-upon', 'Another player has already built upon it.');
  const entry: UndoEntry = { n: match.journal.length + 1, seat, strikes };
  record(match, entry, [], at);
  return { ok: true, n: entry.n, entry, events: [] };
}

const cannot = <A, E>(code: string, message: string): Reply<A, E> => ({
  ok: false,
  error: { code, path: '', message },
});
