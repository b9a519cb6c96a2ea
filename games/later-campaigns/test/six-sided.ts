// NLC-A: every die of the game has six faces; a chit alone is drawn out of as many as the cup holds.
import { type DrawSource, invariant } from '@grognard/kernel';

/** The same chances; a die of any other size is no die of this game. */
export const sixSided = (source: DrawSource): DrawSource => ({
  ...source,
  draw(index, sides, purpose) {
    invariant(sides === 6 || purpose === 'NLC-4.0f chit', `“${purpose}” is rolled with a die of ${sides}.`);
    return source.draw(index, sides, purpose);
  },
});
