// What everybody can see of the cards a player brought.
import type { Open } from '@grognard/kernel';
import type { View } from '../view.ts';
import { opponentOf, type Player, type StrategyCardId, type UnitCardId } from '../vocabulary.ts';

const isKnown = <T>(card: T | null): card is T => card !== null;

/** Strategy cards of a player that the viewer knows, wherever they are. */
export function visibleCards(view: Open<View>, player: Player): StrategyCardId[] {
  const { hand, deck, discard } = view.players[player];
  const taken = view.players[opponentOf(player)].captured.filter(({ kind }) => kind === 'card');
  return [
    ...hand.filter(isKnown),
    ...deck.filter(isKnown),
    ...discard,
    ...view.terrain.filter(({ owner }) => owner === player).map(({ card }) => card),
    ...view.units.filter(({ owner }) => owner === player).flatMap(({ attached }) => attached),
    ...taken.map(({ id }) => id),
    ...view.frames.flatMap((frame) => inResolution(frame, player)),
  ];
}

/** A card being resolved lies on its frame unless it has been attached. */
function inResolution(frame: object, player: Player): readonly StrategyCardId[] {
  const { proc, by, card, kept } = frame as { [name: string]: unknown };
  return proc === 'play' && by === player && kept === false && typeof card === 'string' ? [card] : [];
}

/** Unit cards of a player that the viewer knows, wherever they are. */
export function visibleUnits(view: Open<View>, player: Player): UnitCardId[] {
  const { army, muster } = view.players[player];
  const taken = view.players[opponentOf(player)].captured.filter(({ kind }) => kind === 'unit');
  return [
    ...army.filter(isKnown),
    ...muster.filter(isKnown),
    ...view.units.flatMap(({ owner, card }) => (owner === player && card !== null ? [card] : [])),
    ...taken.map(({ id }) => id),
  ];
}

const unknown = (cards: readonly (string | null)[]): number => cards.filter((card) => card === null).length;

/** How many Strategy cards and units a player brought. */
export function deckSizes(
  view: Open<View>,
  player: Player,
): { readonly cards: number; readonly units: number } {
  const { hand, deck, army, muster } = view.players[player];
  const hidden = view.units.filter(({ owner, card }) => owner === player && card === null).length;
  return {
    cards: visibleCards(view, player).length + unknown(hand) + unknown(deck),
    units: visibleUnits(view, player).length + unknown(army) + unknown(muster) + hidden,
  };
}
