import type { RuleId } from '@grognard/kernel';
import type { BySide, Face, Side } from './vocabulary.ts';

/** Everything that can happen, in the past tense, with the rule it came from. */
export type Event = { readonly rule: RuleId } & (
  | { readonly type: 'coinLaid'; readonly side: Side }
  | { readonly type: 'coinsShown'; readonly faces: BySide<Face> }
  | { readonly type: 'sideResigned'; readonly side: Side }
);
