import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Action } from '../../grammar.ts';
import { sentences } from './sentences.ts';

const LABELS: ByType<Action, null, string> = {
  layCoin: ({ face }) => tell(sentences.layCoin, { face }),
  resign: () => tell(sentences.resign),
};

/** An action as an order somebody gives. */
export const actionLabel = (action: Action): string => byType(LABELS, action, null) ?? '';
