// NAP-END.3, NAP-CRD.7: Maneuver cards for the next round; above seven the owner discards.
// Also NAP-RUL.72.
import type { Frozen } from '@grognard/kernel';
import { escalationCard } from '../data/escalation-cards.ts';
import { isDecoy } from '../data/maneuver-cards.ts';
import { battleOf } from '../field/battle.ts';
import { cardsInHand, discard, drawCards, takeFromHand } from '../field/hand.ts';
import { unitAt } from '../field/units.ts';
import { type DiscardsFrame, discardsFrame } from '../frames.ts';
import { procedure, type Rule, type Table } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

/** NAP-CRD.7: without the Decoy. */
const HAND_LIMIT = 7;

/** SC4: whoever holds the Landmark draws one more. */
const landmarkCards = (battle: Frozen<Battle>, player: Player): number =>
  battle.terms.special === 'headquarters'
    ? battle.terms.landmarks.filter(({ hex }) => unitAt(battle, hex)?.owner === player).length
    : 0;

export function drawForNextRound(umpire: Table, player: Player): void {
  const battle = battleOf(umpire.state);
  const { escalation, terms } = battle;
  if (escalation === null || terms.automaton === player) return;
  const { cards } = escalationCard(escalation.card).faces[escalation.side];
  drawCards(umpire, player, cards + landmarkCards(battle, player), 'NAP-END.3');
}

const discardCard: Rule<DiscardsFrame, 'discard'> = {
  type: 'discard',
  rule: 'NAP-CRD.7',
  candidates: (state, { player }) =>
    cardsInHand(battleOf(state), player)
      .filter((card) => !isDecoy(card))
      .map((card) => ({ type: 'discard', card })),
  refuse: () => null,
  target: ({ card }) => ({ card }),
  apply(umpire, frame, _seat, { card }) {
    takeFromHand(battleOf(umpire.state), frame.player, card);
    discard(umpire, frame.player, card, 'NAP-CRD.7');
    frame.step = 'look';
  },
};

const ask = asking('NAP-CRD.7', prompts.discard);

export const discards = procedure(discardsFrame, {
  rule: 'NAP-CRD.7',
  pending: (_state, { step, player }) => (step === 'choose' ? ask(player) : NOBODY),
  actions: [discardCard],
  advance(umpire, frame) {
    const { hand } = battleOf(umpire.state).players[frame.player];
    if (hand.length > HAND_LIMIT) frame.step = 'choose';
    else umpire.end();
  },
});
