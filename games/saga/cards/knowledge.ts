// Section 29: which units a card's player may look at.
import type { Frozen } from '@grognard/kernel';
import type { Unit } from '../state.ts';
import type { Player } from '../vocabulary.ts';

/** What the unit is, is known to this player. */
export const secretKnownTo = (unit: Frozen<Unit>, player: Player): boolean =>
  unit.faceUp || unit.card.knownTo.includes(player);
