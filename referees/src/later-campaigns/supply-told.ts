// NLC-17, NLC-9, NLC-D.13, D.15: who is in supply, and who comes when at what price.
import type { Named } from '../contract.ts';
import { type Board, cardOf, sideOf, unitsOfIn } from './board.ts';
import type { Course } from './course.ts';
import { at, otherSide } from './words.ts';

const ACROSS_COUNTRY = 5;

/** NLC-D.13: five steps across country, then along roads and trails, to a source. */
export function isSupplied(board: Board, unit: number, from: number): boolean {
  const { land, listing } = board;
  const { army } = cardOf(board, unit);
  const sources = new Set(at(listing.armies, army).supply);
  const enemy = otherSide(sideOf(board, unit));
  const isFree = (hex: number): boolean => unitsOfIn(board, enemy, hex).length === 0;
  const country = new Map([[from, 0]]);
  for (const [hex, steps] of country)
    if (steps < ACROSS_COUNTRY)
      for (const next of at(land.contact, hex))
        if (!country.has(next) && isFree(next)) country.set(next, steps + 1);
  const roads = new Set(country.keys());
  for (const hex of roads) {
    if (sources.has(hex)) return true;
    for (const next of at(land.contact, hex)) {
      const { link, stream, river, bridge } = land.side(hex, next);
      if (link !== null && (bridge || !(stream || river)) && isFree(next)) roads.add(next);
    }
  }
  return false;
}

/** NLC-13.7, NLC-R071: before it is taken off the board. */
export function eliminationTold({ board, tally }: Course, event: Named): void {
  const [unit, hex] = [Number(event['unit']), Number(event['hex'])];
  if (hex < 0) return;
  tally.check(
    'supplies',
    'NLC-D.13',
    `unit ${unit} eliminated at hex ${hex}`,
    isSupplied(board, unit, hex),
    event['supplied'],
  );
}

export function unsuppliedTold({ board, tally }: Course, event: Named): void {
  const unit = Number(event['unit']);
  tally.check(
    'supplies',
    'NLC-17.2',
    `unit ${unit} out of supply`,
    false,
    isSupplied(board, unit, at(board.units, unit).hex),
  );
}

/** NLC-4.0a: groups whose turn has come, hooks left to their die. */
export function arrivalsTold({ board, moment, tally }: Course): void {
  const begins = moment.events.findIndex(({ type }) => type === 'turnBegan');
  if (begins < 0) return;
  const turn = Number(moment.events[begins]?.['turn']);
  const due = moment.events.filter(({ type }) => type === 'reinforcementsDue');
  const expected = board.listing.reinforcements.flatMap((group, n) =>
    group.turn === turn && group.condition === null ? [n] : [],
  );
  const found = due.flatMap((event) => {
    const group = Number(event['group']);
    return board.listing.reinforcements[group]?.condition === null ? [group] : [];
  });
  tally.check('arrivals', 'NLC-4.0a', `groups of turn ${turn}`, expected, found);
}
