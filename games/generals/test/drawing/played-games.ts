// Games played at random over all options, for whatever has to draw or describe them.
import { type ShownDecision, shownGame } from '@grognard/testkit';
import type { Event } from '../../events.ts';
import type { Action } from '../../grammar.ts';
import { generals } from '../../module.ts';
import type { View } from '../../view.ts';
import { anyOptions } from '../options-generator.ts';

export type Shown = ShownDecision<Action, View>;

/** Plays one game; `look` sees every decision. */
export const playGame = (seed: number, look: (shown: Shown) => void): readonly Event[] =>
  shownGame(generals, { seed, options: anyOptions, most: 900, look });
