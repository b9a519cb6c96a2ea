// NLC-4.0d, NLC-E.4: which chits are in the cup, and which of them is drawn.

import { invariant } from '@grognard/kernel';
import { chitOf } from '../assault/choices.ts';
import { bodySheet } from '../changes/bodies.ts';
import { sideOf } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { legOf } from '../orders/legs.ts';
import type { Read, Table } from '../rule-types.ts';
import type { Cup, State } from '../state.ts';
import { type BodyId, SIDES, type Side } from '../vocabulary.ts';

export const NO_CUP: Cup = { chits: [], pairs: { french: [], allied: [] }, initial: [] };

/** NLC-12.2.9a, NLC-R042, NLC-R043: groups on the map or arriving with at least one unit that is not on Reserve when the cup is filled. */
export function chitsInPlay(state: Read, side: Side): readonly BodyId[] {
  const found = new Set<BodyId>();
  const due = new Set(
    theatreOf(state).reinforcements.flatMap(({ units }, n) => (state.arrived.includes(n) ? units : [])),
  );
  for (const [id, { status }] of state.units.entries()) {
    if (sideOf(state, id) !== side || !(status === 'map' || (status === 'off' && due.has(id)))) continue;
    if (legOf(state, id).type !== 'reserve') found.add(chitOf(state, id));
  }
  return [...found].toSorted((a, b) => a - b);
}

/** NLC-4.0f: at random among the chits by their ids; a Coordinated chit stands for its pair. */
export function drawChit(table: Table): readonly BodyId[] | null {
  const { state } = table;
  const { cup } = state;
  if (cup === null || cup.chits.length === 0) return null;
  const n = table.random.die(cup.chits.length, 'NLC-4.0f chit', []);
  const drawn = cup.chits[n - 1];
  invariant(drawn !== undefined, 'a chit was drawn');
  state.cup = { ...cup, chits: cup.chits.filter((chit) => chit !== drawn) };
  const [first = 0] = drawn;
  table.emit({ type: 'chitDrawn', rule: 'NLC-4.0f', side: bodySheet(state, first).side, chits: drawn });
  return drawn;
}

/** NLC-4.0d; by ids, for the draw counts along them (NLC-E.1). */
export function fillCup(state: State): void {
  const cup = state.cup ?? NO_CUP;
  const set = new Set([...cup.pairs.french, ...cup.pairs.allied, ...cup.initial]);
  const single = SIDES.flatMap((side) => chitsInPlay(state, side)).filter((chit) => !set.has(chit));
  const pairs = SIDES.map((side) => cup.pairs[side]).filter(
    (pair) => pair.length > 0 && !pair.every((chit) => cup.initial.includes(chit)),
  );
  const idOf = ([first = 0]: readonly BodyId[]): string => bodySheet(state, first).id;
  const all = [...single.map((chit) => [chit]), ...pairs];
  state.cup = { ...cup, chits: all.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1)) };
}
