// GEN-12.4, 12.21, R.55: who chooses between several fronts, and how a distribution is completed.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import type { DraftOf } from '../frames.ts';
import type { State } from '../state.ts';
import { findUnit, sideOf } from '../units.ts';
import type { FrontId, Side, UnitId } from '../vocabulary.ts';
import { engagementOf, isAttacking } from './attackers.ts';
import type { CombatFrame } from './combat-frame.ts';
import { type Call, callsOn } from './demand.ts';

export type PositionsDraft = DraftOf<'positions'>;

export const NO_POSITIONS: PositionsDraft = { kind: 'positions', retreats: [], shelter: null, fronts: {} };

/** Units that stand in no line because their side moves them away in this very step. */
export const leavingUnits = (draft: Frozen<PositionsDraft>): readonly UnitId[] =>
  draft.shelter === null ? draft.retreats : [...draft.retreats, draft.shelter];

/** A unit with more than one possible front. */
export interface Choice {
  readonly unit: UnitId;
  readonly fronts: readonly FrontId[];
}

/** The meeting fronts an attacker may be put into while its side has not distributed it. */
export function meetingChoices(state: Frozen<State>, combat: Frozen<CombatFrame>, side: Side): Choice[] {
  const choices: Choice[] = [];
  for (const { unit, to, front, kind } of engagementOf(state).attackers) {
    if (front !== null || kind !== 'order' || sideOf(unit) !== side) continue;
    const fronts = combat.fronts.filter((each) => each.kind === 'meeting' && each.sector === to);
    if (fronts.length > 0) choices.push({ unit, fronts: fronts.map(({ id }) => id) });
  }
  return choices;
}

/** Everything the side must distribute itself, given who leaves the lines. */
export function choicesOf(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
  draft: Frozen<PositionsDraft>,
): Choice[] {
  const choices = meetingChoices(state, combat, side);
  for (const call of callsOn(state, combat, side, leavingUnits(draft))) {
    if (call.fronts.length < 2) continue;
    const fronts = call.fronts.map(({ front }) => front);
    for (const unit of call.units) choices.push({ unit, fronts });
  }
  return choices;
}

export function refuseAssignment(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
  draft: Frozen<PositionsDraft>,
  id: UnitId,
  front: FrontId,
): Refusal | null {
  const choice = choicesOf(state, combat, side, draft).find(({ unit }) => unit === id);
  if (choice === undefined) return refuseChoice(state, side, draft, id);
  if (draft.fronts[id] === front)
    return no('GEN-12.21', '{unit} goes to {front} already.', { unit: id, front });
  if (!choice.fronts.includes(front)) {
    return no('GEN-12.15', '{unit} is not called to {front}.', { unit: id, front });
  }
  if (
    !isAttacking(state, id) &&
    isFull(callsOn(state, combat, side, leavingUnits(draft)), draft, id, front)
  ) {
    return no('GEN-12.15', 'Nobody more is demanded in {front}.', { front });
  }
  return null;
}

/** Why this unit is not for its side to distribute. */
function refuseChoice(state: Frozen<State>, side: Side, draft: Frozen<PositionsDraft>, id: UnitId): Refusal {
  const unit = findUnit(state, id);
  if (unit === undefined || unit.side !== side)
    return no('GEN-12.21', 'Only your own units take position for you.');
  if (unit.routed) return no('GEN-R.59', 'Routed units are placed by the rules.');
  if (isAttacking(state, id))
    return no('GEN-12.14', '{unit} stands in the front of the border it crosses.', { unit: id });
  if (leavingUnits(draft).includes(id)) return no('GEN-12.13', '{unit} takes no position.', { unit: id });
  return no('GEN-12.16', '{unit} has no choice between fronts.', { unit: id });
}

/** GEN-12.15: the others drafted for this front are as many as it demands. */
function isFull(
  calls: readonly Call[],
  draft: Frozen<PositionsDraft>,
  except: UnitId,
  front: FrontId,
): boolean {
  for (const { fronts, units } of calls) {
    const demand = fronts.find((each) => each.front === front)?.demand;
    if (demand === undefined) continue;
    return units.filter((unit) => unit !== except && draft.fronts[unit] === front).length >= demand;
  }
  return true;
}

/** The front of every unit the side places or distributes: as drafted, the rest from the first front with room. */
export function completed(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  side: Side,
  draft: Frozen<PositionsDraft>,
): Map<UnitId, FrontId> {
  const placed = new Map<UnitId, FrontId>();
  for (const { unit, fronts } of meetingChoices(state, combat, side)) {
    const front = draft.fronts[unit] ?? fronts[0];
    if (front !== undefined) placed.set(unit, front);
  }
  for (const call of callsOn(state, combat, side, leavingUnits(draft))) fillCall(call, draft.fronts, placed);
  return placed;
}

function fillCall(
  call: Call,
  drafted: { readonly [unit: UnitId]: FrontId },
  placed: Map<UnitId, FrontId>,
): void {
  const room = new Map(call.fronts.map(({ front, demand }) => [front, demand]));
  const put = (unit: UnitId, front: FrontId): void => {
    placed.set(unit, front);
    room.set(front, (room.get(front) ?? 0) - 1);
  };
  const undecided = call.units.filter((unit) => {
    const front = drafted[unit];
    if (front === undefined || (room.get(front) ?? 0) <= 0) return true;
    put(unit, front);
    return false;
  });
  for (const unit of undecided) {
    const open = call.fronts.find(({ front }) => (room.get(front) ?? 0) > 0);
    if (open !== undefined) put(unit, open.front);
  }
}
