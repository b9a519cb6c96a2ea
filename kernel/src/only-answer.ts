import type { Action, GameEvent, GameState, Seat } from './contract.ts';
import { inputError } from './diagnosis.ts';
import { sameJson } from './equal.ts';
import { frozen } from './frozen.ts';
import type { AnyMatch, Match } from './match.ts';
import { isPending } from './pending.ts';
import { openRules, procedureOf, topFrame } from './play.ts';
import { contextAt } from './position.ts';
import type { DrawSource } from './random.ts';
import { RecordedPlay } from './recorded-play.ts';
import { secretOnTop } from './secret-frame.ts';
import { carryOut, type Judged, perform, type Reply } from './submit.ts';

/** The one thing this seat may do now beside grave ones, or the first of several that are as good as one; looking stops at another. */
function foundOnly<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  { module, memory: { at } }: Match<S, A, E, V, O, C>,
  seat: Seat,
  isAlikeAsOne: boolean,
): Judged<S, A, E, C> | null {
  if (!isPending(at.pending, seat)) return null;
  const frame = topFrame(at.state);
  const state = frozen(at.state);
  const context = contextAt(module, at);
  let only: Judged<S, A, E, C> | null = null;
  for (const rule of openRules(module, at.state)) {
    if (rule.role === 'grave') continue;
    for (const action of rule.candidates(state, frame, seat, context)) {
      if (rule.refuse(state, frame, seat, action, context) !== null) continue;
      only ??= { rule, action };
      const isAlike = isAlikeAsOne && rule.alike?.(state, frame, seat, context) === true;
      const isOther = only.action !== action && !isAlike;
      if (only.rule !== rule || isOther) return null;
    }
  }
  return only;
}

/** Whether everybody can tell if this seat has a choice in what is asked now. What it has drafted, nobody can. */
export function isChoicePublic({ module, memory: { at } }: AnyMatch, seat: Seat): boolean {
  if (at.outcome !== null) return false;
  const { publicChoice, frame } = procedureOf(module, topFrame(at.state));
  if (publicChoice !== true) return false;
  const drafts = secretOnTop(frozen(at.state))?.drafts;
  return drafts === undefined || sameJson(drafts[seat]?.hidden, frame?.drafting?.empty);
}

/** That something is drawn is enough to know here, not what. */
const anyDraws: DrawSource = { draw: () => 1 };

export interface OnlyAnswer<A> {
  readonly action: A;
  /** Once it is given, the seat cannot count on going back: it commits, or something comes to light with it. */
  readonly isFinal: boolean;
}

/**
 * The only answer the seat has, grave ones not counted; null when it has a choice, or nothing to decide. Answers that are
 * alike may count as one where no other person plays: whether they are can depend on what only the seat knows. Nobody is
 * spared the question where all that is left is to take something back: what is drafted leads nowhere, and it says why.
 */
export function onlyAnswer<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
  isAlikeAsOne = false,
): OnlyAnswer<A> | null {
  const only = foundOnly(match, seat, isAlikeAsOne);
  if (only === null || only.rule.role === 'takeBack') return null;
  const { module, memory, journal } = match;
  const play = new RecordedPlay(module, memory.at.state, anyDraws);
  perform(play, memory.at, seat, only.rule, only.action, journal.length + 1);
  return { action: only.action, isFinal: only.rule.role === 'commit' || play.isBarrier(memory.at.pending) };
}

/** Gives the seat's only answer without asking it, and says so in the entry. Refused where it had a choice. */
export function submitForced<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
  action: unknown,
): Reply<A, E> {
  const only = foundOnly(match, seat, true);
  if (only !== null && sameJson(only.action, action)) return carryOut(match, seat, only, true);
  const message = `${seat} had a choice here, so this answer was not forced.`;
  return { ok: false, error: inputError('not-forced', '', message) };
}
