import { type ByType, byType } from '@grognard/desk/words/by-type.ts';
import type { Action } from '../../grammar.ts';

const LABELS: ByType<Action, null, string> = {
  layCoin: ({ face }) => `Lay ${face}`,
  resign: () => 'Resign',
};

/** An action as an order somebody gives. */
export const actionLabel = (action: Action): string => byType(LABELS, action, null) ?? '';
