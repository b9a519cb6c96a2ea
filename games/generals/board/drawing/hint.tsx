import type { HintProps } from '@grognard/desk';
import { Chance } from '@grognard/desk/parts/chance.tsx';
import { percent } from '@grognard/desk/words/numbers.ts';
import type { Action } from '../../grammar.ts';
import { chanceOfAttempt } from '../../odds/chance-of-attempt.ts';
import type { View } from '../../view.ts';

/** The chance of an attempt, where hints are on. */
export function Hint({ action, state: { view, hints } }: HintProps<View, Action>) {
  const chance = hints ? chanceOfAttempt(view, action) : null;
  return <Chance words={chance === null ? null : percent(chance)} />;
}
