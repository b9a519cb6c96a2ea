import type { Frame, GameState, RuleId, Secret } from '@grognard/kernel';
import type { BySide, Face, Side } from './vocabulary.ts';

export interface State extends GameState {
  /** Null: not laid yet. */
  laid: BySide<Secret<Face> | null>;
  /** Both coins, once they are turned up. */
  shown: BySide<Face> | null;
}

export interface TossFrame extends Frame {
  step: 'lay' | 'end';
}

export interface LayCoin {
  readonly type: 'layCoin';
  readonly face: Face;
}
/** Everything a player can do, one choice at a time. */
export type Action = LayCoin;

/** Everything that can happen, in the past tense, with the rule it came from. */
export type Event = { readonly rule: RuleId } & (
  | { readonly type: 'coinLaid'; readonly side: Side }
  | { readonly type: 'coinsShown'; readonly faces: BySide<Face> }
);
