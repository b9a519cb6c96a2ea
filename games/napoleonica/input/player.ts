// A player of a position: what is left out follows from the rest: Orders in the pouch, cards in the deck, models lost.

import { type Secret, secret } from '@grognard/kernel';
import {
  byKind,
  type Form,
  fault,
  flag,
  listOf,
  mapped,
  maybe,
  nullable,
  oneOf,
  optional,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { deckOf } from '../data/maneuver-cards.ts';
import { type CardId, FACTIONS, type Faction } from '../data/words.ts';
import { EVERYBODY } from '../field/laid-card.ts';
import { ALL_ORDERS, hasAll, lettersOf, minus, NO_ORDERS, plus } from '../field/orders.ts';
import { profileOf } from '../field/profile.ts';
import { purse } from '../field/purse.ts';
import { EMPTY_TABLET, entryLine, put } from '../field/tablet.ts';
import type { PlayerState, Tablet, Unit } from '../state.ts';
import { type Orders, type Player, RESERVE } from '../vocabulary.ts';
import { cardId, deckCardId, orders, unitType } from './words.ts';

interface HeldCard {
  readonly card: CardId;
  /** Everybody has seen it. */
  readonly seen: boolean;
  /** AR2: the enemy has looked at it. */
  readonly spied: boolean;
}
const heldCard: Form<HeldCard> = byKind<HeldCard>(
  {
    text: mapped(cardId, (card) => ({ card, seen: false, spied: false })),
    object: record<HeldCard>({ card: cardId, seen: flag, spied: optional(flag, false) }),
  },
  'the id of a card, or a card and whether it has been seen',
);

interface Laid extends HeldCard {
  /** Everybody had seen it before it was laid. */
  readonly wasSeen: boolean;
}
const laidForm: Form<Laid> = byKind<Laid>(
  {
    text: mapped(cardId, (card) => ({ card, seen: false, spied: false, wasSeen: false })),
    object: record<Laid>({
      card: cardId,
      seen: flag,
      spied: optional(flag, false),
      wasSeen: optional(flag, false),
    }),
  },
  'the id of a card, or a card and who has seen it',
);

const models = listOf(unitType, 100);
const tablet: Form<Tablet> = record<Tablet>({
  line3: optional(models, []),
  line2: optional(models, []),
  line1: optional(models, []),
  deployment: optional(models, []),
});

export interface GivenPlayer {
  readonly faction: Faction;
  readonly pouch?: Orders | undefined;
  readonly screen: Orders;
  readonly spentOpen: Orders;
  readonly spentHidden: Orders;
  readonly deck?: readonly CardId[] | undefined;
  readonly hand: readonly HeldCard[];
  readonly discard: readonly CardId[];
  readonly laid: Laid | null;
  readonly tablet?: Tablet | undefined;
  readonly corruption: number;
  readonly vp: number;
  readonly passed: boolean;
}

export const playerForm = (usual: Faction): Form<GivenPlayer> => {
  const given = record<GivenPlayer>({
    faction: optional(oneOf(FACTIONS), usual),
    pouch: maybe(orders),
    screen: optional(orders, NO_ORDERS),
    spentOpen: optional(orders, NO_ORDERS),
    spentHidden: optional(orders, NO_ORDERS),
    deck: maybe(listOf(deckCardId, 40)),
    hand: optional(listOf(heldCard, 40), []),
    discard: optional(listOf(deckCardId, 40), []),
    laid: optional(nullable(laidForm), null),
    tablet: maybe(tablet),
    corruption: optional(whole(0, 20), 0),
    vp: optional(whole(0, 99), 0),
    passed: optional(flag, false),
  });
  return optional(given, given({}, 'player'));
};

function held({ card, seen, spied }: HeldCard, player: Player): Secret<CardId> {
  if (seen) return secret(card, ...EVERYBODY);
  return spied ? secret(card, 'A', 'B') : secret(card, player);
}

export function completePlayer(
  player: Player,
  given: GivenPlayer,
  units: readonly Unit[],
  path: string,
): PlayerState {
  const own = units.filter(({ owner }) => owner === player);
  const { pouch, screen, spentHidden, deck, hand, laid, tablet: lines, ...open } = given;
  const out = own.reduce<Orders>(
    (sum, unit) => plus(sum, unit.orders),
    plus(plus(screen, open.spentOpen), spentHidden),
  );
  if (!hasAll(ALL_ORDERS, out))
    fault('impossible', `${path}.screen`, 'A pouch holds 8 G, 5 B, 3 R and 1 P (NAP-CMP.4).');
  const left = minus(ALL_ORDERS, out);
  if (pouch !== undefined && pouch.join() !== left.join())
    fault(
      'impossible',
      `${path}.pouch`,
      `With what lies outside the pouch holds ${lettersOf(left)} (NAP-CMP.11).`,
    );
  return {
    ...open,
    pouch: purse(left, player),
    screen: purse(screen, player),
    spentHidden: purse(spentHidden, player),
    deck: (deck ?? cardsLeft(given)).map((card) => secret(card)),
    hand: hand.map((card) => held(card, player)),
    laid: laid === null ? null : { ...held(laid, player), wasSeen: laid.wasSeen },
    tablet: lines ?? lostModels(own),
  };
}

/** The faction list without the cards that are elsewhere. */
function cardsLeft({ faction, hand, discard, laid }: GivenPlayer): readonly CardId[] {
  const left = [...deckOf(faction)];
  for (const card of [...hand.map((each) => each.card), ...discard, laid?.card ?? '']) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** NAP-CMP.12: where they entered. */
function lostModels(own: readonly Unit[]): Tablet {
  let lines: Tablet = EMPTY_TABLET;
  for (const unit of own)
    if (unit.at >= RESERVE)
      for (let i = unit.models; i < profileOf(unit).card.size; i++)
        lines = put(lines, entryLine(unit.type), unit.type);
  return lines;
}
