// Games played at random over all options, for whatever has to draw or describe them.
import { type ShownDecision, shownGame } from '@grognard/testkit';
import { anyOptions } from '../../any-options.ts';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import { saga } from '../../module.ts';
import type { View } from '../../view.ts';

export type Shown = ShownDecision<Action, View>;

/** Plays one game; `look` sees every decision. */
export const playGame = (seed: number, look: (shown: Shown) => void): readonly Event[] =>
  shownGame(saga, { seed, options: anyOptions, most: 2000, look });
