// What lies around battles: words, presses and beats of tournaments and campaigns. A single battle is played without them:
// a table that needs them fetches them before anybody sees it (`prepare.ts`).
import type * as between from './between-battles.ts';

type Around = typeof between;

let around: Around | null = null;

/** null at the table of a single battle. */
export const aroundBattles = (): Around | null => around;

export const bringAround = (fetched: Around): void => {
  around = fetched;
};
