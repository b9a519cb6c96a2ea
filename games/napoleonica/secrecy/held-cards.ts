// NAP-HID.1, NAP-HID.3: a hand as its owner sees it, and as everybody else does: how many cards, and which of them have been
// seen, in no order. A card that lies face down counts for them as if it were still held, so that no number and no list
// tells a real card from the Decoy.
import { type Frozen, type Open, peek, type Viewer } from '@grognard/kernel';
import { isDecoy } from '../data/maneuver-cards.ts';
import { isOpen } from '../field/laid-card.ts';
import type { LaidCard, PlayerState } from '../state.ts';
import type { PlayerView } from '../view.ts';
import type { Player } from '../vocabulary.ts';

type HeldCards = Open<Pick<PlayerView, 'hand' | 'seen'>>;

export function heldCards(
  { hand, laid }: Frozen<PlayerState>,
  owner: Player,
  viewer: Viewer,
  isAutomaton: boolean,
): HeldCards {
  if (viewer === owner)
    return { hand: hand.map((card) => peek(card, viewer) ?? null), seen: hand.map(isOpen) };
  // The automaton holds nothing: what it lays comes from its deck (NAP-AUT.1).
  const held = isAutomaton || laid === null ? hand : [...hand, ...stillCounted(laid)];
  const known = held.filter(isSeen).map(({ hidden }) => hidden);
  const unknown = held.length - known.length;
  return {
    hand: [...known.toSorted(), ...Array<null>(unknown).fill(null)],
    seen: [...Array<boolean>(known.length).fill(true), ...Array<boolean>(unknown).fill(false)],
  };
}

type Counted = Pick<LaidCard, 'hidden' | 'knownTo'> & { readonly wasSeen?: boolean };

const isSeen = (card: Frozen<Counted>): boolean => isOpen(card) || card.wasSeen === true;

/** Face down it is one of the cards of the hand; the Decoy never was (NAP-CMP.7). */
const stillCounted = (laid: Frozen<LaidCard>): readonly Frozen<LaidCard>[] =>
  isOpen(laid) || isDecoy(laid.hidden) ? [] : [laid];
