// SAG-4.11, R10, R101: W-SET: both lay Terrain from their opening hands, unseen, and show it together.
import { type Frozen, frozen, no } from '@grognard/kernel';
import { strategyCard } from '../data/strategy-cards.ts';
import { layGround } from '../deployment/laying.ts';
import { removeFromHand } from '../field/hand.ts';
import { placeOf, TERRAIN_SLOTS } from '../field/places.ts';
import { refuseLaying } from '../field/terrain.ts';
import type { BothFrame } from '../frames.ts';
import type { Draft } from '../grammar.ts';
import { asPlayer, type Proc, type Rule } from '../rule-types.ts';
import { commit, draftOf, revealDrafts, setDraft } from '../secrecy/drafts.ts';
import type { State } from '../state.ts';
import { PLAYERS, type Player, type StrategyCardId } from '../vocabulary.ts';
import { askBoth } from './both.ts';
import { WINDOW_WORDS } from './window-words.ts';

type Laid = Extract<Draft, { readonly kind: 'terrain' }>['slots'];

const laidIn = (draft: Frozen<Draft> | null): Laid => (draft?.kind === 'terrain' ? draft.slots : {});

/** Terrain of the own hand that is not laid yet, each kind once. */
function left(state: Frozen<State>, player: Player): readonly StrategyCardId[] {
  const rest = state.players[player].hand.map(({ hidden }) => hidden);
  for (const card of Object.values(laidIn(draftOf(state, player)))) rest.splice(rest.indexOf(card), 1);
  return [...new Set(rest)].filter((card) => strategyCard(card).terrain !== undefined);
}

const terrain: Rule<BothFrame, 'terrain'> = {
  type: 'terrain',
  rule: 'SAG-4.11',
  *candidates(state, _frame, seat) {
    for (const card of left(state, asPlayer(seat)))
      for (const slot of TERRAIN_SLOTS) yield { type: 'terrain', card, slot };
  },
  refuse(state, _frame, seat, { card, slot }) {
    const player = asPlayer(seat);
    if (laidIn(draftOf(state, player))[slot] !== undefined)
      return no('SAG-8.2', 'You are laying Terrain there already.');
    const kind = strategyCard(card).terrain;
    return kind === undefined ? null : refuseLaying(state, placeOf(player, slot), kind);
  },
  target: ({ slot }) => ({ sector: slot }),
  apply({ state }, _frame, seat, { card, slot }) {
    const player = asPlayer(seat);
    const slots = { ...laidIn(draftOf(frozen(state), player)), [slot]: card };
    setDraft(state, player, { kind: 'terrain', slots });
  },
};

const done: Rule<BothFrame, 'done'> = {
  type: 'done',
  rule: 'SAG-4.11',
  candidates: () => [{ type: 'done' }],
  refuse: () => null,
  target: () => ({ button: 'done' }),
  apply: (_umpire, frame, seat) => commit(frame, asPlayer(seat)),
};

export const openingTerrain: Proc<BothFrame> = {
  rule: 'SAG-4.11',
  pending: (_state, frame) => askBoth(frame, 'SAG-4.11', WINDOW_WORDS['W-SET'].prompt),
  actions: [terrain, done],
  advance(umpire) {
    const drafts = revealDrafts(umpire);
    for (const player of PLAYERS)
      for (const slot of TERRAIN_SLOTS) {
        const card = laidIn(drafts[player])[slot];
        if (card === undefined) continue;
        removeFromHand(umpire.state, player, card);
        layGround(umpire, player, card, slot, 'SAG-4.11');
      }
    umpire.end();
  },
};
