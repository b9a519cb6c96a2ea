import {
  type Decision,
  draftFor,
  type Frame,
  type Frozen,
  type Open,
  type Outcome,
  peek,
  type Secret,
  secretOnTop,
  type Viewer,
  withoutDrafts,
} from '@grognard/kernel';
import { vpOf } from './field/captured.ts';
import { PLACES } from './field/places.ts';
import { groundAt } from './field/terrain.ts';
import { unitOf } from './field/units.ts';
import type { Draft } from './grammar.ts';
import { sumOf } from './modifiers/sum.ts';
import { isMet } from './objectives/met.ts';
import { procedures } from './procedures/index.ts';
import { findNearest } from './procedures/stack.ts';
import { isKnownToAll } from './secrecy/secrets.ts';
import type {
  Activation,
  Captured,
  Deed,
  Effect,
  Ground,
  Melee,
  Modifier,
  Objective,
  State,
  Unit,
} from './state.ts';
import {
  type ByPlayer,
  type Deck,
  type Faction,
  isPlayer,
  type ObjectiveId,
  type Phase,
  type Place,
  type Player,
  type StrategyCardId,
  type TableRules,
  type TestKind,
  type UnitCardId,
  type UnitId,
} from './vocabulary.ts';

/** A unit as a viewer sees it: face-down ones have a token id, a place and no name. */
export interface UnitView extends Omit<Unit, 'card'> {
  readonly card: UnitCardId | null;
}

export interface ObjectiveView {
  readonly card: ObjectiveId | null;
  readonly open: boolean;
  readonly scored: boolean;
  /** Its predicate holds now; only for those who know it. */
  readonly met: boolean | null;
}

/** In lists of cards, null stands for one the viewer does not know. */
export interface PlayerView {
  readonly faction: Faction;
  readonly list: Deck | null;
  readonly listIsOpen: boolean;
  readonly hand: readonly (StrategyCardId | null)[];
  readonly bluff: 'hand' | 'aside';
  readonly deck: readonly (StrategyCardId | null)[];
  readonly discard: readonly StrategyCardId[];
  readonly army: readonly (UnitCardId | null)[];
  readonly muster: readonly (UnitCardId | null)[];
  readonly objectives: readonly ObjectiveView[];
  readonly captured: readonly Captured[];
  readonly markers: number;
  readonly meleeWins: number;
  readonly secondStreak: number;
  readonly tokens: number;
  /** Captured cards and scored objectives. */
  readonly vp: number;
}

/** The test in progress, with its sum as far as the viewer may know it. */
export interface TestView {
  readonly kind: TestKind;
  readonly player: Player;
  readonly unit: UnitId;
  readonly need: number;
  readonly natural: number | null;
  readonly sum: {
    readonly score: number;
    readonly modifiers: readonly Modifier[];
    readonly total: number | null;
  } | null;
}

/** What one viewer may see. Nothing in it betrays a hand, a deck, an objective or a face-down unit. */
export interface View {
  readonly viewer: Viewer;
  readonly rules: TableRules;
  readonly turn: number;
  readonly phase: Phase;
  readonly first: Player;
  readonly players: ByPlayer<PlayerView>;
  /** In slot order, A's board first. */
  readonly units: readonly UnitView[];
  readonly terrain: readonly (Ground & { readonly at: Place })[];
  readonly melees: readonly Melee[];
  /** How many cards are left in the Objective deck. */
  readonly objectiveDeck: number;
  readonly effects: readonly Effect[];
  readonly activation: Activation | null;
  readonly deeds: readonly Deed[];
  /** The viewer's own draft. */
  readonly draft: Draft | null;
  /** The test in progress. */
  readonly test: TestView | null;
  readonly scores: readonly ByPlayer<number>[];
  readonly result: Outcome | null;
  /** Frames hold public facts only. */
  readonly frames: readonly Frame[];
  readonly pending: readonly Decision[];
}

export const view = (state: Frozen<State>, viewer: Viewer): Open<View> => ({
  viewer,
  rules: state.rules,
  turn: state.turn,
  phase: state.phase,
  first: state.first,
  players: { A: playerView(state, 'A', viewer), B: playerView(state, 'B', viewer) },
  units: state.field.flatMap((unit) => (unit === null ? [] : [unitView(unit, viewer)])),
  terrain: PLACES.flatMap((at) => {
    const ground = groundAt(state, at);
    return ground === null ? [] : [{ ...ground, at }];
  }),
  melees: state.melees,
  objectiveDeck: state.objectiveDeck.length,
  effects: state.effects,
  activation: state.activation,
  deeds: state.deeds,
  draft: isPlayer(viewer) ? ownDraft(state, viewer) : null,
  test: testView(state, viewer),
  scores: state.scores,
  result: state.result,
  frames: state.frames.map(withoutDrafts),
  pending: pendingIn(state),
});

/** What the viewer is putting together, unseen by the other: in a decision of both, or at a checkpoint. */
function ownDraft(state: Frozen<State>, player: Player): Draft | null {
  const decision = secretOnTop<Player, Draft>(state);
  if (decision !== null) return draftFor(decision, player, player);
  const held = peek(state.held[player], player) ?? [];
  return held.length === 0 ? null : { kind: 'held', objs: held };
}

function pendingIn(state: Frozen<State>): readonly Decision[] {
  const frame = state.frames.at(-1);
  if (frame === undefined || state.result !== null) return [];
  return procedures[frame.proc]?.pending(state, frame) ?? [];
}

function unitView(unit: Frozen<Unit>, viewer: Viewer): UnitView {
  return { ...unit, card: peek(unit.card, viewer) ?? null };
}

const peekAll = (cards: readonly Secret<string>[], viewer: Viewer): readonly (string | null)[] =>
  cards.map((card) => peek(card, viewer) ?? null);

function playerView(state: Frozen<State>, player: Player, viewer: Viewer): PlayerView {
  const { faction, list, hand, bluff, deck, discard, army, muster, captured, ...rest } =
    state.players[player];
  return {
    faction,
    list: peek(list, viewer) ?? null,
    listIsOpen: isKnownToAll(list),
    hand: peekAll(hand, viewer),
    bluff,
    deck: peekAll(deck, viewer),
    discard,
    army: peekAll(army, viewer),
    muster: peekAll(muster, viewer),
    objectives: rest.objectives.map((objective) => objectiveView(state, player, objective, viewer)),
    captured,
    markers: rest.markers,
    meleeWins: rest.meleeWins,
    secondStreak: rest.secondStreak,
    tokens: rest.tokens,
    vp: vpOf(state, player),
  };
}

function objectiveView(
  state: Frozen<State>,
  player: Player,
  { card, open, scored }: Frozen<Objective>,
  viewer: Viewer,
): ObjectiveView {
  const id = peek(card, viewer) ?? null;
  // An empty board is no broken centre: nothing is met before the first turn.
  const met = id === null ? null : state.phase !== 'setup' && isMet(state, id, player);
  return { card: id, open, scored, met };
}

/** The sum of a face-down outflanker is its owner's secret. */
function testView(state: Frozen<State>, viewer: Viewer): TestView | null {
  const frame = findNearest(state, 'test');
  if (frame === null) return null;
  const { kind, player, unit, need, natural } = frame;
  const known = peek(unitOf(state, unit).card, viewer) !== undefined;
  if (!known) return { kind, player, unit, need, natural, sum: null };
  const { score, modifiers, added } = sumOf(state, frame);
  const total = natural === null ? null : natural + added;
  return { kind, player, unit, need, natural, sum: { score, modifiers, total } };
}
