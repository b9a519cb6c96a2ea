// NAP-REI.7, NAP-RDK.1: a player takes one of the revealed cards and resolves it.
import { reinforcementCard } from '../data/reinforcement-cards.ts';
import { battleOf } from '../field/battle.ts';
import { drawOrders } from '../field/pouch.ts';
import {
  pointsFrame,
  type ReinforcementFrame,
  reinforcementFrame,
  reliefFrame,
  takeColourFrame,
} from '../frames.ts';
import { asPlayer, procedure, type Rule, type Table } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';

const takeCard: Rule<ReinforcementFrame, 'takeCard'> = {
  type: 'takeCard',
  rule: 'NAP-REI.7',
  candidates: (state) => [...new Set(battleOf(state).revealed)].map((card) => ({ type: 'takeCard', card })),
  refuse: () => null,
  target: ({ card }) => ({ card }),
  apply(umpire, frame, seat, { card }) {
    const battle = battleOf(umpire.state);
    battle.revealed = battle.revealed.toSpliced(battle.revealed.indexOf(card), 1);
    battle.reinforcementDiscard = [...battle.reinforcementDiscard, card];
    frame.card = card;
    frame.step = 'points';
    umpire.emit({ type: 'cardTaken', rule: 'NAP-REI.7', player: asPlayer(seat), card });
  },
};

const ask = asking('NAP-REI.7', prompts.takeCard);

export const reinforcement = procedure(reinforcementFrame, {
  rule: 'NAP-REI.7',
  pending: (_state, { step, player }) => (step === 'choose' ? ask(player) : NOBODY),
  actions: [takeCard],
  advance: resolve,
});

const AURA_UNITS = 3;

function resolve(umpire: Table, frame: ReinforcementFrame): void {
  const { player } = frame;
  const card = reinforcementCard(frame.card ?? '');
  switch (frame.step) {
    case 'points':
      frame.step = 'draw';
      if (card.points > 0)
        umpire.call(pointsFrame.at('look', { player, only: card.only, left: card.points }));
      return;
    case 'draw':
      frame.step = 'colour';
      if (card.draws > 0) drawOrders(umpire, player, card.draws, 'NAP-REI.10');
      return;
    case 'colour':
      frame.step = 'relief';
      if (card.chosenOrder) umpire.call(takeColourFrame.at('choose', { player, purple: false }));
      return;
    case 'relief':
      frame.step = 'over';
      if (card.relief !== null)
        umpire.call(
          reliefFrame.at('look', {
            player,
            among: card.relief === 'aura' ? 'aura' : 'own',
            of: null,
            all: card.relief === 'all',
            must: false,
            left: card.relief === 'aura' ? AURA_UNITS : 1,
            named: [],
          }),
        );
      return;
    default:
      umpire.end();
      return;
  }
}
