// NLC-5.3c, NLC-R148: what a side can look into: hexes in sight of its leaders and combat units.

import { type Asked, ask, type Seat, type Viewer } from '@grognard/kernel';
import { sheetOf, sideOf, unitAt } from '../changes/units.ts';
import type { SeenUnits } from '../events.ts';
import { fieldOf } from '../ground/field.ts';
import { terrainOf } from '../ground/hexes.ts';
import type { Read } from '../rule-types.ts';
import { seatsOfSide } from '../seats/holding.ts';
import { keepChits } from '../seats/seating.ts';
import { isInSightOf } from '../sight/lookouts.ts';
import { bySide, type Hex, NOWHERE, otherSide, type Side, sideOfSeat, type UnitId } from '../vocabulary.ts';
import { prompts } from '../words/prompts.ts';
import { SIDE_NAME } from '../words/sides-and-orders.ts';
import { isInSightOfSeat } from './lookouts-of-a-seat.ts';

/** Whether any leader or combat unit of the side sees the hex. */
export const isSeenBy = (state: Read, side: Side, hex: Hex): boolean =>
  hex !== NOWHERE && isInSightOf(fieldOf(state), side, hex);

/** NLC-G: the one counter of a stack that shows; guns rise to the top while an enemy looks (NLC-5.3d), else the owner says (NLC-R142). */
export function topOf(state: Read, units: readonly UnitId[], isSeen: boolean): UnitId | null {
  const guns = isSeen ? units.filter((id) => sheetOf(state, id).arm === 'art') : [];
  const risen = guns.length > 0 ? guns : units;
  return risen.find((id) => unitAt(state, id).onTop) ?? risen[0] ?? null;
}

/** NLC-M.9: a player who looks for himself sees what his own leaders and units see. */
const isSeenFrom = (state: Read, seat: Seat, hex: Hex): boolean =>
  hex !== NOWHERE && isInSightOfSeat(state, fieldOf(state), seat, hex);

/** What all players of a side see, so that nobody learns of it what another one sees. */
export const isSeenByAll = (state: Read, side: Side, hex: Hex): boolean =>
  keepChits(state)
    ? seatsOfSide(state, side).every((seat) => isSeenFrom(state, seat, hex))
    : isSeenBy(state, side, hex);

/** Whether this viewer looks into the hex with the side; whoever has no seat there, with all of it. */
export const isSeenTo = (state: Read, viewer: Viewer, side: Side, hex: Hex): boolean =>
  keepChits(state) && sideOfSeat(viewer) === side
    ? isSeenFrom(state, viewer, hex)
    : isSeenByAll(state, side, hex);

/** Of enemies who are together what this viewer makes out. */
export function seenTo(state: Read, viewer: Viewer, units: readonly UnitId[]): readonly UnitId[] {
  const [first = 0] = units;
  const looking = otherSide(sideOf(state, first));
  return madeOut(state, units, (hex) => isSeenTo(state, viewer, looking, hex));
}

/** All of them to whoever looks into their hex, else the counter on top. */
function madeOut(state: Read, units: readonly UnitId[], looksInto: (hex: Hex) => boolean): readonly UnitId[] {
  const [first = 0] = units;
  const { hex } = unitAt(state, first);
  const top = topOf(state, units, isSeenBy(state, otherSide(sideOf(state, first)), hex));
  return top === null || looksInto(hex) ? units : [top];
}

/** What each of the enemies makes out, where they look for themselves. */
function sightsOf(
  state: Read,
  looking: Side,
  makesOut: (looksInto: (hex: Hex) => boolean) => readonly UnitId[],
): Pick<SeenUnits, 'seen' | 'sights'> {
  const seen = makesOut((hex) => isSeenByAll(state, looking, hex));
  if (!keepChits(state)) return { seen };
  const sights = seatsOfSide(state, looking).map((seat) => ({
    seat,
    seen: makesOut((hex) => isSeenFrom(state, seat, hex)),
  }));
  return { seen, sights };
}

/** Units that move together: all of them to their own side, to the other what it can make out. */
export function shownTo(state: Read, units: readonly UnitId[]): SeenUnits {
  const side = sideOf(state, units[0] ?? 0);
  return {
    units,
    side,
    ...sightsOf(state, otherSide(side), (looksInto) => madeOut(state, units, looksInto)),
  };
}

/** Counters of one side wherever they stand: to the other those whose marks it can make out. */
export function marksShown(state: Read, side: Side, units: readonly UnitId[]): SeenUnits {
  const field = fieldOf(state);
  const shows = (id: UnitId, looksInto: (hex: Hex) => boolean): boolean => {
    const { hex } = unitAt(state, id);
    const isOpen = terrainOf(field.theatre, hex) === 'chateau' || looksInto(hex);
    return isOpen || topOf(state, field.atOf(hex, side), false) === id;
  };
  const makesOut = (looksInto: (hex: Hex) => boolean): readonly UnitId[] =>
    units.filter((id) => unitAt(state, id).hex === NOWHERE || shows(id, looksInto));
  return { units, side, ...sightsOf(state, otherSide(side), makesOut) };
}

const covers = bySide(
  (side): Asked => ({ seat: side, ...ask('NLC-4.5a', prompts.waiting, { side: SIDE_NAME[side] }) }),
);
/** NLC-G: whoever waits is not told which segment is asked, or it would tell the order. */
export const stageCover = (side: Side): Asked => covers[side];
