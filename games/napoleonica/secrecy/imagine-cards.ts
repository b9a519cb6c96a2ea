// NAP-HID.2, NAP-ACN.5: hands and decks that fit what the viewer knows: the faction list minus the cards he has seen.
import { type Open, type Random, type Seat, type Secret, secret } from '@grognard/kernel';
import { DECOY, deckOf, isDecoy } from '../data/maneuver-cards.ts';
import type { CardId } from '../data/words.ts';
import { EVERYBODY, laidCard } from '../field/laid-card.ts';
import type { LaidCard } from '../state.ts';
import type { PlayerView } from '../view.ts';
import { PLAYERS, type Player } from '../vocabulary.ts';
import { anyOf } from './imagine-drafts.ts';

interface Cards {
  readonly hand: readonly Secret<CardId>[];
  readonly deck: readonly Secret<CardId>[];
  readonly laid: LaidCard | null;
}

/** What is known of whose cards they are. */
export interface Whose {
  readonly player: Player;
  readonly isViewer: boolean;
  /** NAP-AUT.1: it holds no hand, and lays the top card of its deck. */
  readonly isAutomaton: boolean;
  /** What may have been laid face down, by the rules of the moment. */
  fits(card: CardId): boolean;
}

type Lying = NonNullable<Open<PlayerView>['laid']>;

export function imagineCards(shown: Open<PlayerView>, whose: Whose, random: Random): Cards {
  const { laid } = shown;
  const isCounted = laid !== null && !laid.isUp && !whose.isViewer && !whose.isAutomaton;
  return isCounted ? withLaid(shown, laid, whose, random) : besideLaid(shown, whose, random);
}

/** Nothing lies there, or it is known not to be among the cards that are held. */
function besideLaid(shown: Open<PlayerView>, { player }: Whose, random: Random): Cards {
  const { laid } = shown;
  const order = undealt(shown, [...shown.hand, laid?.card ?? null], random);
  const hand = dealt(shown.hand, order).map((card, i) => heldBy(player, card, shown.seen[i]));
  const lying = laid === null ? null : (laid.card ?? order.pop() ?? DECOY);
  return {
    hand,
    deck: order.slice(0, shown.deck).map((card) => secret(card)),
    laid: laid === null || lying === null ? null : laidCard(lying, false, ...knowing(laid, player)),
  };
}

/** A card lies face down, one of those that are still counted as held, or the Decoy (NAP-HID.1). */
function withLaid(shown: Open<PlayerView>, laid: Lying, { player, fits }: Whose, random: Random): Cards {
  const known = withSpied(shown, laid.card);
  const order = undealt(shown, known, random);
  const held = dealt(known, order);
  const lying = laid.card ?? anyOf([...held.filter(fits), DECOY], random) ?? DECOY;
  const at = held.indexOf(lying);
  const hand = held.map((card, i) => heldBy(player, card, shown.seen[i]));
  return {
    hand: at < 0 ? hand : hand.toSpliced(at, 1),
    deck: order.map((card) => secret(card)),
    laid: laidCard(lying, at >= 0 && shown.seen[at] === true, ...knowing(laid, player)),
  };
}

/** AR2: what has been spied on is one of those held, if it is no Decoy. */
function withSpied({ hand }: Open<PlayerView>, spied: CardId | null): readonly (CardId | null)[] {
  if (spied === null || isDecoy(spied) || hand.includes(spied)) return hand;
  return hand.with(hand.indexOf(null), spied);
}

/** The faction list in any order, without the cards that are known to be elsewhere. */
function undealt(
  { faction, discard }: Open<PlayerView>,
  known: readonly (CardId | null)[],
  random: Random,
): CardId[] {
  const left = [...deckOf(faction)];
  for (const card of [...discard, ...known]) {
    const at = card === null ? -1 : left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return random.shuffle(left, 'NAP-HID.2 imagined deck');
}

const dealt = (known: readonly (CardId | null)[], order: CardId[]): readonly CardId[] =>
  known.map((card) => card ?? order.pop() ?? DECOY);

const heldBy = (player: Player, card: CardId, isSeen: boolean | undefined): Secret<CardId> =>
  secret(card, ...(isSeen === true ? EVERYBODY : [player]));

/** Turned up, spied on (AR2), or known to its owner alone. */
function knowing({ isUp, isSpied }: Lying, player: Player): readonly Seat[] {
  if (isUp) return EVERYBODY;
  return isSpied ? PLAYERS : [player];
}
