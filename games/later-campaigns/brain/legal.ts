// What the seat may do now, where the list is short.
import { listedActions, type Seat } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Action, ActionOf } from '../grammar.ts';
import { procedures } from '../procedures/index.ts';
import type { Read } from '../rule-types.ts';

export const legalActions = (state: Read, seat: Seat, context: Context): readonly Action[] =>
  listedActions(procedures, state, seat, context);

export const ofType = <T extends Action['type']>(legal: readonly Action[], type: T): readonly ActionOf<T>[] =>
  legal.filter((action): action is ActionOf<T> => action.type === type);

/** The best of several by a measure; the first of equals. */
export function best<T>(some: readonly T[], worth: (one: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of some) {
    const value = worth(one);
    if (value > most || found === undefined) [found, most] = [one, value];
  }
  return found;
}
