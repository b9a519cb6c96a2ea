// Going back by the word of everybody: across chance, revelations and what others did. Who asks for it is the table's
// business. Dice do not fall again as they fell: the count of draws goes on, or everybody would know what comes.
import type { Action, GameEvent, GameState, Seat } from './contract.ts';
import { sameJson } from './equal.ts';
import { frozen } from './frozen.ts';
import { positionAt } from './history.ts';
import { isUndo, type JournalEntry, standing, type UndoEntry } from './journal.ts';
import { markAt } from './mark.ts';
import type { Match } from './match.ts';
import { rememberGoingBack } from './memory.ts';
import { NOT_YET } from './position.ts';
import { moveOn, type Reply } from './submit.ts';

/** The first entry that goes when `n` does: what was taken back since then must not come to stand again. */
function firstToGo<A>(journal: readonly JournalEntry<A>[], n: number): number {
  const undone = journal.slice(n).flatMap((entry) => (isUndo(entry) ? entry.strikes : []));
  const first = Math.min(n, ...undone);
  return first === n ? n : firstToGo(journal, first);
}

const beforeTheSeam = {
  ok: false,
  error: {
    code: 'older-rules',
    path: '',
    message:
      'Nobody goes back to before newer rules were taken: what was played then was played by the older ones.',
  },
} as const;

/** Everything from a seat's entry on is taken back, and it decides again. */
export function goBack<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
  n: number,
): Reply<A, E> {
  const { module, memory, journal } = match;
  const first = firstToGo(journal, n);
  if (first <= (match.past?.until ?? 0)) return beforeTheSeam;
  const strikes = standing(journal, first - 1, journal.length)
    .map((entry) => entry.n)
    .reverse();
  const { pending, outcome, state } = positionAt(match, first - 1);
  const again = module.clone(frozen(state));
  again.draws = memory.at.state.draws;
  const entry: UndoEntry = {
    n: journal.length + 1,
    seat,
    strikes,
    agreed: true,
    ...(match.isMarked ? { mark: markAt(module, again) } : {}),
  };
  rememberGoingBack(memory, entry, { state: again, pending, outcome, prepared: NOT_YET });
  moveOn(match);
  return { ok: true, n: entry.n, entry, events: [] };
}

/** Goes back as a record says, if that is a whole going back. */
export function goBackAs<S extends GameState, A extends Action, E extends GameEvent, V, O, C>(
  match: Match<S, A, E, V, O, C>,
  seat: Seat,
  strikes: readonly unknown[],
): Reply<A, E> {
  const first = strikes.at(-1);
  const { journal } = match;
  const isEntry = typeof first === 'number' && journal[first - 1] !== undefined;
  const whole = isEntry ? standing(journal, first - 1, journal.length).map((entry) => entry.n) : [];
  if (isEntry && firstToGo(journal, first) === first && sameJson(strikes, whole.reverse()))
    return goBack(match, seat, first);
  return {
    ok: false,
    error: { code: 'wrong-strikes', path: '', message: 'Going back takes everything from one entry on.' },
  };
}
