import { signed } from '@grognard/desk/words/numbers.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { FrontId, Side } from '../../vocabulary.ts';
import { unitName } from '../words/names.ts';
import { results } from '../words/sentences-fight.ts';
import type { FrontPicture, RolledDie } from './scene.ts';

/** The die's key on the board, and in the offers about it. */
export const dieKey = (front: FrontId, side: Side, index: number): string => `${front}/${side}/${index}`;

/** A side's dice of a front with their places as handed out, by which re-rolls name them. */
export const indexedDice = (front: FrontPicture, side: Side) =>
  front.dice.filter((die) => die.side === side).map((die, index) => ({ die, index }));

/** What is added to a die, once it is known. */
export const addedTo = (die: RolledDie | undefined): number =>
  die?.outcome?.modifiers.reduce((sum, { value }) => sum + value, 0) ?? 0;

/** 'White Infantry: 4, +1 hill, makes 5: a hit' */
export function dieName({ unit: id, natural, outcome }: RolledDie): string {
  const unit = unitName(id);
  if (outcome === null) return tell(results.lies, { unit, natural });
  const parts = outcome.modifiers.map(({ label, value }) => `${signed(value, '')} ${label}`);
  const facts = {
    unit,
    natural,
    total: outcome.modified,
    result: tell(outcome.hit ? results.hit : results.miss),
  };
  return parts.length === 0
    ? tell(results.plain, facts)
    : tell(results.summed, { ...facts, added: parts.join(', ') });
}
