import { editionsOf } from '@grognard/editions/list.ts';
import { expect, test } from 'vitest';
import { comparedWithLast, type Sample, toldOf } from './as-released.ts';

/** The rules of a title are its last edition, or the next one is open and says what it changes. */
export const holdsToItsEdition = (game: string, sample: Sample): void =>
  test(`${game} is played as it was released, or its next edition is open`, async () => {
    // Once it is open, what it changes has been told.
    if (editionsOf(game).isOpen) return;
    const compared = await comparedWithLast(game, sample);
    if (compared === null) return;
    expect(compared.differing, toldOf(game, compared)).toEqual([]);
  }, 240_000);
