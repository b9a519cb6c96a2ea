// A machine that must end: from any moment, half-made drafts among them, what it answers comes to a commit. Whatever bars its
// way it takes back first; once it has put something in, it takes nothing back.
import type { Action, Role, Seat } from '@grognard/kernel';
import { fork, isPending, mustSubmit } from './fork.ts';
import type { AnyMatch } from './game.ts';

/** What the machine answers in the place of a seat, as far as it goes at once. */
export type Think = (match: AnyMatch, seat: Seat) => readonly Action[];

/** Answers in a row to one decision: more than any of ours takes. */
const MOST_ANSWERS = 300;

const procedureOn = ({ module, state }: AnyMatch) => module.procedures[state.frames.at(-1)?.proc ?? ''];

const roleOf = (match: AnyMatch, { type }: Action): Role | undefined =>
  [...(procedureOn(match)?.actions ?? []), ...match.module.always].find((rule) => rule.type === type)?.role;

const standing = ({ state }: AnyMatch): string =>
  state.frames.map(({ proc, step }) => `${proc}.${step}`).join(' ');

/** Whether the decision is still open: nothing has come to light, nobody else is asked by it, and it can all be undone. */
function isOpen(match: AnyMatch, seat: Seat, here: string): boolean {
  const [procedure, frame, entry] = [procedureOn(match), match.state.frames.at(-1), match.journal.at(-1)];
  if (frame === undefined || standing(match) !== here || !isPending(match, seat)) return false;
  if (entry !== undefined && 'barrier' in entry && entry.barrier) return false;
  return procedure?.isDrafting?.(frame, seat) ?? true;
}

/** Lets the machine answer the decision the seat has now, on a fork. Null when that ends as it must; else what went wrong. */
export function unendingAnswer(match: AnyMatch, seat: Seat, think: Think): string | null {
  const table = fork(match);
  const here = standing(table);
  let hasPut: Action | null = null;
  for (let answers = 1; answers <= MOST_ANSWERS; answers += 1) {
    const actions = think(table, seat);
    if (actions.length === 0) return `${seat} has no answer at ${here}`;
    for (const action of actions) {
      const role = roleOf(table, action);
      if (role === 'takeBack' && hasPut !== null)
        return `${seat} takes back (${JSON.stringify(action)}) after it has done something (${JSON.stringify(hasPut)}) at ${here}`;
      mustSubmit(table, { seat, action });
      if (role === 'commit') return null;
      if (role !== 'takeBack') hasPut = action;
    }
    if (!isOpen(table, seat, here)) return null;
  }
  return `${seat} gives ${MOST_ANSWERS} answers at ${here} without a commit`;
}
