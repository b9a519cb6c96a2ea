// NLC-6.1a, b, 7.2: a hit costs a step; a unit without a further step is eliminated.

import type { RuleId } from '@grognard/kernel';
import { fieldOf } from '../ground/field.ts';
import type { Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { isSupplied } from '../supply/supply.ts';
import { type BodyId, type Hex, NOWHERE, type Side, type UnitId } from '../vocabulary.ts';
import { bodyAt, leaderSheet, patchBody } from './bodies.ts';
import { patchUnit, sheetOf, sideOf, unitAt } from './units.ts';

export function loseStep(table: Table, id: UnitId, rule: RuleId): void {
  const { state } = table;
  const unit = unitAt(state, id);
  const lost = unit.lost + 1;
  expose(state, unit.hex, sideOf(state, id));
  noteLoss(state, unit.body);
  if (lost < sheetOf(state, id).steps.length) {
    patchUnit(state, id, { lost });
    table.emit({ type: 'stepLost', rule, unit: id });
  } else eliminate(table, id, rule);
}

/** NLC-13.7, NLC-R071: supply is traced from where it died, before it is taken off. */
export function eliminate(table: Table, id: UnitId, rule: RuleId): void {
  const { state } = table;
  const { hex, body } = unitAt(state, id);
  expose(state, hex, sideOf(state, id));
  noteLoss(state, body);
  const supplied = hex === NOWHERE || isSupplied(state, fieldOf(state), id);
  patchUnit(state, id, {
    status: supplied ? 'eliminated' : 'destroyed',
    hex: NOWHERE,
    extended: NOWHERE,
    disrupted: false,
    lost: sheetOf(state, id).steps.length,
    eliminatedOn: state.turn,
    diedSupplied: supplied,
  });
  table.emit({ type: 'unitEliminated', rule, unit: id, hex, supplied });
}

/** NLC-R143, NLC-R150: any step lost starts the confidence checks of that body's order. */
function noteLoss(state: State, body: BodyId): void {
  const { lossTurn } = bodyAt(state, body);
  if (lossTurn === 0) patchBody(state, body, { lossTurn: state.turn });
}

/** NLC-R035: leaders roll when the fight is over, once however often they are named here. */
function expose(state: State, hex: Hex, side: Side): void {
  if (hex === NOWHERE) return;
  const there = fieldOf(state)
    .leadersAt(hex)
    .filter((leader) => leaderSheet(state, leader).side === side);
  if (there.length > 0) state.exposed = [...state.exposed, ...there];
}
