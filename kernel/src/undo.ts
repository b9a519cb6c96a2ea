import type { Action, GameEvent, GameState, Seat } from './contract.ts';
import { sameJson } from './equal.ts';
import { type Entry, isUndo, standing, type UndoEntry } from './journal.ts';
import { judge } from './legality.ts';
import type { AnyMatch, Match } from './match.ts';
import { rememberUndo } from './memory.ts';
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
  const nobodySince = sinceWall(match).at(-1)?.n === latest;
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
  const own = standing(match.journal, barrierFor(match, seat), match.journal.length);
  return own.flatMap((entry) => (entry.seat === seat ? [entry.n] : [])).reverse();
}

/** The latest entry this seat may not go back across: its own barrier, one it learnt something from, or a wall for all. */
function barrierFor(match: AnyMatch, seat: Seat): number {
  const { journal, memory } = match;
  const { wall } = memory;
  for (let n = journal.length; n > wall; n--) {
    const entry = journal[n - 1];
    if (entry === undefined || isUndo(entry) || !entry.barrier) continue;
    if (entry.seat === seat || hasLearnt(match, n, seat)) return n;
  }
  return wall;
}

const sinceWall = <S extends GameState, A extends Action, E extends GameEvent, V, O, C>({
  journal,
  memory,
}: Match<S, A, E, V, O, C>): Entry<A>[] => standing(journal, memory.wall, journal.length);

/** Where the match would stand without these entries; null when what another seat did meanwhile builds on them. */
function without<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  strikes: readonly number[],
): Position<S, C> | null {
  const left = sinceWall(match).filter((entry) => !strikes.includes(entry.n));
  return repeated(match, match.memory.wallAt, left);
}

/**
 * Plays entries again, through the same checks as the first time. Null when one of them is no longer possible, draws
 * something else, or would now be a barrier: then it depends on something that has been taken back.
 */
function repeated<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  { module }: Match<S, A, E, V, O, C>,
  from: Position<S, C>,
  entries: readonly Entry<A>[],
): Position<S, C> | null {
  const tape = new SameDraws();
  const play = new RecordedPlay(module, from.state, tape);
  let at = from;
  for (const { n, seat, action, draws, barrier } of entries) {
    const verdict = judge(module, at, seat, action);
    if (!verdict.ok) return null;
    tape.load(draws);
    perform(play, at, seat, verdict.rule, verdict.action, n);
    if (!tape.isUsedUp() || play.isBarrier(at.pending) !== barrier) return null;
    at = play.position();
  }
  return at;
}

function strike<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
  strikes: readonly number[],
): Reply<A, E> {
  if (strikes.length === 0)
    return cannot('nothing-to-undo', 'There is nothing to take back since the last roll or turn.');
  const at = without(match, strikes);
  if (at === null) return cannot('built-upon', 'Another player has already built upon it.');
  const entry: UndoEntry = { n: match.journal.length + 1, seat, strikes };
  rememberUndo(match.memory, entry, at);
  moveOn(match);
  return { ok: true, n: entry.n, entry, events: [] };
}

const cannot = <A, E>(code: string, message: string): Reply<A, E> => ({
  ok: false,
  error: { code, path: '', message },
});
