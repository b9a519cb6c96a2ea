import type { Action, GameEvent, GameState, Seat } from './contract.ts';
import { sameJson } from './equal.ts';
import { type Entry, standing, type UndoEntry } from './journal.ts';
import { judge } from './legality.ts';
import { markAt } from './mark.ts';
import type { AnyMatch, Match } from './match.ts';
import { rememberUndo, type Standing } from './memory.ts';
import type { Position } from './position.ts';
import type { Draw, DrawSource } from './random.ts';
import { RecordedPlay } from './recorded-play.ts';
import { unfitDraw } from './recorded-source.ts';
import { moveOn, perform, type Reply } from './submit.ts';
import { hasLearnt } from './vantage.ts';

/** The draws of an entry once more. Others than those, after an undo, are noticed and what comes of them thrown away. */
class SameDraws implements DrawSource {
  private left: readonly Draw[] = [];
  private fits = true;

  load(draws: readonly Draw[]): void {
    this.left = draws;
  }

  draw(_index: number, sides: number, purpose: string): number {
    const [draw, ...rest] = this.left;
    this.left = rest;
    if (draw !== undefined && unfitDraw(draw, sides, purpose) === null) return draw.value;
    this.fits = false;
    return 1;
  }

  isUsedUp(): boolean {
    return this.fits && this.left.length === 0;
  }
}

/** The entry `undo` would strike out for this seat; null when there is none. */
export function undoable<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
): number | null {
  const [latest] = ownEntries(match, seat);
  if (latest === undefined) return null;
  const nobodySince = sinceWall(match).at(-1)?.entry.n === latest;
  return nobodySince || without(match, [latest]) !== null ? latest : null;
}

/** Takes back the seat's latest action, unless a barrier lies after it. What other seats have done meanwhile stays. */
export function undo<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
): Reply<A, E> {
  return strike(match, seat, ownEntries(match, seat).slice(0, 1));
}

/** Takes back everything the seat has done since the last barrier. */
export function resetTurn<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
): Reply<A, E> {
  return strike(match, seat, ownEntries(match, seat));
}

/** Takes back what a record says was taken back, if the seat could. */
export function undoAs<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
  strikes: readonly unknown[],
): Reply<A, E> {
  const own = ownEntries(match, seat);
  for (const possible of [own.slice(0, 1), own])
    if (sameJson(strikes, possible)) return strike(match, seat, possible);
  return cannot('wrong-strikes', `${seat} could take back ${own.join(', ') || 'nothing'} here.`);
}

/** The seat's actions that it may still go back to, latest first: what `resetTurn` strikes. */
export function ownEntries(match: AnyMatch, seat: Seat): number[] {
  const own: number[] = [];
  for (const { entry } of [...sinceWall(match)].reverse()) {
    // Its own barrier, or one it learnt something from: this seat may not go back across it.
    if (entry.barrier && (entry.seat === seat || hasLearnt(match, entry.n, seat))) break;
    if (entry.seat === seat) own.push(entry.n);
  }
  return own;
}

/** What stands since the wall. Before the first undo that is all there is. */
const sinceWall = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>({
  journal,
  memory,
}: Match<S, A, E, V, O, C>): readonly Standing<S, A, C>[] =>
  memory.since ?? standing(journal, memory.wall, journal.length).map((entry) => ({ entry, at: null }));

/** What would stand without these entries; null when what another seat did meanwhile builds on them. */
function without<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  strikes: readonly number[],
): Standing<S, A, C>[] | null {
  const since = sinceWall(match);
  const first = since.findIndex(({ entry }) => strikes.includes(entry.n));
  const before = since.slice(0, first);
  const after = since.slice(first).flatMap(({ entry }) => (strikes.includes(entry.n) ? [] : [entry]));
  // Most often the latest is taken back, and where that leads to is still at hand.
  const isAtHand = before.length === 0 || before.at(-1)?.at != null;
  if (isAtHand && after.length === 0) return before;
  return repeated(match, match.memory.wallAt, [...before.map(({ entry }) => entry), ...after]);
}

/**
 * Plays entries again, through the same checks as the first time. Null when one of them is no longer possible, draws
 * something else, or would now be a barrier: then it depends on something that has been taken back.
 */
function repeated<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  { module }: Match<S, A, E, V, O, C>,
  from: Position<S, C>,
  entries: readonly Entry<A>[],
): Standing<S, A, C>[] | null {
  const tape = new SameDraws();
  const play = new RecordedPlay(module, from.state, tape);
  const again: Standing<S, A, C>[] = [];
  let at = from;
  for (const entry of entries) {
    const { n, seat, action, draws, barrier } = entry;
    const verdict = judge(module, at, seat, action);
    if (!verdict.ok) return null;
    tape.load(draws);
    perform(play, at, seat, verdict.rule, verdict.action, n);
    if (!tape.isUsedUp() || play.isBarrier(at.pending) !== barrier) return null;
    at = play.position();
    again.push({ entry, at });
  }
  return again;
}

function strike<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
  strikes: readonly number[],
): Reply<A, E> {
  if (strikes.length === 0)
    return cannot('nothing-to-undo', 'There is nothing to take back since the last roll or turn.');
  const left = without(match, strikes);
  if (left === null) return cannot('built-upon', 'Another player has already built upon it.');
  const { state } = left.at(-1)?.at ?? match.memory.wallAt;
  const entry: UndoEntry = {
    n: match.journal.length + 1,
    seat,
    strikes,
    ...(match.isMarked ? { mark: markAt(match.module, state) } : {}),
  };
  rememberUndo(match.memory, entry, left);
  moveOn(match);
  return { ok: true, n: entry.n, entry, events: [] };
}

const cannot = <A, E>(code: string, message: string): Reply<A, E> => ({
  ok: false,
  error: { code, path: '', message },
});
