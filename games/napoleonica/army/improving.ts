// NAP-TRN.10, NAP-TRN.25, NAP-SOL.23: improvement cards: one deck for all, drawn from at random, and who may take a card.
import type { Random } from '@grognard/kernel';
import { type ImprovementId, suits } from '../data/improvements.ts';
import { unitCard } from '../data/units.ts';
import { idsWhere, type MusterId, type Notebook } from './notebook.ts';

/** The cards nobody has: those still to be drawn, in no order, and those put aside. */
export interface ImprovementDeck {
  readonly cards: readonly ImprovementId[];
  readonly discards: readonly ImprovementId[];
}

/** NAP-TRN.25: when the deck runs short, what was put aside is shuffled in. */
export function drawImprovements(
  { cards, discards }: ImprovementDeck,
  wanted: number,
  random: Random,
  purpose: string,
): { readonly drawn: readonly ImprovementId[]; readonly deck: ImprovementDeck } {
  const isShort = cards.length < wanted;
  const first = isShort ? cards : random.shuffle(cards, purpose);
  const second = isShort ? random.shuffle(discards, purpose) : [];
  const [drawn, rest] = [[...first, ...second].slice(0, wanted), [...first, ...second].slice(wanted)];
  return { drawn, deck: { cards: rest, discards: isShort ? [] : discards } };
}

/** NAP-TRN.20: the Academy shows one card more. */
export const cardsToDraw = ({ buildings }: Notebook): number => (buildings.includes('BD5') ? 3 : 2);

/** Fit units among `eligible` that may take the card: one improvement each. */
export const takersOf = (
  notebook: Notebook,
  card: ImprovementId,
  eligible: readonly MusterId[],
): readonly MusterId[] =>
  idsWhere(
    notebook,
    ({ type, broken, improvement }, id) =>
      eligible.includes(id) && !broken && improvement === null && suits(card, unitCard(type)),
  );
