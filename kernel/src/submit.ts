import type {
  Action,
  ActionRule,
  Decision,
  Frame,
  GameEvent,
  GameState,
  InputError,
  Refusal,
  Seat,
} from './contract.ts';
import { frozen } from './frozen.ts';
import { Bug } from './invariant.ts';
import { type Entry, isUndo, type JournalEntry } from './journal.ts';
import { isPending, judge, type Position } from './legality.ts';
import type { Match } from './match.ts';
import { topFrame } from './play.ts';
import type { RecordedPlay } from './recorded-play.ts';

/** The answer to a player. The events are the umpire's own: redact them before anybody else sees them. */
export type Reply<A, E> =
  | { readonly ok: true; readonly n: number; readonly entry: JournalEntry<A>; readonly events: readonly E[] }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly error: InputError };

/**
 * The only door: checks an action from outside and executes it. The match changes when everything has gone well, so a
 * bug leaves it as it was. `seen` is the number of entries the player had looked at.
 */
export function submit<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  seat: Seat,
  action: unknown,
  seen?: number,
): Reply<A, E> {
  const { module, memory } = match;
  if (seen !== undefined && isStale(match, seat, seen)) return { ok: false, error: STALE };
  const verdict = judge(module, memory.at, seat, action);
  if (!verdict.ok) return verdict;
  const n = memory.journal.length + 1;
  const { play } = memory;
  const before = memory.at.pending;
  perform(play, memory.at, seat, verdict.rule, verdict.action, n);
  const barrier = isBarrier(play, before, seat);
  const entry: Entry<A> = { n, seat, action: verdict.action, draws: play.draws, barrier };
  record(match, entry, play.events, positionOf(play));
  return { ok: true, n, entry, events: play.events };
}

/** Why this would not be accepted; null when it would. */
export function why<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  seat: Seat,
  action: unknown,
): Refusal | InputError | null {
  const verdict = judge(match.module, match.memory.at, seat, action);
  if (verdict.ok) return null;
  return 'refusal' in verdict ? verdict.refusal : verdict.error;
}

/** Executes a checked action on a copy of the position; the umpire then holds what came of it. */
export function perform<S extends GameState, A extends Action, E>(
  play: RecordedPlay<S, A, E>,
  at: Position<S>,
  seat: Seat,
  rule: ActionRule<S, Frame, A, E>,
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

export const positionOf = <S extends GameState, A extends Action, E>(
  play: RecordedPlay<S, A, E>,
): Position<S> => ({
  state: play.state,
  pending: play.pending,
  outcome: play.outcome,
});

/** Nobody may go back across chance, a revelation, the end, or a decision somebody else got by it. */
export function isBarrier<S extends GameState, A extends Action, E>(
  play: RecordedPlay<S, A, E>,
  before: readonly Decision[],
  seat: Seat,
): boolean {
  if (play.revealed || play.outcome !== null || play.draws.length > 0) return true;
  for (const decision of play.pending)
    if (decision.seat !== seat && !isPending(before, decision.seat)) return true;
  return false;
}

/** Writes an entry down and moves the match on: the one place where a match changes. */
export function record<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  match: Match<S, A, E, V, O>,
  entry: JournalEntry<A>,
  events: readonly E[],
  at: Position<S>,
): void {
  const { memory } = match;
  const barrier = !isUndo(entry) && entry.barrier;
  memory.journal.push(entry);
  memory.events.push(events);
  memory.positions.push(at);
  if (barrier) memory.barrier = entry.n;
  memory.at = at;
  const moving: { -readonly [K in keyof typeof match]: (typeof match)[K] } = match;
  moving.state = frozen(at.state);
}

const STALE: InputError = {
  code: 'stale',
  path: '',
  message: 'The game has gone on since you looked. Look again, then choose.',
};

/** What the seat looked at no longer holds: it has acted since, or something happened that cannot be taken back. */
function isStale<S extends GameState, A extends Action, E extends GameEvent, V, O>(
  { journal, memory }: Match<S, A, E, V, O>,
  seat: Seat,
  seen: number,
): boolean {
  if (seen > journal.length || seen < memory.barrier) return true;
  for (let i = seen; i < journal.length; i++) if (journal[i]?.seat === seat) return true;
  return false;
}
