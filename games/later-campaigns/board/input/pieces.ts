// Who may act now, by hex: what glows, what opens into a fan, and what a press on a stack means.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { Target } from '@grognard/kernel';
import type { View } from '../../view.ts';
import { type BodyId, type Hex, NOWHERE } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { hexOfLeader, hexOfUnit } from './moment.ts';

export const leaderIn = (target: Target): number | null =>
  'card' in target && target.card.startsWith('leader-') ? Number(target.card.slice(7)) : null;

const unitsOfBody = ({ units }: View, body: BodyId): readonly Target[] =>
  units.filter((unit) => unit.body === body && unit.hex !== NOWHERE).map(({ unit }) => ({ unit: `${unit}` }));

/** The pieces an action is done by; what it is done to is its target. */
export function doersOf({ action }: Offer, view: View): readonly Target[] {
  switch (action.type) {
    case 'pickInitial':
      return unitsOfBody(view, action.chit);
    case 'nameRoller':
      return [{ card: `leader-${action.leader}` }];
    case 'select':
    case 'preRetreat':
    case 'advance':
      return action.units.map((unit) => ({ unit: `${unit}` }));
    case 'bombard':
      return action.guns.map((unit) => ({ unit: `${unit}` }));
    case 'charge':
    case 'pursue':
    case 'stay':
    case 'return':
    case 'react':
    case 'answer':
    case 'join':
    case 'takeHit':
    case 'takeHitFor':
    case 'excess':
    case 'nextRetreat':
    case 'drop':
    case 'take':
    case 'rally':
    case 'rallyPair':
    case 'rallyHuge':
    case 'displace':
      return [{ unit: `${action.unit}` }];
    case 'support':
    case 'opportunityFire':
      return [{ unit: `${action.gun}` }];
    case 'goLeader':
      return [{ card: `leader-${action.leader}` }];
    default:
      return [];
  }
}

export function hexOf(view: View, target: Target): Hex {
  if ('hex' in target) return target.hex;
  if ('unit' in target) return hexOfUnit(view, Number(target.unit));
  const leader = leaderIn(target);
  return leader === null ? NOWHERE : hexOfLeader(view, leader);
}

/** Pieces with something to do, each once. */
export function actors(desk: Desk): readonly Target[] {
  const found = new Map<string, Target>();
  const { view } = desk.shown.value;
  for (const offer of legalIn(desk.offers()))
    for (const doer of doersOf(offer, view)) found.set(JSON.stringify(doer), doer);
  return [...found.values()];
}

/** Hexes in which somebody may act, each once, from west to east and north to south. */
export function actingHexes(desk: Desk): readonly Hex[] {
  const { view } = desk.shown.value;
  const hexes = new Set(actors(desk).map((target) => hexOf(view, target)));
  hexes.delete(NOWHERE);
  return [...hexes].toSorted((a, b) => a - b);
}

/** Where whoever is chosen stands, or whoever is asked: the group on the move, the stack that assaults. */
export function chosenHex(desk: Desk): Hex | null {
  const picked = desk.selection.value;
  if (picked?.kind === 'corps') return null;
  if (picked !== null) return picked.hex;
  const assigning = desk.offers().find(({ action }) => action.type === 'assign')?.action;
  if (assigning?.type === 'assign') return assigning.hex;
  return desk.shown.value.view.group?.hex ?? null;
}
