// NLC-11.5, R172: headquarters with a movement order go as far as they can towards its target.

import { hqAt, isInPlay, patchHq } from '../changes/bodies.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { HQ_ALLOWANCE } from '../movement/allowance.ts';
import { hqReach } from '../movement/staff-reach.ts';
import { putInForce } from '../orders/in-force.ts';
import { activeLeg, isMarchLike, legWith } from '../orders/legs.ts';
import { costToTarget } from '../orders/metrics.ts';
import { automatic } from '../orders/numbered.ts';
import type { Table } from '../rule-types.ts';
import type { BodyId, HqId } from '../vocabulary.ts';

export function moveHqs(table: Table): void {
  const { state } = table;
  for (const [body, { kind, hq }] of theatreOf(state).bodies.entries())
    if (kind === 'hq' && isInPlay(state, body) && hqAt(state, hq).status === 'map') moveHq(table, body, hq);
}

function moveHq(table: Table, body: BodyId, hq: HqId): void {
  const { state } = table;
  const leg = activeLeg(state, body);
  if (leg.type === 'reserve') return;
  const { hex } = hqAt(state, hq);
  const reach = hqReach(state, fieldOf(state), hq, HQ_ALLOWANCE, isMarchLike(leg.type));
  const left = costToTarget(state, body, leg);
  const [goal = hex] = reach.hexes.toSorted(
    (a, b) => left(a) - left(b) || reach.cost(a) - reach.cost(b) || a - b,
  );
  patchHq(state, hq, { hex: goal, onTheMove: state.turn });
  if (goal !== hex) table.emit({ type: 'hqMoved', rule: 'NLC-11.5a', hq, from: hex, to: goal });
  if (goal === hex || left(goal) === 0)
    putInForce(table, automatic(state, body, [legWith({ type: 'reserve' })]));
}
