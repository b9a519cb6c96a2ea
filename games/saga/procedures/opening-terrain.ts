// SAG-4.11, SAG-R10, SAG-R101: W-SET: both lay Terrain from their opening hands, unseen, and show it together.
import { ask, commitAction, draftOf, type Frozen, no, setDraft } from '@grognard/kernel';
import { strategyCard } from '../data/strategy-cards.ts';
import { layGround } from '../deployment/laying.ts';
import { removeFromHand } from '../field/hand.ts';
import { placeOf, TERRAIN_SLOTS } from '../field/places.ts';
import { refuseLaying } from '../field/terrain.ts';
import { type OpeningTerrainFrame, openingTerrainFrame } from '../frames.ts';
import { asPlayer, type Rule, secretDecision } from '../rule-types.ts';
import type { State } from '../state.ts';
import { PLAYERS, type Player, type StrategyCardId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';
import { windowPrompts } from '../words/windows.ts';

/** Terrain of the own hand that is not laid yet, each kind once. */
function left(
  state: Frozen<State>,
  frame: Frozen<OpeningTerrainFrame>,
  player: Player,
): readonly StrategyCardId[] {
  const rest = state.players[player].hand.map(({ hidden }) => hidden);
  for (const card of Object.values(draftOf(frame, player).slots)) rest.splice(rest.indexOf(card), 1);
  return [...new Set(rest)].filter((card) => strategyCard(card).terrain !== undefined);
}

const terrain: Rule<OpeningTerrainFrame, 'terrain'> = {
  type: 'terrain',
  rule: 'SAG-4.11',
  *candidates(state, frame, seat) {
    for (const card of left(state, frame, asPlayer(seat)))
      for (const slot of TERRAIN_SLOTS) yield { type: 'terrain', card, slot };
  },
  refuse(state, frame, seat, { card, slot }) {
    const player = asPlayer(seat);
    if (draftOf(frame, player).slots[slot] !== undefined) return no('SAG-8.2', refusals.terrainTwice);
    const kind = strategyCard(card).terrain;
    return kind === undefined ? null : refuseLaying(state, placeOf(player, slot), kind);
  },
  target: ({ slot }) => ({ sector: slot }),
  apply(_umpire, frame, seat, { card, slot }) {
    const player = asPlayer(seat);
    setDraft(frame, player, { kind: 'terrain', slots: { ...draftOf(frame, player).slots, [slot]: card } });
  },
};

const done: Rule<OpeningTerrainFrame, 'done'> = commitAction({ type: 'done' }, 'SAG-4.11');

export const openingTerrain = secretDecision(openingTerrainFrame, {
  rule: 'SAG-4.11',
  question: () => ask('SAG-4.11', windowPrompts['W-SET']),
  actions: [terrain, done],
  revealed(umpire, _frame, drafts) {
    for (const player of PLAYERS)
      for (const slot of TERRAIN_SLOTS) {
        const card = drafts[player].slots[slot];
        if (card === undefined) continue;
        removeFromHand(umpire.state, player, card);
        layGround(umpire, player, card, slot, 'SAG-4.11');
      }
    umpire.end();
  },
});
