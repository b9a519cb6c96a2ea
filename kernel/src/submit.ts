import type {
  Action,
  ActionRule,
  Frame,
  GameEvent,
  GameState,
  InputError,
  Refusal,
  Seat,
} from './contract.ts';
import { frozen } from './frozen.ts';
import { Bug } from './invariant.ts';
import type { Entry, JournalEntry } from './journal.ts';
import { judge } from './legality.ts';
import { markAt } from './mark.ts';
import type { AnyMatch, Match } from './match.ts';
import { remember } from './memory.ts';
import { topFrame } from './play.ts';
import type { Position } from './position.ts';
import type { RecordedPlay } from './recorded-play.ts';
import { hasLearnt } from './vantage.ts';

/** The answer to a player. The events are the umpire's own: redact them before anybody else sees them. */
export type Reply<A, E> =
  | { readonly ok: true; readonly n: number; readonly entry: JournalEntry<A>; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly error: InputError };

/**
 * The only door: checks an action from outside and executes it. The match changes when everything has gone well, so a
 * bug leaves it as it was. `seen` is the number of entries the player had looked at.
 */
export function submit<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
  action: unknown,
  seen?: number,
): Reply<A, E> {
  const { module, memory } = match;
  if (seen !== undefined && isStale(match, seat, seen)) return { ok: false, error: STALE };
  const verdict = judge(module, memory.at, seat, action);
  return verdict.ok ? carryOut(match, seat, verdict) : verdict;
}

/** An action the rules have nothing against, and the rule that does it. */
export interface Judged<S, A extends Action, E, C> {
  readonly rule: ActionRule<S, Frame, A, E, C>;
  readonly action: A;
}

/** Executes what has been judged, and writes it down. */
export function carryOut<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
  { rule, action }: Judged<S, A, E, C>,
  isForced = false,
): Reply<A, E> {
  const { memory } = match;
  const n = memory.journal.length + 1;
  const { play, at } = memory;
  perform(play, at, seat, rule, action, n);
  const { draws, events } = play;
  const barrier = play.isBarrier(at.pending);
  const plain: Entry<A> = { n, seat, action, draws, barrier };
  const forced: Entry<A> = isForced ? { ...plain, forced: true } : plain;
  const entry: Entry<A> = match.isMarked ? { ...forced, mark: markAt(match.module, play.state) } : forced;
  remember(memory, match.seats, entry, play.position());
  moveOn(match);
  return { ok: true, n, entry, events };
}

/** Why this would not be accepted; null when it would. */
export function why<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
  action: unknown,
): Refusal | InputError | null {
  const verdict = judge(match.module, match.memory.at, seat, action);
  if (verdict.ok) return null;
  return 'refusal' in verdict ? verdict.refusal : verdict.error;
}

/** Executes a checked action on a copy of the position; the umpire then holds what came of it. */
export function perform<S extends GameState, A extends Action, E, C>(
  play: RecordedPlay<S, A, E, C>,
  at: Position<S, C>,
  seat: Seat,
  rule: ActionRule<S, Frame, A, E, C>,
  action: A,
  n: number,
): void {
  play.begin(play.rules.clone(frozen(at.state)));
  try {
    rule.apply(play, topFrame(play.state), seat, action);
    play.settle();
  } catch (cause) {
    throw reported(cause, `entry ${n}, ${seat}: ${JSON.stringify(action)}`, play.state);
  }
}

/** A bug report says where in the journal and where in the sequence of play it happened. */
function reported(cause: unknown, where: string, state: GameState): Bug {
  const message = cause instanceof Error ? cause.message : String(cause);
  const frames = state.frames.map((frame) => `${frame.proc}.${frame.step}`).join(' > ');
  return new Bug(`${message} [${where}] [${frames}]`, { cause });
}

/** The match shows the state it has come to. */
export function moveOn<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
): void {
  const moving: { -readonly [K in keyof typeof match]: (typeof match)[K] } = match;
  moving.state = frozen(match.memory.at.state);
}

const STALE: InputError = {
  code: 'stale',
  path: '',
  message: 'The game has gone on since you looked. Look again, then choose.',
};

/** What the seat looked at no longer holds: it has acted since, or learnt something that cannot be taken back. */
function isStale(match: AnyMatch, seat: Seat, seen: number): boolean {
  const { journal } = match;
  if (seen > journal.length || seen < 0) return true;
  return journal.slice(seen).some((entry) => entry.seat === seat || hasLearnt(match, entry.n, seat));
}
