// Swiss: whoever stands alike meets, nobody meets the same person twice while that can be avoided, and the round off goes
// to the last in the table who has had none.
import type { PersonId } from '@grognard/protocol';
import type { Meeting, Round } from './meetings.ts';

/** Pairs from the top; where that leads nowhere, the pair before is made otherwise. Null: there is no way. */
function paired(
  waiting: readonly PersonId[],
  mayMeet: (one: PersonId, other: PersonId) => boolean,
): Round | null {
  const [one, ...others] = waiting;
  if (one === undefined) return [];
  for (const other of others) {
    if (!mayMeet(one, other)) continue;
    const rest = paired(
      others.filter((person) => person !== other),
      mayMeet,
    );
    if (rest !== null) return [{ one, other }, ...rest];
  }
  return null;
}

/** The next round for those who still play, the best first. */
export function swissRound(standing: readonly PersonId[], played: readonly Meeting[]): Round {
  const met = (a: PersonId, b: PersonId | null): boolean =>
    played.some(({ one, other }) => (one === a && other === b) || (one === b && other === a));
  const isOdd = standing.length % 2 === 1;
  const fromBelow = [...standing].reverse();
  const idle = isOdd ? [...fromBelow.filter((person) => !met(person, null)), ...fromBelow] : [null];
  for (const rests of idle) {
    const waiting = standing.filter((person) => person !== rests);
    const round = paired(waiting, (a, b) => !met(a, b));
    if (round !== null) return rests === null ? round : [...round, { one: rests, other: null }];
  }
  const [rests = null] = idle;
  const again = paired(
    standing.filter((person) => person !== rests),
    () => true,
  );
  return [...(again ?? []), ...(rests === null ? [] : [{ one: rests, other: null }])];
}
