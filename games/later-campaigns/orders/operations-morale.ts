// NLC-20.9: attacks lift a formation, retreats and failures lower it and, with a position lost, its army.
import { bodyAt, bodySheet, isInPlay, patchBody } from '../changes/bodies.ts';
import { sheetOf, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import type { Read } from '../rule-types.ts';
import type { Order, State } from '../state.ts';
import { type BodyId, NOBODY, type UnitId } from '../vocabulary.ts';
import { activeLeg, isAttackType, isFallingBack } from './legs.ts';

/** NLC-20.9e, NLC-R118, NLC-R158: a tenth of the printed limit; of a division or a party its share of that, at least a point, on the corps. */
function shift(state: State, body: BodyId, by: 1 | -1): void {
  const { formation } = bodySheet(state, body);
  if (formation === NOBODY || !isInPlay(state, formation)) return;
  const { limitShift, limitPoints } = bodyAt(state, formation);
  if (formation === body) patchBody(state, formation, { limitShift: limitShift + by });
  else patchBody(state, formation, { limitPoints: limitPoints + by * shareOf(state, formation) });
}

function shareOf(state: Read, corps: BodyId): number {
  const { bodies } = theatreOf(state);
  const divisions = bodies.filter(
    ({ kind, formation }, id) => kind === 'division' && formation === corps && id !== corps,
  );
  const tenth = (bodies[corps]?.demoralization ?? 0) / 10;
  return Math.max(1, Math.round(tenth / Math.max(1, divisions.length)));
}

/** NLC-20.9a */
export function liftByOrder(state: State, { recipient, legs, sender }: Order): void {
  if (!state.options.operationsMorale || sender === 'auto') return;
  if (legs.some(({ type }) => isAttackType(type))) shift(state, recipient, 1);
}

/** NLC-20.9b: on receipt, whether it complies or not. */
export function lowerByOrder(state: State, { recipient, legs: [first] }: Order): void {
  if (state.options.operationsMorale && first !== undefined && isFallingBack(first.type))
    shift(state, recipient, -1);
}

/** NLC-20.9b, c, d: before Fall Back takes the failed order's place. */
export function lowerByFailure(state: State, body: BodyId): void {
  if (!state.options.operationsMorale) return;
  const { type } = activeLeg(state, body);
  shift(state, body, -1);
  if (type === 'attack') for (const foe of bodyAt(state, body).foes) shift(state, foe, 1);
  if (type !== 'defend' && type !== 'reserve') return;
  const { army } = bodySheet(state, body);
  const record = state.armies[army];
  if (record !== undefined) state.armies[army] = { ...record, levelTenths: record.levelTenths - 1 };
}

/** NLC-20.9c: whom its units have attacked under this order. */
export function noteFoes(state: State, attackers: readonly UnitId[], defenders: readonly UnitId[]): void {
  if (!state.options.operationsMorale) return;
  const formations = defenders.map((id) => sheetOf(state, id).formation);
  for (const body of new Set(attackers.map((id) => unitAt(state, id).body))) {
    const { foes } = bodyAt(state, body);
    patchBody(state, body, { foes: [...new Set([...foes, ...formations])].toSorted((a, b) => a - b) });
  }
}
