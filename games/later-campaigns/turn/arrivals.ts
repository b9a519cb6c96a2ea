// NLC-4.0a, 9.5, NLC-A.5: groups of reinforcements come to their entry hex.

import { bodySheet, hqAt } from '../changes/bodies.ts';
import { sheetOf } from '../changes/units.ts';
import type { Reinforcement } from '../data/theatre.ts';
import { theatreOf } from '../data/theatres.ts';
import { detach } from '../orders/assigning.ts';
import { putInForce } from '../orders/in-force.ts';
import { activeLeg, legWith } from '../orders/legs.ts';
import { automatic } from '../orders/numbered.ts';
import { friendlyPart, hexesOf } from '../orders/target-hexes.ts';
import { cheapestPath } from '../reach/cheapest-path.ts';
import { firstTown } from '../reach/entry.ts';
import type { Read, Table } from '../rule-types.ts';
import type { Leg, Target } from '../state.ts';
import type { BodyId, Hex, HqId, PlaceId } from '../vocabulary.ts';
import { hasCome, isExpected } from './coming.ts';
import { enterHidden, isHiddenEntry } from './hidden-marches.ts';

export function bringUp(table: Table): void {
  const { state } = table;
  for (const [n, group] of theatreOf(state).reinforcements.entries()) {
    if (state.arrived.includes(n) || !isExpected(state, group) || !hasCome(table, n, group)) continue;
    state.arrived = [...state.arrived, n];
    const { side: only } = sheetOf(state, group.units[0] ?? 0);
    const told = { type: 'reinforcementsDue', rule: 'NLC-4.0a', group: n, roll: null } as const;
    table.emit(isHiddenEntry(state, n) ? { ...told, only } : told);
    takeOrders(table, group);
    for (const hq of group.hqs) orderHq(table, hq, group.hex);
  }
}

/** NLC-R092, NLC-R158: units without their leader are a party on a March of its own. */
function takeOrders(table: Table, group: Reinforcement): void {
  const { state } = table;
  for (const [id, { kind, units, formation }] of theatreOf(state).bodies.entries()) {
    if (kind !== 'party' || !units.some((unit) => group.units.includes(unit))) continue;
    if (isLeaderHere(state, formation, group)) continue;
    detach(state, id, units, automatic(state, id, legsFor(state, formation, group)), true);
    if (group.hidden && state.options.hiddenMovement) enterHidden(state, id, units);
  }
}

/** NLC-9.6: it marches to the first town when the turn ends. */
function orderHq(table: Table, hq: HqId, hex: Hex): void {
  const { state } = table;
  const body = theatreOf(state).bodies.findIndex(({ kind, hq: its }) => kind === 'hq' && its === hq);
  const target: Target = { kind: 'place', place: townBy(state, hex) };
  const route = cheapestPath(theatreOf(state), [hex], hexesOf(state, body, target), 'march');
  putInForce(table, automatic(state, body, [legWith({ type: 'march', target, route })]));
}

const isLeaderHere = (state: Read, formation: BodyId, { leaders }: Reinforcement): boolean => {
  const { leader } = bodySheet(state, formation);
  return leaders.includes(leader);
};

/** NLC-R158: the entry's order, else the formation's March by a way of their own, else NLC-9.5 and 9.6. */
function legsFor(state: Read, formation: BodyId, { legs, hex }: Reinforcement): readonly Leg[] {
  if (legs !== null && legs.length > 0) return legs;
  const current = activeLeg(state, formation);
  const { army, side } = bodySheet(state, formation);
  const hq = theatreOf(state).hqs.findIndex((sheet) => sheet.army === army);
  const byRule = (): Target =>
    hq >= 0 && hqAt(state, hq).status === 'map'
      ? { kind: 'hq', hq }
      : { kind: 'place', place: townBy(state, hex) };
  const target = (current.type === 'march' ? current.target : null) ?? byRule();
  const hexes = hexesOf(state, formation, target);
  const route = cheapestPath(theatreOf(state), [hex], hexes, 'march');
  if (current.type === 'march') return [{ ...current, route }];
  return [
    legWith({ type: 'march', target, route }),
    legWith({ type: 'defend', target, defendHexes: friendlyPart(state, hexes, side) }),
  ];
}

/** NLC-9.6: the town on the road of entry. */
function townBy(state: Read, hex: Hex): PlaceId {
  const town = firstTown(state, hex);
  return Math.max(
    0,
    theatreOf(state).places.findIndex(({ hexes }) => hexes.includes(town)),
  );
}
