// Two guided battles, each with a coach who asks for one thing at a time: Ney fights at Quatre Bras, Grouchy writes at Wavre.
import type { Guide } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import { firstInterlude, interlude } from './guide/asides.ts';
import { FIRST_ORDERS } from './guide/first-orders.ts';
import { FIRST_TURNS } from './guide/first-turns.ts';
import { PUPIL } from './guide/stage.ts';
import { lobbyWords } from './lobby/words.ts';

const quatreBras = { scenario: 'quatre-bras', openOrders: true };

const shared = {
  short: quatreBras,
  seat: PUPIL,
  opponent: { seat: 'allied', level: 'conscript' },
} as const;

export const guide: Guide<View, Action> = {
  ...shared,
  options: quatreBras,
  steps: FIRST_TURNS,
  interlude: firstInterlude,
  sequel: {
    ...shared,
    name: tell(lobbyWords.firstOrders),
    options: { scenario: 'wavre', openOrders: true },
    steps: FIRST_ORDERS,
    interlude,
  },
};
