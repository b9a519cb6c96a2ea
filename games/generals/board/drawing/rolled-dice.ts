import { signed } from '@grognard/desk/words/numbers.ts';
import type { FrontId, Side } from '../../vocabulary.ts';
import { unitName } from '../words/names.ts';
import type { FrontPicture, RolledDie } from './scene.ts';

/** The die's key on the board, and in the offers about it. */
export const dieKey = (front: FrontId, side: Side, index: number): string => `${front}/${side}/${index}`;

/** A side's dice of a front with their places as handed out, by which re-rolls name them. */
export const indexedDice = (front: FrontPicture, side: Side) =>
  front.dice.filter((die) => die.side === side).map((die, index) => ({ die, index }));

/** What is added to a die, once it is known. */
export const addedTo = (die: RolledDie | undefined): number =>
  die?.outcome?.modifiers.reduce((sum, { value }) => sum + value, 0) ?? 0;

/** 'White Infantry: 4 +1 hill makes 5, a hit' */
export function dieName({ unit, natural, outcome }: RolledDie): string {
  const rolled = `${unitName(unit)}: ${natural}`;
  if (outcome === null) return rolled;
  const parts = outcome.modifiers.map(({ label, value }) => `${signed(value, '')} ${label}`);
  const added = parts.length === 0 ? '' : ` ${parts.join(', ')}`;
  return `${rolled}${added} makes ${outcome.modified}, ${outcome.hit ? 'a hit' : 'no hit'}`;
}
