import {
  type Action,
  type JournalEntry,
  pending,
  resetTurn,
  type Seat,
  undo,
  undoable,
} from '@grognard/kernel';
import { type Choice, fork, mustSubmit, randomChoice } from '../fork.ts';
import type { AnyMatch } from '../game.ts';
import { difference, jsonCopy } from '../json.ts';
import type { Check } from './check.ts';

const isBarrier = (entry: JournalEntry<Action> | undefined): boolean =>
  entry !== undefined && 'barrier' in entry && entry.barrier;

const seatsOf = (match: AnyMatch): readonly Seat[] => pending(match).map((decision) => decision.seat);

/** What the barrier must be at least, told from outside: dice fell, or somebody was asked who was not asked before. */
function mustBar(match: AnyMatch, before: readonly Seat[]): boolean {
  const entry = match.journal.at(-1);
  const drew = entry !== undefined && 'draws' in entry && entry.draws.length > 0;
  return drew || seatsOf(match).some((seat) => !before.includes(seat));
}

function mustNotUndo(match: AnyMatch, seat: Seat): string | null {
  const before = jsonCopy(match.state);
  if (undoable(match, seat) !== null) return `${seat} could take back an entry behind a barrier`;
  if (undo(match, seat).ok) return `${seat} took back an entry behind a barrier`;
  return difference(match.state, before);
}

function mustUndo(match: AnyMatch, { seat, action }: Choice, before: unknown): string | null {
  const after = jsonCopy(match.state);
  const reply = undo(match, seat);
  if (!reply.ok) return `${seat} could not take back ${JSON.stringify(action)}`;
  const left = difference(match.state, before);
  if (left !== null) return `taking back ${JSON.stringify(action)} left something behind at ${left}`;
  mustSubmit(match, { seat, action });
  return difference(match.state, after);
}

/** An entry can be taken back until dice, a reveal or somebody else's decision came of it, and never after. */
export const undoing: Check = {
  name: 'undo returns to the state before, and never crosses a draw, a reveal or another decision',
  every: 20,
  run({ match, random }) {
    const table = fork(match);
    for (let step = 0; step < 4; step += 1) {
      const choice = randomChoice(table, random);
      if (choice === undefined) return null;
      const [before, asked] = [jsonCopy(table.state), seatsOf(table)];
      mustSubmit(table, choice);
      const barred = isBarrier(table.journal.at(-1));
      if (!barred && mustBar(table, asked)) return `no barrier after ${JSON.stringify(choice.action)}`;
      const wrong = barred ? mustNotUndo(table, choice.seat) : mustUndo(table, choice, before);
      if (wrong !== null) return wrong;
    }
    return null;
  },
};

/** Starting the turn over takes back exactly what the seat did since the last barrier. */
export const resetting: Check = {
  name: 'starting the turn over returns to the last barrier',
  every: 60,
  run({ match, random }) {
    const table = fork(match);
    const [before, [seat]] = [jsonCopy(table.state), seatsOf(table)];
    if (seat === undefined) return null;
    let made = 0;
    for (; made < 3; made += 1) {
      const choice = randomChoice(table, random);
      if (choice === undefined || choice.seat !== seat) break;
      mustSubmit(table, choice);
      if (isBarrier(table.journal.at(-1))) return null;
    }
    if (made === 0) return null;
    if (!resetTurn(table, seat).ok) return `${seat} could not start the turn over after ${made} entries`;
    return difference(table.state, before);
  },
};
