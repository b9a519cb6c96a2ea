// NLC-5.3c, NLC-R148: what a side can look into: hexes in sight of its leaders and combat units.

import { type Asked, ask } from '@grognard/kernel';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import type { SeenUnits } from '../events.ts';
import { fieldOf } from '../ground/field.ts';
import { terrainOf } from '../ground/hexes.ts';
import type { Read } from '../rule-types.ts';
import { isInSightOf } from '../sight/lookouts.ts';
import { bySide, type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { SIDE_NAME } from '../words/sides-and-orders.ts';

/** Whether any leader or combat unit of the side sees the hex. */
export const isSeenBy = (state: Read, side: Side, hex: Hex): boolean =>
  hex !== NOWHERE && isInSightOf(fieldOf(state), side, hex);

/** NLC-G: the one counter of a stack that shows; guns rise to the top while an enemy looks (NLC-5.3d), else the owner says (NLC-R142). */
export function topOf(state: Read, units: readonly UnitId[], isSeen: boolean): UnitId | null {
  const guns = isSeen ? units.filter((id) => sheetOf(state, id).arm === 'art') : [];
  const risen = guns.length > 0 ? guns : units;
  return risen.find((id) => unitAt(state, id).onTop) ?? risen[0] ?? null;
}

/** Units that move together: all of them to their own side, to the other what it can make out. */
export function shownTo(state: Read, units: readonly UnitId[]): SeenUnits {
  const [first] = units;
  const side = sideOf(state, first ?? 0);
  const { hex } = unitAt(state, first ?? 0);
  const isSeen = isSeenBy(state, otherSide(side), hex);
  const top = topOf(state, units, isSeen);
  return { units, side, seen: isSeen || top === null ? units : [top] };
}

/** Counters of one side wherever they stand: to the other those whose marks it can make out. */
export function marksShown(state: Read, side: Side, units: readonly UnitId[]): SeenUnits {
  const field = fieldOf(state);
  const shows = (id: UnitId): boolean => {
    const { hex } = unitAt(state, id);
    const isOpen = terrainOf(field.theatre, hex) === 'chateau' || isSeenBy(state, otherSide(side), hex);
    return isOpen || topOf(state, field.atOf(hex, side), false) === id;
  };
  return { units, side, seen: units.filter((id) => unitAt(state, id).hex === NOWHERE || shows(id)) };
}

const covers = bySide(
  (side): Asked => ({ seat: side, ...ask('NLC-4.5a', prompts.waiting, { side: SIDE_NAME[side] }) }),
);
/** NLC-G: whoever waits is not told which segment is asked, or it would tell the order. */
export const stageCover = (side: Side): Asked => covers[side];
