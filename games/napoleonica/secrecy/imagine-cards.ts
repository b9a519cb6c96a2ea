// NAP-HID.2, NAP-ACN.5: hands and decks that fit what the viewer knows: the faction list minus the cards he has seen.
import { type Open, type Random, type Secret, secret } from '@grognard/kernel';
import { DECOY, deckOf } from '../data/maneuver-cards.ts';
import type { CardId } from '../data/words.ts';
import type { PlayerView } from '../view.ts';
import { PLAYERS, type Player } from '../vocabulary.ts';

interface Cards {
  readonly hand: readonly Secret<CardId>[];
  readonly deck: readonly Secret<CardId>[];
  readonly laid: Secret<CardId> | null;
}

function remove(cards: CardId[], card: CardId): void {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
}

const open = (card: CardId): Secret<CardId> => secret(card, 'A', 'B', 'spectator');

/** `fits`: what may have been laid face down, by the rules of the moment. */
export function imagineCards(
  shown: Open<PlayerView>,
  player: Player,
  fits: (card: CardId) => boolean,
  random: Random,
): Cards {
  const left = [...deckOf(shown.faction)];
  for (const card of shown.discard) remove(left, card);
  for (const card of shown.hand) if (card !== null) remove(left, card);
  const { laid } = shown;
  if (laid !== null && laid.card !== null) remove(left, laid.card);
  const order = random.shuffle(left, 'NAP-HID.2 imagined deck');
  const lies = laid === null ? null : (laid.card ?? laidFrom(order, fits));
  return {
    hand: shown.hand.map((known, i) => {
      const card = known ?? order.pop() ?? DECOY;
      return shown.seen[i] === true ? open(card) : secret(card, player);
    }),
    deck: order.slice(0, shown.deck).map((card) => secret(card)),
    laid: lies === null ? null : laidAgain(lies, laid, player),
  };
}

/** Turned up, spied on (AR2), or known to its owner alone. */
function laidAgain(card: CardId, laid: Open<PlayerView>['laid'], player: Player): Secret<CardId> {
  if (laid?.isUp === true) return open(card);
  return laid?.isSpied === true ? secret(card, ...PLAYERS) : secret(card, player);
}

/** A card that could lie there, or the Decoy. */
function laidFrom(order: CardId[], fits: (card: CardId) => boolean): CardId {
  const at = order.findIndex(fits);
  if (at < 0) return DECOY;
  const [card = DECOY] = order.splice(at, 1);
  return card;
}
