import type { Target } from '@grognard/kernel';
import { isSector } from '../../field/board-graph.ts';
import type { Sector } from '../../vocabulary.ts';
import { combatRefusals } from '../../words/combat-refusals.ts';
import { refusals } from '../../words/refusals.ts';
import type { Desk, Offer } from '../desk.ts';
import { pickedOn } from './selection.ts';
import { isOwn, isPlanning, ordersFor, ordersTo, pickOf, ridesTo, unitNamed } from './written-orders.ts';

/** Offers in which the picked unit is told this target: a victim, a front, a sector. */
export const secondHalf = (desk: Desk, unit: string, target: Target): readonly Offer[] =>
  desk.shown.value.offers.filter(({ action }) => {
    if (!('unit' in action) || action.unit !== unit) return false;
    if ('unit' in target) return action.type === 'target' && action.at === target.unit;
    if ('border' in target)
      return action.type === 'assign'
        ? action.front === target.border
        : action.type === 'countercharge' && action.border === target.border;
    if ('card' in target) return action.type === 'assign' && action.front === target.card;
    return 'sector' in target && action.type === 'road' && action.to === target.sector;
  });

/** Reasons that answer what nobody has asked: Infantry does not bombard, and lines up without a thought of retreat. */
const BESIDE: readonly string[] = [combatRefusals.onlyCavalryRetreats, refusals.onlyGunsBombard];
const inQuestion = (offers: readonly Offer[]): readonly Offer[] =>
  offers.filter(({ refusal }) => refusal === null || !BESIDE.includes(refusal.text));

/** Without anything picked a sector answers nothing while orders are written: every order is about some sector. */
function answersInSector(desk: Desk, sector: Sector): readonly Offer[] {
  const picked = pickedOn(desk);
  if (picked?.kind === 'order') {
    const rides = ridesTo(picked, sector);
    return rides.length > 0 ? rides : ordersTo(desk, picked, sector);
  }
  if (picked?.kind === 'place')
    return desk.shown.value.offers.filter(
      ({ action }) => action.type === 'place' && action.arm === picked.arm && action.sector === sector,
    );
  return isPlanning(desk) ? [] : inQuestion(desk.on({ sector }));
}

/** An enemy stands for the sector it is in; a unit of one's own is only ever chosen. */
function answersOfUnit(desk: Desk, id: string): readonly Offer[] {
  const unit = unitNamed(desk, id);
  if (!isPlanning(desk) || unit === undefined) return inQuestion(desk.on({ unit: id }));
  if (!isOwn(desk, unit)) return isSector(unit.at) ? answersInSector(desk, unit.at) : [];
  const ordered = pickOf(unit);
  return ordered === null ? [] : ordersFor(desk, ordered);
}

/** What pressing a target would mean now. */
export function answersOn(desk: Desk, target: Target): readonly Offer[] {
  const picked = pickedOn(desk);
  if (picked?.kind === 'unit') {
    const second = secondHalf(desk, picked.unit, target);
    if (second.length > 0) return second;
  }
  if ('sector' in target && isSector(target.sector)) return answersInSector(desk, target.sector);
  return 'unit' in target ? answersOfUnit(desk, target.unit) : desk.on(target);
}
