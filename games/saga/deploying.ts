// SAG-4.5 to 4.9, R12: where the twelve drawn units may be put, and whether a half-made deployment can be completed.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { TERRAIN_SLOTS } from './board.ts';
import { unitCard } from './data/unit-cards.ts';
import type { Draft } from './grammar.ts';
import type { State } from './state.ts';
import {
  FIRST_LINE,
  type Player,
  SECOND_LINE,
  type TerrainSlot,
  type UnitCard,
  type UnitCardId,
} from './vocabulary.ts';

export type Deployment = Extract<Draft, { readonly kind: 'deploy' }>['slots'];
type Zone = 'L' | 'S' | 'R';

export const zoneOfSlot = (slot: TerrainSlot): Zone =>
  FIRST_LINE.some((each) => each === slot) ? 'L' : SECOND_LINE.some((each) => each === slot) ? 'S' : 'R';

/** The player's own drawn units. */
export const mustered = (state: Frozen<State>, player: Player): readonly UnitCardId[] =>
  state.players[player].muster.map(({ hidden }) => hidden);

/** Those not on the board yet, each kind once. */
export function unplaced(drawn: readonly UnitCardId[], slots: Deployment): readonly UnitCardId[] {
  const rest = [...drawn];
  for (const slot of TERRAIN_SLOTS) {
    const at = rest.indexOf(slots[slot] ?? '');
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}

const isGun = ({ type }: UnitCard): boolean => type === 'artillery' || type === 'horseArtillery';

/** SAG-4.6, 4.7: five in the 1st Line; three, or all Guards if there are more, in the Reserve; the rest between. */
function quota(drawn: readonly UnitCardId[]): { readonly [zone in Zone]: number } {
  const guards = drawn.filter((id) => unitCard(id).status === 'guard').length;
  const reserve = Math.max(3, guards);
  return { L: FIRST_LINE.length, S: drawn.length - FIRST_LINE.length - reserve, R: reserve };
}

const placedIn = (slots: Deployment, zone: Zone): number =>
  TERRAIN_SLOTS.filter((slot) => zoneOfSlot(slot) === zone && slots[slot] !== undefined).length;

/** Why a unit may not be put there: the draft must still have a legal end. */
export function refusePlacing(
  drawn: readonly UnitCardId[],
  slots: Deployment,
  unit: UnitCardId,
  slot: TerrainSlot,
): Refusal | null {
  const card = unitCard(unit);
  const zone = zoneOfSlot(slot);
  if (slots[slot] !== undefined) return no('SAG-2.1', 'That slot is taken.');
  if (card.status === 'guard' && zone !== 'R') return no('SAG-4.7', 'Guards deploy in the Reserve only.');
  if (isGun(card) && zone === 'L') return no('SAG-4.9', 'No Artillery deploys in the 1st Line.');
  const room = quota(drawn);
  if (placedIn(slots, zone) >= room[zone])
    return no(zone === 'R' ? 'SAG-4.6' : 'SAG-4.7', 'No more units may stand there: the lines come first.');
  return refuseIncomplete(drawn, { ...slots, [slot]: unit });
}

/** The Guards and guns still to come must find room outside the 1st Line. */
function refuseIncomplete(drawn: readonly UnitCardId[], slots: Deployment): Refusal | null {
  const room = quota(drawn);
  const left = unplaced(drawn, slots).map(unitCard);
  const guards = left.filter(({ status }) => status === 'guard').length;
  const guns = left.filter((card) => isGun(card) && card.status !== 'guard').length;
  const reserve = room.R - placedIn(slots, 'R');
  const second = room.S - placedIn(slots, 'S');
  if (guards > reserve) return no('SAG-4.7', 'The Reserve must keep room for the Guards.');
  if (guards + guns > reserve + second)
    return no('SAG-4.9', 'The Artillery must keep room behind the 1st Line.');
  return null;
}

/** SAG-4.8: all twelve are on the board. */
export const refuseConfirm = (drawn: readonly UnitCardId[], slots: Deployment): Refusal | null =>
  unplaced(drawn, slots).length > 0 ? no('SAG-4.6', 'All twelve units must be placed.') : null;
