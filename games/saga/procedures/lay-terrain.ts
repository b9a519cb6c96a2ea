// SAG-7.6, 8.1 to 8.3: W-TER: a player lays out Terrain cards from his hand.

import { ask, reactionWindow } from '@grognard/kernel';
import { strategyCard } from '../data/strategy-cards.ts';
import { layGround, mightHoldTerrain } from '../deployment/laying.ts';
import type { Event } from '../events.ts';
import { cardsInHand, removeFromHand } from '../field/hand.ts';
import { placeOf, TERRAIN_SLOTS } from '../field/places.ts';
import { refuseLaying } from '../field/terrain.ts';
import { type LayTerrainFrame, layTerrainFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import type { Rule, Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { windowNames, windowPrompts } from '../words/windows.ts';

const terrain: Rule<LayTerrainFrame, 'terrain'> = {
  type: 'terrain',
  rule: 'SAG-7.6',
  *candidates(state, { player }) {
    for (const card of cardsInHand(state, player))
      if (strategyCard(card).terrain !== undefined)
        for (const slot of TERRAIN_SLOTS) yield { type: 'terrain', card, slot };
  },
  refuse(state, { player }, _seat, { card, slot }) {
    const kind = strategyCard(card).terrain;
    return kind === undefined ? null : refuseLaying(state, placeOf(player, slot), kind);
  },
  target: ({ slot }) => ({ sector: slot }),
  apply(umpire, { player }, _seat, { card, slot }) {
    removeFromHand(umpire.state, player, card);
    layGround(umpire, player, card, slot, 'SAG-7.6');
  },
};

export const layTerrain = reactionWindow<State, LayTerrainFrame, Action, Event>(layTerrainFrame, {
  rule: 'SAG-7.6',
  seats: (_state, { player }) => [player],
  isAsked: (umpire, { player }) => mightHoldTerrain(umpire, player),
  decision: (seat) => ({ seat, ...ask('SAG-7.6', windowPrompts['W-TER']) }),
  window: ({ turn }) => ({ id: 'W-TER', name: windowNames['W-TER'], turn }),
  pass: { type: 'done' },
  answers: [terrain],
});

export const openLaying = (umpire: Table, player: Player): void =>
  layTerrain.open(umpire, layTerrainFrame.open({ player }));
