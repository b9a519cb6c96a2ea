// GEN-12.5 to 12.8: who may try a square or a countercharge.

import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { crossing, isBattleSector } from '../field/board-graph.ts';
import { borderLimit } from '../field/terrain.ts';
import { isReady, unitOf, unitsAt } from '../field/units.ts';
import type { DraftOf } from '../grammar.ts';
import { frontName, placeName, unitName } from '../names.ts';
import type { State, Unit } from '../state.ts';
import {
  type Arm,
  BATTLE_BORDERS,
  type BattleBorder,
  type BattleSector,
  type Place,
  type Side,
  type UnitId,
} from '../vocabulary.ts';
import { combatRefusals } from '../words/combat-refusals.ts';
import { refusals } from '../words/refusals.ts';
import { assaultedSectors, assaultersOf, engagementOf, isAssaulted, isAttacking } from './attackers.ts';
import { isPassive } from './passive.ts';

export type ReactDraft = DraftOf<'react'>;
export const NO_TRIES: ReactDraft = { kind: 'react', tries: [] };

/** Ready passive units of one arm in the side's assaulted sectors: those a reaction may be asked of. */
export function reactors(state: Frozen<State>, side: Side, arm: Arm): Frozen<Unit>[] {
  return assaultedSectors(state, side).flatMap((sector) =>
    unitsAt(state, side, sector, (unit) => unit.arm === arm && isReady(unit) && isPassive(state, unit)),
  );
}

/** GEN-12.6, 12.7, GEN-R.45: whether any attacker of the sector is of this arm; nobody knows yet who will face whom. */
const isAttackedBy = (state: Frozen<State>, side: Side, sector: Place, arm: Arm): boolean =>
  assaultersOf(state, side, sector).some((attacker) => unitOf(state, attacker.unit).arm === arm);

/** What forbids any reaction to this unit. */
function refuseReaction(
  state: Frozen<State>,
  draft: Frozen<ReactDraft>,
  side: Side,
  id: UnitId,
): Refusal | null {
  const unit = unitOf(state, id);
  if (unit.routed) return no('GEN-14.8', refusals.routed, { unit: unitName(id) });
  if (unit.inside) return no('GEN-20.30', combatRefusals.insideCannotReact, { unit: unitName(id) });
  if (isAttacking(state, id))
    return no('GEN-12.5', combatRefusals.attackerCannotReact, { unit: unitName(id) });
  if (!isAssaulted(state, side, unit.at)) {
    return no('GEN-12.5', combatRefusals.notAttacked, { sector: placeName(unit.at), unit: unitName(id) });
  }
  if (unit.spent) return no('GEN-4.7', combatRefusals.spentCannotReact, { unit: unitName(id) });
  if (draft.tries.some((each) => each.unit === id)) {
    return no('GEN-12.5', combatRefusals.alreadyReacts, { unit: unitName(id) });
  }
  return null;
}

export function refuseSquare(
  state: Frozen<State>,
  draft: Frozen<ReactDraft>,
  side: Side,
  id: UnitId,
): Refusal | null {
  const refusal = refuseReaction(state, draft, side, id);
  if (refusal !== null) return refusal;
  const { arm, at, square } = unitOf(state, id);
  if (arm !== 'I') return no('GEN-12.6', combatRefusals.onlyInfantrySquares);
  if (square) return no('GEN-12.9', combatRefusals.alreadySquare, { unit: unitName(id) });
  if (!isAttackedBy(state, side, at, 'C')) {
    return no('GEN-12.6', combatRefusals.noCavalryAttacks, { sector: placeName(at) });
  }
  return null;
}

export function refuseCountercharge(
  state: Frozen<State>,
  draft: Frozen<ReactDraft>,
  side: Side,
  id: UnitId,
  border: BattleBorder,
): Refusal | null {
  const refusal = refuseReaction(state, draft, side, id);
  if (refusal !== null) return refusal;
  const { arm, at } = unitOf(state, id);
  if (arm !== 'C') return no('GEN-12.7', combatRefusals.onlyCavalryCharges);
  const to = infantryBehind(state, side, at, border);
  if (to === null || !isBattleSector(at)) {
    return no('GEN-12.7', combatRefusals.noInfantryAttacks, {
      sector: placeName(at),
      border: frontName(border),
    });
  }
  return refuseCrowding(state, draft, at, to, border);
}

/** GEN-R.51: own attackers over that border and counterchargers trying there fill at most its spaces. */
function refuseCrowding(
  state: Frozen<State>,
  draft: Frozen<ReactDraft>,
  from: BattleSector,
  to: BattleSector,
  border: BattleBorder,
): Refusal | null {
  const limit = borderLimit(state, from, to);
  const trying = draft.tries.filter((each) => each.how === 'charge' && each.border === border).length;
  if ((engagementOf(state).crossings[crossing(from, to)] ?? 0) + trying < limit) return null;
  const rule = limit === 5 ? 'GEN-12.7' : 'GEN-R.105';
  return no(rule, combatRefusals.chargersFull, { limit, border: frontName(border) });
}

/** GEN-12.10: the sector that Infantry attacks from over this border: where a countercharge over it leads. */
export function infantryBehind(
  state: Frozen<State>,
  side: Side,
  sector: Place,
  border: BattleBorder,
): BattleSector | null {
  for (const { unit, from, front } of assaultersOf(state, side, sector)) {
    if (front === border && unitOf(state, unit).arm === 'I' && isBattleSector(from)) return from;
  }
  return null;
}

/** GEN-12.7: the borders over which Infantry attacks this sector, in canonical order. */
export const infantryBorders = (state: Frozen<State>, side: Side, sector: Place): BattleBorder[] =>
  BATTLE_BORDERS.filter((border) => infantryBehind(state, side, sector, border) !== null);

/** GEN-21.2: a side is asked if any of its units could try anything. */
export const hasReaction = (state: Frozen<State>, side: Side): boolean =>
  reactors(state, side, 'I').some((unit) => refuseSquare(state, NO_TRIES, side, unit.id) === null) ||
  reactors(state, side, 'C').some(({ id, at }) =>
    infantryBorders(state, side, at).some(
      (border) => refuseCountercharge(state, NO_TRIES, side, id, border) === null,
    ),
  );
