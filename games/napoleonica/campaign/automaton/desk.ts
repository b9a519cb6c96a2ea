// What the automaton decides by, and how it tells its choice.
import { type Frozen, invariant, type RuleId } from '@grognard/kernel';
import type { Action, ActionOf } from '../../grammar.ts';
import type { Battle } from '../../state.ts';
import type { Player, UnitId } from '../../vocabulary.ts';
import type { AutomatonReason } from '../../words/automaton.ts';

export interface Desk {
  readonly battle: Frozen<Battle>;
  readonly player: Player;
  /** Where its procedure stands. */
  readonly step: string;
  /** At least one, in the order of the grammar. */
  readonly legal: readonly Action[];
}

export interface Choice {
  readonly action: Action;
  readonly rule: RuleId;
  readonly why: AutomatonReason;
  /** The unit it is about. */
  readonly unit?: UnitId;
  readonly tier?: number;
  readonly score?: number;
  /** NAP-AUT.9 */
  readonly expected?: number | null;
}

export type Decider = (desk: Desk) => Choice;

export const ofType = <T extends Action['type']>({ legal }: Desk, type: T): readonly ActionOf<T>[] =>
  legal.filter((action): action is ActionOf<T> => action.type === type);

/** The first of those that come first by the numbers given, compared one after the other. */
export function firstBy<T>(items: readonly T[], ...by: readonly ((item: T) => number)[]): T {
  const compare = (a: T, b: T): number => {
    for (const of of by) if (of(a) !== of(b)) return of(a) - of(b);
    return 0;
  };
  const [first] = items.toSorted(compare);
  invariant(first !== undefined, 'there is something to choose');
  return first;
}

/** NAP-AUT.17: the first legal action that is not a refusal. */
export function firstLegal({ legal }: Desk): Choice {
  const action = legal.find((each) => !isDeclining(each)) ?? legal[0];
  invariant(action !== undefined, 'there is a legal action');
  return { action, rule: 'NAP-AUT.17', why: 'firstLegal' };
}

function isDeclining(action: Action): boolean {
  if ('yes' in action) return !action.yes;
  if ('hex' in action && action.hex === null) return true;
  return ['done', 'stop', 'end', 'pass', 'endTurn', 'concede'].includes(action.type);
}

/** Yes or no, as the automaton thinks. */
export function answer(desk: Desk, yes: boolean, rule: RuleId, why: AutomatonReason): Choice {
  const action = desk.legal.find((each) => 'yes' in each && each.yes === yes);
  return action === undefined ? firstLegal(desk) : { action, rule, why };
}
