// NLC-D.6: chargers ride back the way they came; every hex of it is a retreat to those who may react (NLC-R077).
import { moveTogether } from '../changes/moving.ts';
import { eliminate } from '../changes/steps.ts';
import { isOnMap, sideOf, stillAt, unitAt } from '../changes/units.ts';
import type { Entrance } from '../charge/entrance.ts';
import { chargeOf } from '../combat/busy.ts';
import { UNDECIDED } from '../combat/going-back.ts';
import { openReaction } from '../combat/open-reaction.ts';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { type ReturningFrame, retreatFrame, returningFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, distance } from '../ground/hexes.ts';
import { isFreeOfEnemies } from '../reach/retreat-hexes.ts';
import { procedure, type Read, type Table } from '../rule-types.ts';
import { type Hex, NOWHERE, otherSide, type UnitId } from '../vocabulary.ts';
import { callRetreat } from './retreat.ts';

export const returning = procedure(returningFrame, {
  rule: 'NLC-7.7f',
  pending: () => [],
  actions: [],
  advance(table, frame) {
    const { state } = table;
    const units = stillAt(state, frame.units, frame.at);
    if (units.length === 0) return table.end();
    const [next, ...rest] = frame.way;
    if (next === undefined) return settle(table, frame, units);
    frame.way = rest;
    moveTogether(table, units, next, 'return');
    frame.at = next;
    openReaction(table, { kind: 'retreat', hex: next, movers: units, side: otherSide(frame.side) });
  },
});

/** NLC-R078: a starting hex that is full meanwhile: NLC-7.4h, and the owner picks who goes on. */
function settle(table: Table, { side, at }: ReturningFrame, units: readonly UnitId[]): void {
  table.end();
  table.call(
    retreatFrame.at('stack', {
      ...UNDECIDED,
      side,
      kind: 'charge',
      foes: [],
      units,
      at,
      left: 0,
      visited: [at],
    }),
  );
}

/** From the hex charged or pursued into back to where they started, those of one way together. */
export function callReturn(table: Table, entries: readonly Entrance[]): void {
  const ridden = entries.map((entry) => chargeOf(table.state, entry.unit) ?? entry);
  for (const party of Map.groupBy(ridden, ({ start, via }) => `${start} ${via}`).values())
    callParty(table, party);
}

/**
 * A start in enemy hands is an ordinary retreat (NLC-R078), and so it is where they were caught on their start itself; a start to
 * which no way is free of enemies is the end of them (NLC-D.6).
 */
function callParty(table: Table, entries: readonly Entrance[]): void {
  const { state } = table;
  const [first] = entries.filter(({ unit }) => isOnMap(state, unit));
  if (first === undefined) return;
  const at = unitAt(state, first.unit).hex;
  const units = stillAt(
    state,
    entries.map(({ unit }) => unit),
    at,
  );
  const side = sideOf(state, first.unit);
  const isLost = at === first.start || fieldOf(state).has(first.start, otherSide(side));
  const way = isLost ? null : wayBack(state, first, at);
  if (isLost) callRetreat(table, units, { side, kind: 'charge', foes: [] });
  else if (way !== null) table.call(returningFrame.at('ride', { side, units, way, at }));
  else for (const unit of units) eliminate(table, unit, 'NLC-7.7f');
}

/** The way they came, from a hex they pursued into the whole of it; round whatever the enemy holds of it now. */
function wayBack(state: Read, { unit, start, via, target }: Entrance, at: Hex): readonly Hex[] | null {
  const theatre = theatreOf(state);
  const field = fieldOf(state);
  const side = sideOf(state, unit);
  const isFree = (hex: Hex): boolean => isFreeOfEnemies(field, side, hex);
  const course = via === NOWHERE ? [target, start] : [target, via, start];
  const own = course.slice(course.indexOf(at) + 1);
  const isWhole = [at, ...own].every((hex, i) => distance(theatre, hex, own[i] ?? hex) <= 1);
  return isWhole && own.every(isFree) ? own : bypass(theatre, at, start, isFree);
}

/** A shortest way free of enemies, without the hex it begins in. */
function bypass(theatre: Theatre, from: Hex, to: Hex, isFree: (hex: Hex) => boolean): readonly Hex[] | null {
  const cameFrom = new Map<Hex, Hex>([[from, from]]);
  const queue = [from];
  for (let hex = queue.shift(); hex !== undefined && hex !== to; hex = queue.shift())
    for (const next of contactsOf(theatre, hex))
      if (!cameFrom.has(next) && isFree(next)) {
        cameFrom.set(next, hex);
        queue.push(next);
      }
  if (!cameFrom.has(to)) return null;
  const way: Hex[] = [];
  for (let hex = to; hex !== from; hex = cameFrom.get(hex) ?? from) way.unshift(hex);
  return way;
}
