// SAG-7.6, 8.1 to 8.3: a player lays out Terrain cards from his hand.

import { ask, nobody } from '../actions/yes-no.ts';
import { strategyCard } from '../data/strategy-cards.ts';
import { layGround, mightHoldTerrain } from '../deployment/laying.ts';
import { cardsInHand, removeFromHand } from '../field/hand.ts';
import { placeOf, TERRAIN_SLOTS } from '../field/places.ts';
import { refuseLaying } from '../field/terrain.ts';
import type { PlayerFrame } from '../frames.ts';
import type { Proc, Rule } from '../rule-types.ts';
import { doneRule } from './done.ts';

const terrain: Rule<PlayerFrame, 'terrain'> = {
  type: 'terrain',
  rule: 'SAG-7.6',
  *candidates(state, frame) {
    if (frame.step !== 'lay') return;
    for (const card of cardsInHand(state, frame.player))
      if (strategyCard(card).terrain !== undefined)
        for (const slot of TERRAIN_SLOTS) yield { type: 'terrain', card, slot };
  },
  refuse(state, frame, _seat, { card, slot }) {
    const kind = strategyCard(card).terrain;
    return kind === undefined ? null : refuseLaying(state, placeOf(frame.player, slot), kind);
  },
  target: ({ slot }) => ({ sector: slot }),
  apply(umpire, frame, _seat, { card, slot }) {
    frame.step = 'look';
    removeFromHand(umpire.state, frame.player, card);
    layGround(umpire, frame.player, card, slot, 'SAG-7.6');
  },
};

export const layTerrain: Proc<PlayerFrame> = {
  rule: 'SAG-7.6',
  pending: (_state, frame) =>
    frame.step === 'lay' ? ask(frame.player, 'SAG-7.6', 'Lay Terrain, or be done.') : nobody,
  actions: [terrain, doneRule('SAG-7.6', 'lay')],
  advance(umpire, frame) {
    if (frame.step === 'look' && mightHoldTerrain(umpire, frame.player)) frame.step = 'lay';
    else umpire.end();
  },
};
