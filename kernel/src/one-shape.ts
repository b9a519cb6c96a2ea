import type { Action, ActionRule, Frame } from './contract.ts';

/**
 * The rule with every field a rule may have, always in this order. The kernel asks hundreds of rules from the same few
 * lines, which is quick as long as they are all of one shape.
 */
export function inOneShape<S, F extends Frame, A extends Action, E, C>(
  each: ActionRule<S, F, A, E, C>,
): ActionRule<S, F, A, E, C> {
  const { type, rule, role, sets, unlisted, candidates, refuse, apply, target, wider, against, alike } = each;
  const even = { type, rule, role, sets, unlisted, candidates, refuse, apply, target, wider, against, alike };
  // A field that is not there and one that is undefined are read alike.
  return even as ActionRule<S, F, A, E, C>;
}
