// GEN-12.15, 12.21: why a unit may not be put into a front.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { isBattleSector } from '../field/board-graph.ts';
import { unitOf } from '../field/units.ts';
import { frontName, unitName } from '../names.ts';
import type { State, Unit } from '../state.ts';
import type { FrontId, UnitId } from '../vocabulary.ts';
import { combatRefusals } from '../words/combat-refusals.ts';
import { attackerOf } from './attackers.ts';
import type { CombatFrame } from './combat-frame.ts';
import { type Call, callOn } from './demand.ts';
import { leavingUnits, meetingChoice, type PositionsDraft } from './distribution.ts';

export function refuseAssignment(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  draft: Frozen<PositionsDraft>,
  id: UnitId,
  front: FrontId,
): Refusal | null {
  if (draft.fronts[id] === front) {
    return no('GEN-12.21', combatRefusals.alreadyThere, { unit: unitName(id), front: frontName(front) });
  }
  const attacker = attackerOf(state, id);
  if (attacker?.active !== true) return refusePassive(state, combat, draft, unitOf(state, id), front);
  if (meetingChoice(combat, attacker).includes(front)) return null;
  return no('GEN-12.14', combatRefusals.staysAtItsBorder, { unit: unitName(id) });
}

function refusePassive(
  state: Frozen<State>,
  combat: Frozen<CombatFrame>,
  draft: Frozen<PositionsDraft>,
  { id, at, side, routed }: Frozen<Unit>,
  front: FrontId,
): Refusal | null {
  if (routed) return no('GEN-R.59', combatRefusals.routedNotPlaced);
  const leaving = leavingUnits(draft);
  if (leaving.includes(id)) return no('GEN-12.13', combatRefusals.leaves, { unit: unitName(id) });
  const call = isBattleSector(at) ? callOn(state, combat, side, at, leaving) : null;
  if (call === null || call.demands.length < 2 || !call.units.includes(id)) {
    return no('GEN-12.16', combatRefusals.noChoice, { unit: unitName(id) });
  }
  return refuseSurplus(call, draft, id, front);
}

/** GEN-12.15: no front takes more than it demands, nor anybody of another sector. */
function refuseSurplus(
  { demands, units }: Call,
  draft: Frozen<PositionsDraft>,
  id: UnitId,
  front: FrontId,
): Refusal | null {
  const demand = demands.find((each) => each.front === front);
  if (demand === undefined) return no('GEN-12.15', combatRefusals.defendsElsewhere, { unit: unitName(id) });
  const others = units.filter((unit) => unit !== id && draft.fronts[unit] === front).length;
  return others < demand.count ? null : no('GEN-12.15', combatRefusals.allFaced, { front: frontName(front) });
}
