// NAP-ORD.2 to NAP-ORD.5: both bid a card unseen; the higher leadership takes the Leader token.
// Also NAP-RUL.10, NAP-RUL.11.
import { commitDraft, invariant, secret, setDraft } from '@grognard/kernel';
import { isDecoy, leadershipOf } from '../data/maneuver-cards.ts';
import type { CardId } from '../data/words.ts';
import { battleOf, changePlayer } from '../field/battle.ts';
import { cardsInHand, discard, takeFromHand } from '../field/hand.ts';
import { EVERYBODY } from '../field/laid-card.ts';
import { type BidFrame, bidFrame, type HornFrame, hornFrame } from '../frames.ts';
import type { ActionOf } from '../grammar.ts';
import type { Bid } from '../input/drafts.ts';
import { bearerOf, lootLeft, NO_ITEM, useLoot, useUp } from '../items/bearers.ts';
import { asPlayer, procedure, type Rule, secretDecision, type Table } from '../rule-types.ts';
import { type ByPlayer, byPlayer, opponentOf, PLAYERS, type Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';
import { flipTop } from './automaton-cards.ts';

const HORN = 'RL3';
const COLOURS = 'capturedColours';
const COLOURS_WORTH = 2;

/** The card is the whole answer, so bidding commits. */
const bidCard: Rule<BidFrame, 'bid'> = {
  type: 'bid',
  rule: 'NAP-ORD.2',
  role: 'commit',
  candidates(state, _frame, seat) {
    const battle = battleOf(state);
    const cards = cardsInHand(battle, asPlayer(seat));
    const plain = cards.map((card): ActionOf<'bid'> => ({ type: 'bid', card }));
    // NAP-TRN.17: the token is committed with the bid, unseen.
    if (lootLeft(battle, asPlayer(seat), COLOURS) === 0) return plain;
    return [...plain, ...cards.map((card): ActionOf<'bid'> => ({ type: 'bid', card, item: COLOURS }))];
  },
  refuse: () => null,
  target: ({ card }) => ({ card }),
  apply(_umpire, frame, seat, { card, item = null }) {
    setDraft(frame, asPlayer(seat), { card, item });
    commitDraft(frame, asPlayer(seat));
  },
};

export const bid = secretDecision(bidFrame, {
  rule: 'NAP-ORD.2',
  question: () => ({ rule: 'NAP-ORD.2', prompt: prompts.bid }),
  actions: [bidCard],
  revealed(umpire, frame, drafts) {
    frame.step = 'over';
    const cards = byPlayer((player) => cardOf(umpire, frame, player, drafts[player]));
    const values = byPlayer(
      (player) => leadershipOf(cards[player]) + coloursOf(umpire, player, drafts[player]),
    );
    const winner = higherBid(umpire, values);
    const sounding = values.A === values.B ? opponentOf(winner) : null;
    if (sounding !== null && bearerOf(battleOf(umpire.state), sounding, HORN) !== undefined)
      umpire.call(hornFrame.at('choose', { player: sounding, cards, values }));
    else award(umpire, cards, values, winner);
  },
  advance: (umpire) => umpire.end(),
});

/** NAP-AUT.3: the automaton bids the top card of its deck. */
function cardOf(umpire: Table, frame: BidFrame, player: Player, { card }: Bid): CardId {
  if (!frame.asked.includes(player)) return flipTop(umpire, player);
  invariant(card !== null, 'whoever has committed has bid a card');
  return card;
}

/** NAP-SOL.15: Captured Colours, used up by being bid. */
function coloursOf(umpire: Table, player: Player, { item }: Bid): number {
  if (item !== COLOURS) return 0;
  useLoot(umpire, player, COLOURS);
  return COLOURS_WORTH;
}

function award(umpire: Table, cards: ByPlayer<CardId>, values: ByPlayer<number>, winner: Player): void {
  const battle = battleOf(umpire.state);
  umpire.emit({ type: 'bidsRevealed', rule: 'NAP-ORD.2', cards, values, leader: winner });
  battle.leader = winner;
  for (const player of PLAYERS) {
    const card = cards[player];
    if (isDecoy(card) || battle.terms.automaton === player) continue;
    takeFromHand(battle, player, card);
    if (player === winner) discard(umpire, player, card, 'NAP-ORD.4');
    else {
      // NAP-ORD.4: back to hand, and everybody has seen it.
      const { hand } = battle.players[player];
      changePlayer(battle, player, { hand: [...hand, secret(card, ...EVERYBODY)] });
    }
  }
}

const soundHorn: Rule<HornFrame, 'item'> = {
  type: 'item',
  rule: 'NAP-TRN.23',
  candidates: () => [{ type: 'item', item: HORN }, NO_ITEM],
  refuse: () => null,
  target: ({ item }) => ({ button: item }),
  apply(umpire, frame, seat, { item }) {
    const player = asPlayer(seat);
    const sounds = item === HORN;
    frame.step = 'over';
    if (sounds) useUp(umpire, player, HORN);
    award(umpire, frame.cards, frame.values, sounds ? player : opponentOf(player));
  },
};

const askHorn = asking('NAP-TRN.23', prompts.horn);

/** RL3: the bearer's side may win a tied bid. */
export const horn = procedure(hornFrame, {
  rule: 'NAP-TRN.23',
  pending: (_state, { step, player }) => (step === 'choose' ? askHorn(player) : NOBODY),
  actions: [soundHorn],
  advance: (umpire) => umpire.end(),
});

/** NAP-ORD.3, NAP-SET.15: on equal values the token stays where it is. */
function higherBid({ state }: Table, { A, B }: ByPlayer<number>): Player {
  const battle = battleOf(state);
  const { leader, tieHolder, terms, tied } = battle;
  if (A !== B) return A > B ? 'A' : 'B';
  battle.tied = true;
  // EV28: the first tied bid is won by whoever held a Council of War.
  const favoured = tied ? null : terms.firstHolder;
  return favoured ?? leader ?? tieHolder ?? 'A';
}
