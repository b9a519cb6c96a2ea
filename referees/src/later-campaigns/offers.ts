// What is offered is legal, and what is legal is offered: both sets are put side by side.
import type { Named } from '../contract.ts';
import type { Course } from './course.ts';
import type { Kind } from './tally.ts';

/** Those of a type nothing is said against, by a name of their own. */
export const offered = (
  { moment }: Course,
  type: string,
  nameOf: (action: Named) => string | null,
): readonly string[] =>
  moment.offers().flatMap(({ action, against }) => {
    const name = action.type === type && against === null ? nameOf(action) : null;
    return name === null ? [] : [name];
  });

const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();

export function compareOffers(
  { tally }: Course,
  kind: Kind,
  rule: string,
  what: string,
  legal: readonly string[],
  found: readonly string[],
): void {
  const [mine, theirs] = [sorted(legal), sorted(found)];
  const missing = mine.filter((name) => !theirs.includes(name));
  const wrong = theirs.filter((name) => !mine.includes(name));
  tally.check(
    kind,
    rule,
    `${what}: legal and not offered, offered and not legal`,
    [[], []],
    [missing, wrong],
  );
}
