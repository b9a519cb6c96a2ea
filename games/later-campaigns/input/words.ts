// Forms of the words that stand in frames, drafts and positions.
import { listOf, oneOf, record, whole } from '@grognard/kernel/forms.ts';
import type { Entrance } from '../charge/entrance.ts';
import { SIDES } from '../vocabulary.ts';

const MOST_HEXES = 10_000;

export const side = oneOf(SIDES);
export const hex = whole(0, MOST_HEXES);
/** NOWHERE included. */
export const hexOrNone = whole(-1, MOST_HEXES);
export const unit = whole(0, 999);
export const units = listOf(unit, 300);
export const leader = whole(0, 100);
export const body = whole(0, 500);
export const bodyOrNone = whole(-1, 500);
export const place = whole(0, 2000);
export const entries = listOf(record<Entrance>({ unit, start: hex, via: hexOrNone, target: hex }), 100);
