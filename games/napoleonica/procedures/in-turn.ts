// NAP-GEN.5: steps both players take one after the other, the Leader first.
import type { Frame } from '@grognard/kernel';
import { battleOf, leaderFirst } from '../field/battle.ts';
import {
  advanceFrame,
  discardsFrame,
  draftFrame,
  exchangeFrame,
  type InTurnFrame,
  inTurnFrame,
  regenerationFrame,
  reinforcementFrame,
  reliefFrame,
  reservesFrame,
} from '../frames.ts';
import { procedure, type Table } from '../rule-types.ts';
import type { Player } from '../vocabulary.ts';
import { drawForNextRound } from './draw-cards.ts';
import { draftToReturn } from './draw-orders.ts';

/** NAP-EDK.2 */
const LULL_UNITS = 2;

type Step = (umpire: Table, player: Player) => Frame | null;

/** What each step is for one player; null: nothing. */
const STEPS: { readonly [what in InTurnFrame['what']]: Step } = {
  lull: (_umpire, player) =>
    reliefFrame.at('look', {
      player,
      among: 'own',
      of: null,
      all: false,
      must: false,
      left: LULL_UNITS,
      named: [],
    }),
  draft({ state }, player) {
    const left = draftToReturn(battleOf(state), player);
    return left === 0 ? null : draftFrame.at('choose', { player, left });
  },
  exchange: ({ state }, player) =>
    battleOf(state).terms.automaton === player ? null : exchangeFrame.at('choose', { player }),
  advance({ state }, player) {
    const waiting = battleOf(state).players[player].tablet.deployment;
    return advanceFrame.at('look', { player, waiting });
  },
  cards: (_umpire, player) => reinforcementFrame.at('choose', { player, card: null }),
  regenerate: ({ state }, player) =>
    battleOf(state).players[player].faction === 'abyss' ? regenerationFrame.at('look', { player }) : null,
  reserves: (_umpire, player) => reservesFrame.at('look', { player }),
  replenish(umpire, player) {
    drawForNextRound(umpire, player);
    return discardsFrame.at('look', { player });
  },
};

export const inTurn = procedure(inTurnFrame, {
  rule: 'NAP-GEN.5',
  pending: () => [],
  actions: [],
  advance(umpire, frame) {
    const player = leaderFirst(battleOf(umpire.state))[frame.turns];
    if (player === undefined) return umpire.end();
    frame.turns += 1;
    const next = STEPS[frame.what](umpire, player);
    if (next !== null) umpire.call(next);
  },
});
