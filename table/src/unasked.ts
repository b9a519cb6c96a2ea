// What is answered for a seat without asking it: windows its standing orders let go by, and decisions that leave it one
// answer. Both go through the same door as everything else and in the same step as what led to them, so that nobody is
// shown the table in between.
//
// Not being asked takes no time, and a person can read that. So among people nothing is answered for a seat unless it has
// ordered so, or everybody can tell that it has no choice. A host that serves people over a network must also answer
// after a delay that does not depend on whether `answerUnasked` did anything: every caller awaits the keeper right after
// it, and that is the place to wait.
import {
  type Decision,
  isChoicePublic,
  onlyAnswer,
  pending,
  type Seat,
  submit,
  submitForced,
} from '@grognard/kernel';
import type { OpenTable } from './shelf.ts';
import { askOf, isAmongMachines, isAskedAnyway, orderedAnswer } from './standing.ts';
import { hasChosen, sinceBarrier } from './take-back.ts';

/** Whether the seat need not be asked where it has one answer. A lesson asks for every press it speaks of. */
function isSpared(table: OpenTable, { seat, window }: Decision): boolean {
  const { record, match } = table;
  if (record.kind === 'guide') return false;
  // A machine's time to think tells people as much as a person's would.
  if (record.players[seat]?.kind === 'ai') return isChoicePublic(match, seat);
  if (window !== undefined && askOf(table, seat, window) === 'always') return false;
  return (
    !isAskedAnyway(table, seat) && (isAmongMachines(record.players, seat) || isChoicePublic(match, seat))
  );
}

/** A person is not robbed of the way back to what it chose: then the one answer is its word that it means it. */
const isWayBackLost = (table: OpenTable, seat: Seat): boolean =>
  table.record.players[seat]?.kind !== 'ai' && hasChosen(table, seat);

interface Given {
  readonly n: number;
  readonly isForced: boolean;
}

/** Answers a decision for its seat, if it need not be asked. */
function answerFor(table: OpenTable, decision: Decision): Given | null {
  const { match } = table;
  const { seat } = decision;
  const ordered = orderedAnswer(table, decision);
  if (ordered !== null) {
    const reply = submit(match, seat, ordered);
    return reply.ok ? { n: reply.n, isForced: false } : null;
  }
  const isAlone = isAmongMachines(table.record.players, seat);
  const only = isSpared(table, decision) ? onlyAnswer(match, seat, isAlone) : null;
  if (only === null || (only.isFinal && isWayBackLost(table, seat))) return null;
  const reply = submitForced(match, seat, only.action);
  return reply.ok ? { n: reply.n, isForced: true } : null;
}

function answerOne(table: OpenTable): Given | null {
  try {
    for (const decision of pending(table.match)) {
      const given = answerFor(table, decision);
      if (given !== null) return given;
    }
  } catch {
    // A bug in a rule, and the match is as it was: who answers by hand will be told of it.
  }
  return null;
}

/** Answers wherever nobody need be asked; false when everybody had to be. */
export function answerUnasked(table: OpenTable): boolean {
  const { match, record } = table;
  // What a choice leads to there is known elsewhere: nobody answers anything but by hand.
  if (record.mail?.is === 'guest') return false;
  const before = match.journal.length;
  const passed: number[] = [];
  while (table.record.held !== match.journal.length) {
    const given = answerOne(table);
    if (given === null) break;
    if (!given.isForced) passed.push(given.n);
  }
  if (match.journal.length === before) return false;
  table.record = { ...table.record, silent: sinceBarrier(table, passed) };
  return true;
}
