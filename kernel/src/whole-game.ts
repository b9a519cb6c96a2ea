import type { AnyGame, AnyRules } from './contract.ts';
import { invariant } from './invariant.ts';

const isWhole = (rules: AnyRules): rules is AnyGame => 'brain' in rules;

/** A match knows the rules it is played by; whoever needs more of the game has loaded it whole. */
export function wholeGame(rules: AnyRules): AnyGame {
  invariant(isWhole(rules), `Only the rules of ${rules.id} were loaded.`);
  return rules;
}
