// NLC-12.2.8, NLC-R171: who commands whom changes.
import {
  bodyAt,
  bodySheet,
  isInPlay,
  leaderHex,
  leaderSheet,
  patchBody,
  unitsOf,
} from '../changes/bodies.ts';
import { patchUnit, unitAt } from '../changes/units.ts';
import { commandFrom } from '../command/command-area.ts';
import { freshBody } from '../fresh.ts';
import { fieldOf } from '../ground/field.ts';
import { isDivisional } from '../movement/stops.ts';
import type { Read, Table } from '../rule-types.ts';
import { seatOfBody } from '../seats/holding.ts';
import type { Order, State } from '../state.ts';
import { moreTired } from '../turn/fatigue.ts';
import { type BodyId, type LeaderId, NOBODY, NOWHERE, type UnitId } from '../vocabulary.ts';
import { address, corpsOf, isAddressable, membersOf } from './divisions.ts';
import { revealMarch } from './revealing.ts';

/** A division joins a corps; a formation joins a wing. */
export function assignTo(table: Table, id: BodyId, superior: LeaderId): void {
  const { state } = table;
  const { role } = leaderSheet(state, superior);
  const only = seatOfBody(state, id);
  table.emit({ type: 'bodyAssigned', rule: 'NLC-12.2.8a', only, body: id, leader: superior });
  if (role === 'wc') patchBody(state, id, { wing: superior });
  if (role !== 'formation') return;
  const [corps] = leaderSheet(state, superior).commands;
  if (corps !== undefined && isDivisional(state, id)) joinCorps(table, id, corps);
}

/** Its units follow that corps: its order, chit and command range; whoever marches hidden shows himself first. */
export function joinCorps(table: Table, division: BodyId, corps: BodyId): void {
  const { state } = table;
  for (const hidden of [division, corpsOf(state, division)]) revealMarch(table, hidden);
  const { fatigue, transit } = bodyAt(state, division);
  patchBody(state, corps, { fatigue: moreTired(fatigue, bodyAt(state, corps).fatigue) });
  // NLC-R171: a division that follows another corps leaves it.
  const members = new Set(membersOf(state, division));
  for (const [unit, { body }] of state.units.entries())
    if (body === division || members.has(unit)) patchUnit(state, unit, { body: corps, ownLeg: null });
  state.bodies[division] = null;
  // NLC-12.6e: who rides to it with another order rides on.
  if (transit.length > 0) keepAddress(state, division, transit);
}

function keepAddress(state: State, division: BodyId, transit: readonly Order[]): void {
  if (!isAddressable(state, division)) return;
  address(state, division);
  patchBody(state, division, { transit });
}

/** NLC-12.13f: in range of its corps commander its owner may end a divisional order. */
export function canEndDivisional(state: Read, id: BodyId): boolean {
  const { parent, endable } = bodyAt(state, id);
  if (parent === NOBODY || !endable || !isInPlay(state, parent)) return false;
  const hex = leaderHex(state, parent);
  if (hex === NOWHERE) return false;
  const field = fieldOf(state);
  return unitsOf(state, id).some((unit) =>
    commandFrom(state, field, unit, hex, { body: parent })(unitAt(state, unit).hex),
  );
}

/** NLC-R158, NLC-12.13: units leave their corps for a body of their own. */
export function detach(
  state: State,
  division: BodyId,
  units: readonly UnitId[],
  order: Order,
  endable: boolean,
): void {
  const { formation, leader } = bodySheet(state, division);
  state.bodies[division] = {
    ...freshBody(order, leader, bodyAt(state, formation).chit),
    parent: formation,
    endable,
    legSince: state.turn,
  };
  for (const unit of units) patchUnit(state, unit, { body: division, ownLeg: null });
}
