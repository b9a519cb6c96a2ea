import type { HintProps } from '@grognard/desk';
import { Chance } from '@grognard/desk/parts/chance.tsx';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { hintOf } from './use-odds.ts';

/** The chance of a test, where hints are on. */
export const Hint = ({ action, state: { view, hints } }: HintProps<View, Action>) => (
  <Chance words={hints ? hintOf(view, action) : null} />
);
