// Generals as it was released, and with one rule mended since: once both sheets are locked, each side has a point for it.
import { twoBuildsOf } from './mended-titles.ts';

export const { released, updated } = await twoBuildsOf('generals');
