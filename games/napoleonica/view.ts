// NAP-HID: what one viewer may see, built field by field. Colours behind a screen, cards and decks are the owner's.
import {
  type Decision,
  draftFor,
  type Frame,
  type Frozen,
  isSecretFrame,
  type Open,
  type Outcome,
  peek,
  type Secret,
  type Viewer,
  withoutDrafts,
} from '@grognard/kernel';
import type { Campaign } from './campaign/state.ts';
import type { CardId } from './data/words.ts';
import { totalOf } from './field/orders.ts';
import { procedures } from './procedures/index.ts';
import type { Battle, PlayerState, State } from './state.ts';
import type { Series } from './tournament/state.ts';
import { type ByPlayer, byPlayer, isPlayer, type Orders, type Player } from './vocabulary.ts';

/** Orders somebody else may only count. */
export interface OrdersView {
  readonly count: number;
  readonly orders: Orders | null;
}

/** In lists of cards, null stands for one the viewer does not know. */
export interface PlayerView
  extends Omit<PlayerState, 'pouch' | 'screen' | 'spentHidden' | 'deck' | 'hand' | 'laid'> {
  readonly pouch: OrdersView;
  readonly screen: OrdersView;
  readonly spentHidden: OrdersView;
  /** Nobody knows the order of a deck. */
  readonly deck: number;
  readonly hand: readonly (CardId | null)[];
  /** Cards of the hand everybody has seen (NAP-ORD.4). */
  readonly seen: readonly CardId[];
  readonly laid: CardId | null;
  readonly hasLaid: boolean;
  /** Laid by the automaton, so that nobody knows it. */
  readonly isLaidOpen: boolean;
}

export interface BattleView
  extends Omit<Battle, 'players' | 'reinforcementDeck' | 'escalationDeck' | 'units'> {
  readonly players: ByPlayer<PlayerView>;
  readonly units: readonly Battle['units'][number][];
  readonly reinforcementDeck: number;
  readonly escalationDeck: number;
}

export interface View {
  readonly viewer: Viewer;
  readonly battle: BattleView | null;
  readonly series: Series | null;
  readonly campaign: Campaign | null;
  readonly result: Outcome | null;
  /** Frames hold public facts only. */
  readonly frames: readonly Frame[];
  /** What the viewer has put together in a decision both take. */
  readonly draft: unknown;
  readonly pending: readonly Decision[];
}

export const view = (state: Frozen<State>, viewer: Viewer): Open<View> => ({
  viewer,
  battle: state.battle === null ? null : battleView(state.battle, viewer),
  series: state.series,
  campaign: state.campaign,
  result: state.result,
  frames: state.frames.map(withoutDrafts),
  draft: ownDraft(state, viewer),
  pending: pendingIn(state),
});

/** All are asked openly: who must decide is public. */
function pendingIn(state: Frozen<State>): readonly Decision[] {
  const frame = state.frames.at(-1);
  if (frame === undefined || state.result !== null) return [];
  return procedures[frame.proc]?.pending(state, frame) ?? [];
}

function ownDraft({ frames }: Frozen<State>, viewer: Viewer): unknown {
  const frame = frames.at(-1);
  if (frame === undefined || !isSecretFrame(frame) || !isPlayer(viewer)) return null;
  return draftFor(frame, viewer, viewer);
}

function battleView(battle: Frozen<Battle>, viewer: Viewer): Open<BattleView> {
  const { reinforcementDeck, escalationDeck, players, ...open } = battle;
  return {
    ...open,
    reinforcementDeck: reinforcementDeck.length,
    escalationDeck: escalationDeck.length,
    players: byPlayer((player) => playerView(players[player], player, viewer)),
  };
}

const ordersView = (orders: Frozen<Secret<Orders>>, viewer: Viewer): OrdersView => ({
  count: totalOf(orders.hidden),
  orders: peek(orders, viewer) ?? null,
});

const isOpen = ({ knownTo }: Frozen<Secret<unknown>>): boolean => knownTo.includes('spectator');

function playerView(state: Frozen<PlayerState>, player: Player, viewer: Viewer): Open<PlayerView> {
  const { pouch, screen, spentHidden, deck, hand, laid, ...open } = state;
  return {
    ...open,
    pouch: ordersView(pouch, viewer),
    screen: ordersView(screen, viewer),
    spentHidden: ordersView(spentHidden, viewer),
    deck: deck.length,
    // In an order that tells nothing of when each was drawn.
    hand: hand.map((card) => (viewer === player ? card.hidden : (peek(card, viewer) ?? null))),
    seen: hand.filter(isOpen).map(({ hidden }) => hidden),
    laid: laid === null ? null : (peek(laid, viewer) ?? null),
    hasLaid: laid !== null,
    isLaidOpen: laid !== null && isOpen(laid),
  };
}
