import { eventsSince, pending, type Random, type Seat, type Viewer } from '@grognard/kernel';
import { answerAlone, fork } from '../fork.ts';
import type { AnyMatch } from '../game.ts';
import type { Check } from './check.ts';
import { others, parting, seen } from './seen.ts';

const LONGEST_DRAFT = 300;

/** The seat alone makes up its mind, on a fork; undefined when that brought something to light. */
function decided(match: AnyMatch, seat: Seat, random: Random): AnyMatch | undefined {
  const table = fork(match);
  if (answerAlone(table, seat, random, LONGEST_DRAFT) === undefined) return undefined;
  const hasBarrier = table.journal.some((entry) => 'barrier' in entry && entry.barrier);
  return hasBarrier ? undefined : table;
}

/** While several seats decide at once, what one of them drafts and commits looks the same from outside. */
export const secretDrafts: Check = {
  name: 'secret drafts: two different answers to a shared decision look the same to everybody else',
  every: 60,
  run({ match, random }) {
    const asked = pending(match);
    if (asked.length < 2) return null;
    for (const { seat } of asked) {
      const [one, another] = [decided(match, seat, random), decided(match, seat, random)];
      if (one === undefined || another === undefined) continue;
      for (const viewer of others(match, seat)) {
        const [sight, otherSight] = [seen(one, viewer), seen(another, viewer)];
        if (sight !== otherSight) return `${viewer} sees what ${seat} drafted: ${parting(sight, otherSight)}`;
        const [log, otherLog] = [heardOnce(one, viewer), heardOnce(another, viewer)];
        if (log !== otherLog) return `${viewer} hears what ${seat} drafted: ${parting(log, otherLog)}`;
      }
    }
    return null;
  },
};

/** The log without the entries that say nothing: how many steps a draft took is not shown either. */
const heardOnce = (match: AnyMatch, viewer: Viewer): string =>
  JSON.stringify(eventsSince(match, 0, viewer).flatMap(({ events }) => events));
