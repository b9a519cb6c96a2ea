import { expect, it } from 'vitest';
import { cardTexts } from '../board/words/card-texts.ts';
import { MANEUVER_CARDS } from '../data/maneuver-cards.ts';

it('NAP-CRD.1: every Maneuver card says in hand what it does, without steps or codes of dice', () => {
  const cards = Object.values(MANEUVER_CARDS).flat();
  expect(Object.keys(cardTexts).toSorted()).toEqual([...new Set(cards.map(({ id }) => id))].toSorted());
  for (const text of Object.values(cardTexts)) expect(text).not.toMatch(/\bS\d|\b[WYOTSKHP]\b|[<≥≤]/);
});
