// What sides, seats and kinds of orders are called, whatever the position: it needs no rule.
import type { Seat } from '@grognard/kernel';
import { meta } from '../meta.ts';
import type { BySide, OrderType } from '../vocabulary.ts';

export const SIDE_NAME: BySide<string> = meta.seatNames;

/** Who sits there: a side, or the commander of one of its players. */
export const seatName = (seat: Seat): string =>
  Object.entries<string>(meta.seatNames).find(([id]) => id === seat)?.[1] ?? seat;

export const ORDER_NAME: { readonly [type in OrderType]: string } = {
  attack: 'Attack',
  probe: 'Probe',
  defend: 'Defend',
  delay: 'Delay',
  march: 'March',
  fallBack: 'Fall Back',
  generalRetreat: 'General Retreat',
  assign: 'Assign',
  reserve: 'Reserve',
};

/** As the beginning of a sentence and within one. */
export const SEGMENT_NAME = {
  bombardment: 'Bombardment',
  charge: 'Charge',
  movement: 'Movement',
  assault: 'Assault',
} as const;
