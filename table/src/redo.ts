// What was taken back can be done again until something else is done. The journal knows both: a seat that does the first
// thing of what it took back last, by hand or by redo, has done that again; anything else makes the rest forgotten.
import { type Action, invariant, isAgreed, isUndo, type Seat, sameJson, submit, why } from '@grognard/kernel';
import type { OpenTable } from './shelf.ts';
import { type AnyReply, isSilent } from './take-back.ts';
import { answerUnasked } from './unasked.ts';

type Actions = readonly Action[];

function actionAt({ match }: OpenTable, n: number): Action {
  const entry = match.journal[n - 1];
  invariant(entry !== undefined && !isUndo(entry), `entry ${n} is an action`);
  return entry.action;
}

/** What is left to do again after this was done. */
function afterDoing(done: Action, undone: readonly Actions[]): readonly Actions[] {
  const [next, ...later] = undone.at(-1) ?? [];
  if (next === undefined || !sameJson(next, done)) return [];
  const earlier = undone.slice(0, -1);
  return later.length === 0 ? earlier : [...earlier, later];
}

/** What the seat took back last and has not done again, in the order it was done; nothing when it has done otherwise. */
function takenBack(table: OpenTable, seat: Seat): Actions {
  const { journal } = table.match;
  const from = journal.findLastIndex(
    (entry) => isAgreed(entry) || (entry.seat === seat && !isUndo(entry) && entry.barrier),
  );
  let undone: readonly Actions[] = [];
  for (const entry of journal.slice(from + 1)) {
    if (entry.seat !== seat) continue;
    if (!isUndo(entry)) {
      if (!isSilent(table, entry.n)) undone = afterDoing(entry.action, undone);
      continue;
    }
    const chosen = entry.strikes.filter((n) => !isSilent(table, n)).map((n) => actionAt(table, n));
    if (chosen.length > 0) undone = [...undone, chosen.reverse()];
  }
  return undone.at(-1) ?? [];
}

export function canRedo(table: OpenTable, seat: Seat): boolean {
  const [next] = takenBack(table, seat);
  return next !== undefined && why(table.match, seat, next) === null;
}

const nothing: AnyReply = {
  ok: false,
  error: { code: 'nothing-to-redo', path: '', message: 'There is nothing you took back to do again.' },
};

/** Does again what the seat took back last: one choice after an undo, all of them after a turn was started over. */
export function redo(table: OpenTable, seat: Seat): AnyReply {
  let done = nothing;
  for (const action of takenBack(table, seat)) {
    if (done.ok) answerUnasked(table);
    const reply = submit(table.match, seat, action);
    // What follows may no longer be possible: then it goes as far as it can.
    if (!reply.ok) return done.ok ? done : reply;
    done = reply;
  }
  return done;
}
