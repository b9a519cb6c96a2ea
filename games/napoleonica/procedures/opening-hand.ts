// NAP-SET.14: of five cards two go back to the deck unseen, which is shuffled again.
// Also NAP-RUL.2.
import { commitDraft, secret, setDraft } from '@grognard/kernel';
import type { CardId } from '../data/words.ts';
import { battleOf, changePlayer } from '../field/battle.ts';
import { without } from '../field/hand.ts';
import { type OpeningHandFrame, openingHandFrame } from '../frames.ts';
import { asPlayer, type Rule, secretDecision, type Table } from '../rule-types.ts';
import { PLAYERS, type Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';

/** Every way to give so many of these cards back, equal cards counted once. */
export function waysToReturn(cards: readonly CardId[], count: number): readonly (readonly CardId[])[] {
  const ways = new Map<string, readonly CardId[]>();
  const pick = (from: number, chosen: readonly CardId[]): void => {
    if (chosen.length === count) {
      ways.set(chosen.join(), chosen);
      return;
    }
    for (let i = from; i < cards.length; i++) pick(i + 1, [...chosen, cards[i] ?? '']);
  };
  pick(0, []);
  return [...ways.values()];
}

const returnCards: Rule<OpeningHandFrame, 'returnCards'> = {
  type: 'returnCards',
  rule: 'NAP-SET.14',
  role: 'commit',
  candidates(state, _frame, seat) {
    const { players, terms } = battleOf(state);
    const player = asPlayer(seat);
    const hand = players[player].hand.map(({ hidden }) => hidden).toSorted();
    return waysToReturn(hand, terms.returned[player]).map((cards) => ({ type: 'returnCards', cards }));
  },
  refuse: () => null,
  target: ({ cards }) => ({ card: cards[0] ?? '' }),
  apply(_umpire, frame, seat, { cards }) {
    setDraft(frame, asPlayer(seat), cards);
    commitDraft(frame, asPlayer(seat));
  },
};

export const openingHand = secretDecision(openingHandFrame, {
  rule: 'NAP-SET.14',
  question: (state, _frame, seat) => ({
    rule: 'NAP-SET.14',
    prompt: prompts.returnCards,
    with: { count: battleOf(state).terms.returned[asPlayer(seat)] },
  }),
  actions: [returnCards],
  revealed(umpire, frame, drafts) {
    for (const player of PLAYERS) if (frame.asked.includes(player)) giveBack(umpire, player, drafts[player]);
    umpire.end();
  },
});

function giveBack(umpire: Table, player: Player, cards: readonly CardId[]): void {
  const battle = battleOf(umpire.state);
  const { deck } = battle.players[player];
  let { hand } = battle.players[player];
  for (const card of cards) hand = without(hand, card);
  const all = [...deck.map(({ hidden }) => hidden), ...cards];
  const order = umpire.random.shuffle(all, `NAP-SET.14 deck of ${player} again`);
  changePlayer(battle, player, { hand, deck: order.map((card) => secret(card)) });
  umpire.emit({ type: 'cardsReturned', rule: 'NAP-SET.14', player, count: cards.length });
}
