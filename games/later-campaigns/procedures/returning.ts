// D.6: chargers ride back the way they came; every hex of it is a retreat to those who may react (R077).
import { moveTogether } from '../changes/moving.ts';
import { disrupt, isOnMap, sideOf, stillAt, unitAt } from '../changes/units.ts';
import type { Entrance } from '../charge/entrance.ts';
import type { Theatre } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { openReaction } from '../fights/open-reaction.ts';
import { type ReturningFrame, retreatFrame, returningFrame } from '../frames.ts';
import { fieldOf } from '../ground/field.ts';
import { contactsOf, distance, limitOf } from '../ground/hexes.ts';
import { procedure, type Table } from '../rule-types.ts';
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

/** R078: a starting hex that is full meanwhile. */
function settle(table: Table, frame: ReturningFrame, units: readonly UnitId[]): void {
  const { state } = table;
  const there = fieldOf(state).atOf(frame.at, frame.side);
  table.end();
  if (there.length <= limitOf(theatreOf(state), frame.at)) return;
  disrupt(table, there, 'NLC-7.4h');
  const { side, at } = frame;
  table.call(
    retreatFrame.at('look', {
      side,
      kind: 'excess',
      foes: [],
      units: units.slice(0, 1),
      at,
      left: 1,
      visited: [at],
    }),
  );
}

/** From the hex charged back to the start; a start in enemy hands is an ordinary retreat (R078). */
export function callReturn(table: Table, { unit, start, via, target }: Entrance): void {
  const { state } = table;
  if (!isOnMap(state, unit)) return;
  const at = unitAt(state, unit).hex;
  if (at === start) return;
  const side = sideOf(state, unit);
  const enemy = otherSide(side);
  const field = fieldOf(state);
  const isFree = (hex: Hex): boolean => field.atOf(hex, enemy).length === 0;
  const own = at === target && via !== NOWHERE ? [via, start] : [start];
  const isBesideStart = distance(theatreOf(state), at, own[0] ?? start) <= 1;
  const way = isBesideStart && own.every(isFree) ? own : bypass(theatreOf(state), at, start, isFree);
  if (way === null) {
    callRetreat(table, [unit], { side, kind: 'charge', foes: [] });
    return;
  }
  table.call(returningFrame.at('ride', { side, units: [unit], way, at }));
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
