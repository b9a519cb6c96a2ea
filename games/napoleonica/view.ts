// NAP-HID: what one viewer may see, built field by field. Colours behind a screen, cards and decks are the owner's.
// Also NAP-HID.4, NAP-HID.7.
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
import { isOpen } from './field/laid-card.ts';
import type { Procedures } from './procedures/battle-procedures.ts';
import { heldCards } from './secrecy/held-cards.ts';
import type { Battle, PlayerState, Purse, State, Unit } from './state.ts';
import type { Series } from './tournament/state.ts';
import { type ByPlayer, byPlayer, isPlayer, type Orders, PLAYERS, type Player } from './vocabulary.ts';

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
  /** Those of others: what has been seen of them, by name, then the rest; a card face down in an attack is still counted. */
  readonly hand: readonly (CardId | null)[];
  /** Which cards of the hand everybody has seen (NAP-ORD.4). */
  readonly seen: readonly boolean[];
  readonly laid: { readonly card: CardId | null; readonly isUp: boolean; readonly isSpied: boolean } | null;
}

export interface BattleView
  extends Omit<Battle, 'players' | 'reinforcementDeck' | 'escalationDeck' | 'units'> {
  readonly players: ByPlayer<PlayerView>;
  readonly units: readonly Unit[];
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

/** All are asked openly: who must decide is public. */
const pendingIn = (state: Frozen<State>, procedures: Procedures): readonly Decision[] => {
  const frame = state.frames.at(-1);
  if (frame === undefined || state.result !== null) return [];
  return procedures[frame.proc]?.pending(state, frame) ?? [];
};

export const viewBy =
  (procedures: Procedures) =>
  (state: Frozen<State>, viewer: Viewer): Open<View> => ({
    viewer,
    battle: state.battle === null ? null : battleView(state.battle, viewer),
    series: state.series,
    campaign: state.campaign,
    result: state.result,
    frames: state.frames.map(withoutDrafts),
    draft: ownDraft(state, viewer),
    pending: pendingIn(state, procedures),
  });

function ownDraft({ frames }: Frozen<State>, viewer: Viewer): unknown {
  const frame = frames.at(-1);
  if (frame === undefined || !isSecretFrame(frame) || !isPlayer(viewer)) return null;
  return draftFor(frame, viewer, viewer);
}

const battleView = (battle: Frozen<Battle>, viewer: Viewer): Open<BattleView> => ({
  terms: battle.terms,
  ground: battle.ground,
  sideOf: battle.sideOf,
  phase: battle.phase,
  round: battle.round,
  leader: battle.leader,
  tieHolder: battle.tieHolder,
  reinforcementDeck: battle.reinforcementDeck.length,
  reinforcementDiscard: battle.reinforcementDiscard,
  revealed: battle.revealed,
  escalationDeck: battle.escalationDeck.length,
  escalation: battle.escalation,
  escalated: battle.escalated,
  players: byPlayer((player) => playerView(battle, player, viewer)),
  units: battle.units,
  turn: battle.turn,
  action: battle.action,
  activation: battle.activation,
  attacks: battle.attacks,
  gained: battle.gained,
  winter: battle.winter,
  tied: battle.tied,
  mourning: battle.mourning,
  usedLoot: battle.usedLoot,
  legends: battle.legends,
  scores: battle.scores,
  result: battle.result,
});

const ordersView = (purse: Frozen<Purse>, viewer: Viewer): OrdersView => ({
  count: purse.count,
  orders: peek(purse, viewer) ?? null,
});

/** AR2: that a card was spied on is public, the card is not. */
export const isSpied = (card: Frozen<Secret<unknown>>): boolean =>
  !isOpen(card) && PLAYERS.every((player) => card.knownTo.includes(player));

const laidView = (laid: Frozen<Secret<CardId>>, viewer: Viewer): Open<NonNullable<PlayerView['laid']>> => ({
  card: peek(laid, viewer) ?? null,
  isUp: isOpen(laid),
  isSpied: isSpied(laid),
});

const playerView = ({ players, terms }: Frozen<Battle>, owner: Player, viewer: Viewer): Open<PlayerView> =>
  ownedView(players[owner], viewer, heldCards(players[owner], owner, viewer, terms.automaton === owner));

const ownedView = (
  player: Frozen<PlayerState>,
  viewer: Viewer,
  held: Open<Pick<PlayerView, 'hand' | 'seen'>>,
): Open<PlayerView> => ({
  faction: player.faction,
  pouch: ordersView(player.pouch, viewer),
  screen: ordersView(player.screen, viewer),
  spentOpen: player.spentOpen,
  spentHidden: ordersView(player.spentHidden, viewer),
  deck: player.deck.length,
  hand: held.hand,
  seen: held.seen,
  discard: player.discard,
  laid: player.laid === null ? null : laidView(player.laid, viewer),
  tablet: player.tablet,
  corruption: player.corruption,
  vp: player.vp,
  passed: player.passed,
});
