// NAP-S3, NAP-ATK.10: the cards of the attack in progress, and what the attacker may make of his.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { isDecoy } from '../data/maneuver-cards.ts';
import type { CardId } from '../data/words.ts';
import type { CardMode } from '../grammar.ts';
import type { Battle } from '../state.ts';
import { refusals } from '../words/refusals.ts';
import { bonusDie, hasMainEffect } from './cards.ts';
import { attackOf } from './record.ts';
import { attackingPlayer, defendingPlayer } from './sides.ts';

export const attackCard = (battle: Frozen<Battle>): CardId | null =>
  attackOf(battle).attackerLaid ? (battle.players[attackingPlayer(battle)].laid?.hidden ?? null) : null;
export const defenceCard = (battle: Frozen<Battle>): CardId | null =>
  attackOf(battle).defenderLaid ? (battle.players[defendingPlayer(battle)].laid?.hidden ?? null) : null;

/** A card laid in this attack, and not the Decoy. */
export const isReal = (card: CardId | null): card is CardId => card !== null && !isDecoy(card);

/** NAP-DEK.5, NAP-DEK.7: the pact needs a card to cancel, and its price. */
export function refuseMode(battle: Frozen<Battle>, mode: CardMode): Refusal | null {
  const card = attackCard(battle);
  const { kind } = attackOf(battle);
  if (mode === 'none' || card === null) return null;
  if (mode === 'bonus') return bonusDie(card, kind) === null ? no('NAP-CRD.5', refusals.noBonus) : null;
  if (!hasMainEffect(card, kind)) return no('NAP-ATK.10', refusals.noMainEffect);
  if (card !== 'A15') return null;
  if (defenceCard(battle) === null) return no('NAP-DEK.7', refusals.nothingToCancel);
  return battle.players[attackingPlayer(battle)].corruption < 1
    ? no('NAP-DEK.5', refusals.tooLittleCorruption)
    : null;
}
