import type { Decision, Json, Outcome, Viewer } from '@grognard/kernel';
import type { Draft } from './grammar.ts';
import type { Activation, Deployment, Engagement, Front, Order, RoundScore, Unit } from './state.ts';
import type { BattleSector, BySide, Marker, Options, Phase, Side, UnitId } from './vocabulary.ts';

/** What one viewer may see (section 21). Nothing in it betrays the other side's sheet or drafts. */
export interface View {
  readonly viewer: Viewer;
  /** Random numbers used so far. */
  readonly draws: number;
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
  readonly result: Outcome | null;
  /** Planning or locked, deciding or waiting: all that is ever shown of the other side's desk. */
  readonly desks: BySide<'deciding' | 'locked' | 'idle'>;
  /** The viewer's own sheet; empty for a spectator. */
  readonly sheet: readonly Order[];
  readonly deployment: Deployment | null;
  readonly draft: Draft | null;
  readonly combat: CombatView | null;
  /** The frame stack without its drafts, so that a position can be rebuilt. */
  readonly frames: readonly PublicFrame[];
  readonly pending: readonly Decision[];
}

export interface CombatView {
  /** 1 to 9, as in section 12. */
  readonly step: number;
  readonly fronts: readonly Front[];
  /** Re-rolls left, by side and sector. */
  readonly rerolls: readonly { readonly side: Side; readonly sector: BattleSector; readonly left: number }[];
  /** Units placed in no front though their sector is fought over. */
  readonly idle: readonly UnitId[];
}

/** A frame with its drafts taken out; every other local of a frame is public. */
export interface PublicFrame {
  readonly proc: string;
  readonly step: string;
  readonly [local: string]: Json;
}
