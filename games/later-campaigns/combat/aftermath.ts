// What every fight leaves behind: shaken units, notes for orders and options, the Guard's name.

import { invariant } from '@grognard/kernel';
import { bodySheet, patchBody } from '../changes/bodies.ts';
import { disrupt } from '../changes/disruption.ts';
import { sheetOf, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Table } from '../rule-types.ts';
import type { SideState, State } from '../state.ts';
import type { ArmyId, Side, UnitId } from '../vocabulary.ts';

/** NLC-19.1b: who is thrown back is always disrupted. */
export function shake(table: Table, units: readonly UnitId[]): void {
  if (table.state.options.retreatDisruption) disrupt(table, units, 'NLC-19.1b');
}

/** NLC-20.11: counted for the next Initial Action; those who follow others out of one fight (NLC-7.11) make no second of it. */
export function noteRetreat(state: State, side: Side, units: number, isSameFight = false): void {
  const { retreated, retreatFights } = state.sides[side];
  if (units === 0) return;
  patchSide(state, side, {
    retreated: retreated + units,
    retreatFights: retreatFights + (isSameFight ? 0 : 1),
  });
}

/** NLC-20.11b: all who were to go back have run instead; the fight counts as if they had gone. */
export function noteFightLost(state: State, side: Side): void {
  patchSide(state, side, { retreatFights: state.sides[side].retreatFights + 1 });
}

/** NLC-20.11b: who runs in a rout counts, but is no fight of its own. */
export function noteRout(state: State, side: Side): void {
  patchSide(state, side, { retreated: state.sides[side].retreated + 1 });
}

/** NLC-P.1: it has left the field of a fight to the enemy. */
export function noteYielded(state: State, side: Side): void {
  patchSide(state, side, { yielded: state.sides[side].yielded + 1 });
}

export function patchSide(state: State, side: Side, patch: Partial<SideState>): void {
  state.sides = { ...state.sides, [side]: { ...state.sides[side], ...patch } };
}

/** NLC-F.3-A2: the formation has attacked, by what counts for it (NLC-12.2.1g). */
export function noteAttack(state: State, units: readonly UnitId[]): void {
  for (const id of units) {
    const { body } = unitAt(state, id);
    const isCavalry = bodySheet(state, body).kind === 'cavalryCorps';
    if (sheetOf(state, id).arm === 'inf' || isCavalry) patchBody(state, body, { attackedOn: state.turn });
  }
}

/** NLC-12.2.1d: on a turn of bombardment alone the count goes up at the end of the Stage. */
export function noteBombardment(state: State, guns: readonly UnitId[]): void {
  if (state.stage !== null) state.stage = { ...state.stage, salvo: [...state.stage.salvo, ...guns] };
  for (const body of new Set(guns.map((id) => unitAt(state, id).body)))
    patchBody(state, body, { bombardedOn: state.turn });
}

/** NLC-7.4n, o, NLC-R026 */
export function breakTheGuard(table: Table): void {
  const { state } = table;
  if (state.sides.french.gardeBroken) return;
  patchSide(state, 'french', { gardeBroken: true });
  table.emit({ type: 'guardBroken', rule: 'NLC-7.4n' });
  const theatre = theatreOf(state);
  const isBeaten = theatre.armies.some(
    ({ side }, id) => side === 'allied' && (state.armies[id]?.demoralizedOn ?? 0) > 0,
  );
  if (!theatre.specials.includes('nlb') || isBeaten) return;
  for (const [id, { side }] of theatre.armies.entries()) if (side === 'french') lowerLevel(state, id, 10);
}

export function lowerLevel(state: State, army: ArmyId, by: number): void {
  const record = state.armies[army];
  invariant(record !== undefined, `army ${army} exists`);
  state.armies[army] = { ...record, levelShift: record.levelShift - by };
}
