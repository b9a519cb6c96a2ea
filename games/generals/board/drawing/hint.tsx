import type { HintProps } from '@grognard/desk';
import { Chance } from '@grognard/desk/parts/chance.tsx';
import { percent } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Action } from '../../grammar.ts';
import { chanceOfAttempt } from '../../odds/chance-of-attempt.ts';
import type { View } from '../../view.ts';
import { chances } from '../words/sentences-fight.ts';

/** What the number is the chance of: a number alone says nothing. */
export function chanceInWords(view: View, action: Action): string | null {
  const chance = chanceOfAttempt(view, action);
  if (chance === null) return null;
  const isReaction = action.type === 'formSquare' || action.type === 'countercharge';
  const says = isReaction ? chances.success : action.type === 'fireAtBuilding' ? chances.ruin : chances.hit;
  return tell(says, { percent: percent(chance) });
}

/** The chance of an attempt, where hints are on. */
export const Hint = ({ action, state: { view, hints } }: HintProps<View, Action>) => (
  <Chance words={hints ? chanceInWords(view, action) : null} />
);
