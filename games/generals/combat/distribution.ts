// GEN-12.4, 12.21, GEN-R.55: who chooses between several fronts, and how a distribution is completed.
import type { Frozen } from '@grognard/kernel';
import { sideOf } from '../field/units.ts';
import type { DraftOf } from '../grammar.ts';
import type { Attacker, State } from '../state.ts';
import type { FrontId, Side, UnitId } from '../vocabulary.ts';
import { engagementOf } from './attackers.ts';
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

/** The meeting fronts an attacker may be put into while its side has not distributed it; else none. */
export function meetingChoice(combat: Frozen<CombatFrame>, attacker: Frozen<Attacker>): readonly FrontId[] {
  const { front, kind, to } = attacker;
  if (front !== null || kind !== 'order') return [];
  return combat.fronts.filter((each) => each.kind === 'meeting' && each.sector === to).map(({ id }) => id);
}

function meetingChoices(state: Frozen<State>, combat: Frozen<CombatFrame>, side: Side): Choice[] {
  const choices: Choice[] = [];
  for (const attacker of engagementOf(state).attackers) {
    if (attacker.front !== null || sideOf(attacker.unit) !== side) continue;
    const fronts = meetingChoice(combat, attacker);
    if (fronts.length > 0) choices.push({ unit: attacker.unit, fronts });
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
  for (const { demands, units } of callsOn(state, combat, side, leavingUnits(draft))) {
    if (demands.length < 2) continue;
    const fronts = demands.map(({ front }) => front);
    for (const unit of units) choices.push({ unit, fronts });
  }
  return choices;
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
  for (const call of callsOn(state, combat, side, leavingUnits(draft))) shareOut(call, draft.fronts, placed);
  return placed;
}

function shareOut(
  { demands, units }: Call,
  drafted: { readonly [unit: UnitId]: FrontId },
  placed: Map<UnitId, FrontId>,
): void {
  const room = new Map(demands.map(({ front, count }) => [front, count]));
  const put = (unit: UnitId, front: FrontId): void => {
    placed.set(unit, front);
    room.set(front, (room.get(front) ?? 0) - 1);
  };
  const undecided = units.filter((unit) => {
    const front = drafted[unit];
    if (front === undefined || (room.get(front) ?? 0) <= 0) return true;
    put(unit, front);
    return false;
  });
  for (const unit of undecided) {
    const open = demands.find(({ front }) => (room.get(front) ?? 0) > 0);
    if (open !== undefined) put(unit, open.front);
  }
}
