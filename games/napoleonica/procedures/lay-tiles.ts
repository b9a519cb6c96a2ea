// NAP-SET.3, NAP-SCN.10: with initiative, the winner of a d6 and then the other each put a tile on a unique-terrain slot.
import type { Frozen } from '@grognard/kernel';
import { SLOT_TILES } from '../data/terrain.ts';
import { battleOf } from '../field/battle.ts';
import { HEXES } from '../field/hexes.ts';
import { type LayTilesFrame, layTilesFrame } from '../frames.ts';
import { asPlayer, procedure, type Rule } from '../rule-types.ts';
import type { Battle } from '../state.ts';
import { type Hex, opponentOf } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { asking, NOBODY } from './asking.ts';
import { rollD6 } from './d6.ts';

/** The Village hexes of the map as it was agreed on. */
export const slotsOf = ({ terms }: Frozen<Pick<Battle, 'terms'>>): readonly Hex[] =>
  Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => terms.ground.charAt(hex) === 'V');

const layTile: Rule<LayTilesFrame, 'layTile'> = {
  type: 'layTile',
  rule: 'NAP-SET.3',
  *candidates(state, frame) {
    for (const hex of slotsOf(battleOf(state)))
      if (!frame.chosen.includes(hex)) for (const tile of SLOT_TILES) yield { type: 'layTile', hex, tile };
  },
  refuse: () => null,
  target: ({ hex }) => ({ hex }),
  apply(umpire, frame, seat, { hex, tile }) {
    const battle = battleOf(umpire.state);
    battle.ground = battle.ground.slice(0, hex) + tile + battle.ground.slice(hex + 1);
    frame.order = frame.order.slice(1);
    frame.chosen = [...frame.chosen, hex];
    umpire.emit({ type: 'tileLaid', rule: 'NAP-SCN.10', player: asPlayer(seat), hex, tile });
  },
};

const ask = asking('NAP-SET.3', prompts.layTile);

export const layTiles = procedure(layTilesFrame, {
  rule: 'NAP-SET.3',
  pending(_state, { step, order }) {
    const [player] = order;
    return step === 'choose' && player !== undefined ? ask(player) : NOBODY;
  },
  actions: [layTile],
  advance(umpire, frame) {
    if (frame.step === 'choose') return umpire.end();
    const winner = rollD6(umpire, 'NAP-SET.3');
    const isOne = slotsOf(battleOf(umpire.state)).length === 1;
    frame.order = isOne ? [winner] : [winner, opponentOf(winner)];
    frame.step = 'choose';
  },
});
