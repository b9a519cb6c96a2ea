// NAP-ATK.7, NAP-HID.1: a card that lies in an attack, and who has seen it there.
import { type Frozen, type Seat, type Secret, secret } from '@grognard/kernel';
import type { CardId } from '../data/words.ts';
import type { LaidCard } from '../state.ts';
import { PLAYERS } from '../vocabulary.ts';

/** Everybody, at the table and beside it. */
export const EVERYBODY: readonly Seat[] = [...PLAYERS, 'spectator'];

export const isOpen = ({ knownTo }: Frozen<Secret<unknown>>): boolean => knownTo.includes('spectator');

export const laidCard = (card: CardId, wasSeen: boolean, ...knownTo: readonly Seat[]): LaidCard => ({
  ...secret(card, ...knownTo),
  wasSeen,
});

/** The same card, known to others as well. */
export const shownTo = ({ hidden, wasSeen }: Frozen<LaidCard>, ...knownTo: readonly Seat[]): LaidCard =>
  laidCard(hidden, wasSeen, ...knownTo);
