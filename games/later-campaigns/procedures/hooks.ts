// NLC-E.0: what is looked at whenever a fight, a move or a retreat of a failed order has ended, in this order.

import { ended, invariant } from '@grognard/kernel';
import { bodiesInPlay, bodyAt, hasUnits } from '../changes/bodies.ts';
import { markFailing, meetStaff } from '../combat/staff.ts';
import { controlNow } from '../control/control.ts';
import { theatreOf } from '../data/theatres.ts';
import { armyLevel, armyLosses, disintegrationLevel } from '../morale/demoralization.ts';
import { isForcedOut, noteOutside } from '../movement/leaders.ts';
import { stopAssailedMarches } from '../orders/blocked.ts';
import { callFailure } from '../orders/failing.ts';
import { isHidden } from '../orders/hidden-march.ts';
import { activeLeg, isDefendType } from '../orders/legs.ts';
import type { Table } from '../rule-types.ts';
import { seatsOfSide } from '../seats/holding.ts';
import type { State } from '../state.ts';
import { discover } from '../turn/hidden-marches.ts';
import { type ArmyId, type BodyId, otherSide } from '../vocabulary.ts';
import { endings } from '../words/endings.ts';
import { SIDE_NAME } from '../words/sides-and-orders.ts';

export function runHooks(table: Table): void {
  meetStaff(table);
  stopAssailedMarches(table);
  checkRadius(table.state);
  failOrders(table);
  checkDemoralization(table);
  table.state.control = controlNow(table.state);
  discover(table);
}

/** NLC-12.2.3c, 12.2.4b, 12.13c: forced out of the radius. */
function checkRadius(state: State): void {
  for (const id of bodiesInPlay(state)) {
    const { arrived } = bodyAt(state, id);
    if (!arrived || !hasUnits(state, id) || isHidden(state, id) || !isDefendType(activeLeg(state, id).type))
      continue;
    if (isForcedOut(state, id)) markFailing(state, id);
    else noteOutside(state, id);
  }
}

/** Canonical order: the last called is the first to run. */
function failOrders(table: Table): void {
  const { failing } = table.state;
  if (failing.length === 0) return;
  table.state.failing = [];
  const { bodies, firstSide } = theatreOf(table.state);
  const isLater = (id: BodyId): number => Number(bodies[id]?.side !== firstSide);
  for (const id of failing.toSorted((a, b) => isLater(b) - isLater(a) || b - a)) callFailure(table, id);
}

/** NLC-14.1, 14.2, 14.3: the side that is not active first; it matters for victory and rally only. */
function checkDemoralization(table: Table): void {
  const { state } = table;
  const active = state.stage?.side ?? 'french';
  const { armies } = theatreOf(state);
  for (const side of [otherSide(active), active])
    for (const [id, army] of armies.entries()) if (army.side === side) checkArmy(table, id);
}

function checkArmy(table: Table, id: ArmyId): void {
  const { state } = table;
  const army = state.armies[id];
  invariant(army !== undefined, `army ${id} exists`);
  const losses = armyLosses(state, id);
  if (army.demoralizedOn === 0 && losses >= armyLevel(state, id)) {
    state.armies[id] = { ...army, demoralizedOn: state.turn };
    table.emit({ type: 'armyDemoralized', rule: 'NLC-14.1', army: id });
    endAtOnce(table, id, 'demoralized');
  }
  const now = state.armies[id];
  if (now !== undefined && now.disintegratedOn === 0 && losses >= disintegrationLevel(state, id)) {
    state.armies[id] = { ...now, disintegratedOn: state.turn };
    table.emit({ type: 'armyDisintegrated', rule: 'NLC-14.1', army: id });
    endAtOnce(table, id, 'disintegrated');
  }
}

/** NLC-18.4: in battles the Allies win over a demoralized French army, the French over an army that falls apart. */
function endAtOnce(table: Table, id: ArmyId, how: 'demoralized' | 'disintegrated'): void {
  const { state } = table;
  const { kind, specials, armies } = theatreOf(state);
  const army = armies[id];
  if (kind !== 'battle' || !specials.includes('nlb') || army === undefined || state.result !== null) return;
  const isFrench = army.side === 'french';
  if (isFrench !== (how === 'demoralized')) return;
  const winner = otherSide(army.side);
  state.result = ended(
    seatsOfSide(state, winner),
    'NLC-18.4',
    isFrench ? endings.demoralized : endings.disintegrated,
    {
      army: army.name,
      winner: SIDE_NAME[winner],
    },
  );
}
