// NAP-ORD.2 to ORD.5: both bid a card unseen; the higher leadership takes the Leader token.
// Also NAP-RUL.10, RUL.11.
import { commitDraft, invariant, secret, setDraft } from '@grognard/kernel';
import { isDecoy, leadershipOf } from '../data/maneuver-cards.ts';
import type { CardId } from '../data/words.ts';
import { battleOf, changePlayer } from '../field/battle.ts';
import { cardsInHand, discard, takeFromHand } from '../field/hand.ts';
import { type BidFrame, bidFrame } from '../frames.ts';
import type { Bid } from '../input/drafts.ts';
import { asPlayer, type Rule, secretDecision, type Table } from '../rule-types.ts';
import { type ByPlayer, byPlayer, PLAYERS, type Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { flipTop } from './automaton-cards.ts';

/** The card is the whole answer, so bidding commits. */
const bidCard: Rule<BidFrame, 'bid'> = {
  type: 'bid',
  rule: 'NAP-ORD.2',
  role: 'commit',
  candidates: (state, _frame, seat) =>
    cardsInHand(battleOf(state), asPlayer(seat)).map((card) => ({ type: 'bid', card })),
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
    decide(
      umpire,
      byPlayer((player) => cardOf(umpire, frame, player, drafts[player])),
    );
  },
  advance: (umpire) => umpire.end(),
});

/** NAP-AUT.3: the automaton bids the top card of its deck. */
function cardOf(umpire: Table, frame: BidFrame, player: Player, { card }: Bid): CardId {
  if (!frame.asked.includes(player)) return flipTop(umpire, player);
  invariant(card !== null, 'whoever has committed has bid a card');
  return card;
}

function decide(umpire: Table, cards: ByPlayer<CardId>): void {
  const battle = battleOf(umpire.state);
  const values = byPlayer((player) => leadershipOf(cards[player]));
  const winner = higherBid(umpire, values);
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
      changePlayer(battle, player, { hand: [...hand, secret(card, 'A', 'B', 'spectator')] });
    }
  }
}

/** NAP-ORD.3, NAP-SET.15: on equal values the token stays where it is. */
function higherBid({ state }: Table, { A, B }: ByPlayer<number>): Player {
  const { leader, tieHolder } = battleOf(state);
  if (A === B) return leader ?? tieHolder ?? 'A';
  return A > B ? 'A' : 'B';
}
