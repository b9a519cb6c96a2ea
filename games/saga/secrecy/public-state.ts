// What a view tells of the table, as the rules know it: no unit stands yet, and what is hidden is empty.
import { type Frame, type Open, secret } from '@grognard/kernel';
import { indexOf, PLACES } from '../field/places.ts';
import type { PlayerState, State } from '../state.ts';
import type { View } from '../view.ts';
import type { Player } from '../vocabulary.ts';

export function publicState(view: Open<View>): State {
  const nobody = (player: Player): PlayerState => ({
    ...view.players[player],
    list: secret({ faction: 'FR', units: [], strategy: [] }),
    hand: [],
    deck: [],
    army: [],
    muster: [],
    objectives: [],
  });
  const ground: State['ground'] = PLACES.map(() => null);
  for (const { at, card, owner } of view.terrain) ground[indexOf(at)] = { card, owner };
  return {
    frames: view.frames.map((frame): Frame => ({ ...frame })),
    draws: 0,
    rules: view.rules,
    turn: view.turn,
    phase: view.phase,
    first: view.first,
    players: { A: nobody('A'), B: nobody('B') },
    field: PLACES.map(() => null),
    ground,
    melees: view.melees,
    objectiveDeck: [],
    effects: view.effects,
    activation: view.activation,
    deeds: view.deeds,
    held: { A: secret([], 'A'), B: secret([], 'B') },
    scores: view.scores,
    result: view.result,
  };
}
