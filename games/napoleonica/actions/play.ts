// NAP-BAT.3, NAP-CRD.2, NAP-CRD.11: an Action card is a basic action; the player may use no other card in it.
import { no } from '@grognard/kernel';
import { useCard } from '../attack/laid.ts';
import { canPlay } from '../cards/playable.ts';
import { isDecoy, maneuverCard } from '../data/maneuver-cards.ts';
import type { CardId } from '../data/words.ts';
import { battleOf } from '../field/battle.ts';
import { cardsInHand, discard, takeFromHand } from '../field/hand.ts';
import { playFrame, type TurnFrame } from '../frames.ts';
import { asPlayer, type Rule } from '../rule-types.ts';
import { refusals } from '../words/refusals.ts';
import { beginBasic, refuseBasic } from './basic.ts';

/** NAP-BAT.13: the Decoy has no type. */
const isActionCard = (card: CardId): boolean => !isDecoy(card) && maneuverCard(card).type === 'action';

export const play: Rule<TurnFrame, 'play'> = {
  type: 'play',
  rule: 'NAP-CRD.2',
  *candidates(state, _frame, seat) {
    for (const card of cardsInHand(battleOf(state), asPlayer(seat)))
      if (isActionCard(card)) yield { type: 'play', card };
  },
  *wider(state, _frame, seat) {
    for (const card of cardsInHand(battleOf(state), asPlayer(seat)))
      if (!isActionCard(card)) yield { type: 'play', card };
  },
  refuse(state, _frame, seat, { card }) {
    const battle = battleOf(state);
    if (isDecoy(card)) return no('NAP-BAT.13', refusals.decoy);
    if (!isActionCard(card)) return no('NAP-BAT.3', refusals.noAction);
    return (
      refuseBasic(battle) ??
      (canPlay(battle, asPlayer(seat), card) ? null : no('NAP-CRD.11', refusals.nothingToDo))
    );
  },
  target: ({ card }) => ({ card }),
  apply(umpire, frame, seat, { card }) {
    const player = asPlayer(seat);
    beginBasic(umpire, frame);
    useCard(umpire, player);
    takeFromHand(battleOf(umpire.state), player, card);
    umpire.emit({ type: 'cardPlayed', rule: 'NAP-CRD.2', player, card });
    discard(umpire, player, card, 'NAP-CRD.2');
    umpire.call(playFrame.at('next', { player, card, part: 0, named: [] }));
  },
};
