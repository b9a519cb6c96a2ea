// Section 21: what one viewer may see, built field by field.
import {
  type Decision,
  type DeskState,
  type Frame,
  type Frozen,
  type Open,
  peek,
  type SecretFrame,
  secretOnTop,
  type Viewer,
  withoutDrafts,
} from '@grognard/kernel';
import { combatView } from './combat/combat-view.ts';
import type { Draft } from './grammar.ts';
import type { Options } from './options.ts';
import { procedures } from './procedures/index.ts';
import type {
  Activation,
  BattleResult,
  Deployment,
  Engagement,
  Front,
  Order,
  RoundScore,
  State,
  Unit,
} from './state.ts';
import type { BattleSector, BySide, Marker, Phase, Side, UnitId } from './vocabulary.ts';

/** What one viewer may see (GEN-21). Nothing in it betrays the other side's sheet or drafts. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly phase: Phase | 'setup';
  readonly units: readonly Unit[];
  readonly vp: BySide<number>;
  readonly pool: number;
  readonly allotment: BySide<number>;
  readonly orderDice: BySide<number> | null;
  readonly markers: readonly Marker[];
  readonly buildings: readonly BattleSector[];
  readonly mustered: { readonly [key: string]: number };
  readonly activity: readonly Activation[];
  readonly engagement: Engagement | null;
  readonly scores: readonly RoundScore[];
  readonly result: BattleResult | null;
  /** Planning or locked, deciding or waiting: all that is ever shown of the other side's desk. */
  readonly desks: BySide<DeskState>;
  /** The viewer's own sheet; empty for a spectator. */
  readonly sheet: readonly Order[];
  readonly deployment: Deployment | null;
  readonly draft: Draft | null;
  readonly combat: CombatView | null;
  /** The frame stack without its drafts, so that a position can be rebuilt. */
  readonly frames: readonly Frozen<Frame>[];
  readonly pending: readonly Decision[];
}

export interface CombatView {
  /** 1 to 9, as in GEN-12. */
  readonly step: number;
  readonly fronts: readonly Front[];
  /** Re-rolls left, by side and sector. */
  readonly rerolls: readonly { readonly side: Side; readonly sector: BattleSector; readonly left: number }[];
  /** Units placed in no front though their sector is fought over. */
  readonly idle: readonly UnitId[];
}

export function view(state: Frozen<State>, viewer: Viewer): Open<View> {
  const top = state.frames[state.frames.length - 1];
  const pending = pendingOf(state, top);
  const decision = secretOnTop<Side, Draft>(state);
  return {
    viewer,
    options: state.options,
    round: state.round,
    phase: state.phase,
    units: state.units,
    vp: state.vp,
    pool: state.pool,
    allotment: state.allotment,
    orderDice: state.orderDice,
    markers: state.markers,
    buildings: state.buildings,
    mustered: state.mustered,
    activity: state.activity,
    engagement: state.engagement,
    scores: state.scores,
    result: state.result,
    desks: { white: deskOf('white', decision, pending), black: deskOf('black', decision, pending) },
    sheet: ownOf(state.sheets, viewer) ?? [],
    deployment: state.deployments === null ? null : (ownOf(state.deployments, viewer) ?? null),
    draft: decision === null ? null : (ownOf(decision.drafts, viewer) ?? null),
    combat: combatView(state),
    frames: state.frames.map(withoutDrafts),
    pending,
  };
}

const pendingOf = (state: Frozen<State>, top: Frozen<Frame> | undefined): readonly Decision[] =>
  top === undefined || state.result !== null ? [] : (procedures[top.proc]?.pending(state, top) ?? []);

function deskOf(
  side: Side,
  decision: Frozen<SecretFrame<Side, Draft>> | null,
  pending: readonly Decision[],
): DeskState {
  if (pending.some(({ seat }) => seat === side)) return 'deciding';
  return decision?.committed.includes(side) ? 'locked' : 'idle';
}

type Held<T> = BySide<{ readonly knownTo: readonly string[]; readonly hidden: T }>;

const ownOf = <T>(both: Held<T>, viewer: Viewer): T | undefined =>
  peek(both.white, viewer) ?? peek(both.black, viewer);
