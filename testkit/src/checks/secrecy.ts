import { hasLearnt, legal, type Seat, submit, viewOf } from '@grognard/kernel';
import { fork, forkWith, isPending, pick } from '../fork.ts';
import type { AnyMatch } from '../game.ts';
import { parting } from '../json.ts';
import type { Check, Position } from './check.ts';
import { heard, seen } from './seen.ts';

const STEPS_TOGETHER = 5;

const apart = (real: AnyMatch, other: AnyMatch, seat: Seat): string | null => {
  const sight = parting(seen(real, seat), seen(other, seat));
  if (sight !== null) return `${seat} can tell two worlds apart: ${sight}`;
  const log = parting(heard(real, seat), heard(other, seat));
  return log === null ? null : `${seat} reads two different logs: ${log}`;
};

/** Plays the seat's own actions in both worlds until something comes to light, comparing after each. */
function together(real: AnyMatch, other: AnyMatch, seat: Seat, { random }: Position): string | null {
  for (let step = 0; step < STEPS_TOGETHER && isPending(real, seat); step += 1) {
    const action = pick(legal(real, seat), random);
    if (action === undefined) return null;
    const [here, there] = [submit(real, seat, action), submit(other, seat, action)];
    const what = `${seat} ${JSON.stringify(action)}`;
    if (here.ok !== there.ok) return `${what} is accepted in one world only`;
    if (!here.ok || !there.ok) return `${what} is legal but was not accepted`;
    const [barred, otherBarred] = [real, other].map((match) => {
      const entry = match.journal.at(-1);
      return entry !== undefined && 'barrier' in entry && entry.barrier;
    });
    if (barred !== otherBarred) return `${what} can be taken back in one world only`;
    const [learnt, otherLearnt] = [hasLearnt(real, here.n, seat), hasLearnt(other, there.n, seat)];
    if (learnt !== otherLearnt) return `${what} brings something to light in one world only`;
    if (learnt) return null;
    const found = apart(real, other, seat);
    if (found !== null) return `after ${what}: ${found}`;
  }
  return null;
}

/** If a seat cannot tell the real world from one made up out of its view, nothing leaks to it. */
export const twoWorlds: Check = {
  name: 'two worlds: no seat can tell the real one from one that fits its view',
  every: 30,
  run(position) {
    const { module, match, random } = position;
    for (const seat of match.seats) {
      const imagined = module.determinize(viewOf(match, seat), seat, random);
      const [real, other] = [fork(match), forkWith(match, imagined)];
      const found = apart(real, other, seat) ?? together(real, other, seat, position);
      if (found !== null) return found;
    }
    return null;
  },
};
