// SAG-4.5 to 4.9, SAG-R12: where the twelve drawn units may be put, and whether a half-made deployment can be completed.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { unitCard } from '../data/unit-cards.ts';
import { TERRAIN_SLOTS } from '../field/places.ts';
import type { DraftOf } from '../grammar.ts';
import type { State } from '../state.ts';
import { FIRST_LINE, type Player, type TerrainSlot, type UnitCard, type UnitCardId } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export type Deployment = DraftOf<'deploy'>['slots'];
type Zone = 'L' | 'S' | 'R';

export const zoneOfSlot = (slot: TerrainSlot): Zone =>
  slot.startsWith('L') ? 'L' : slot.startsWith('S') ? 'S' : 'R';

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

/** What is left to place, and the room left for it. */
interface Count {
  readonly guards: number;
  readonly guns: number;
  readonly room: { readonly [zone in Zone]: number };
}

/**
 * SAG-4.6, 4.7: five in the 1st Line; three, or all Guards if there are more, in the Reserve; the rest between.
 * Counted in one pass, for bots ask it of every unit and slot.
 */
function countUp(drawn: readonly UnitCardId[], slots: Deployment): Count {
  let [allGuards, guards, guns] = [0, 0, 0];
  for (const id of drawn) {
    const card = unitCard(id);
    if (card.status === 'guard') allGuards++;
    else if (isGun(card)) guns++;
  }
  guards = allGuards;
  const reserve = Math.max(3, allGuards);
  const room = { L: FIRST_LINE.length, S: drawn.length - FIRST_LINE.length - reserve, R: reserve };
  for (const slot of TERRAIN_SLOTS) {
    const id = slots[slot];
    if (id === undefined) continue;
    const card = unitCard(id);
    room[zoneOfSlot(slot)]--;
    if (card.status === 'guard') guards--;
    else if (isGun(card)) guns--;
  }
  return { guards, guns, room };
}

/** Why a unit may not be put there: the draft must still have a legal end. */
export function refusePlacing(
  drawn: readonly UnitCardId[],
  slots: Deployment,
  unit: UnitCardId,
  slot: TerrainSlot,
): Refusal | null {
  if (slots[slot] !== undefined) return no('SAG-2.1', refusals.slotTaken);
  return refuseWithin(countUp(drawn, slots), unitCard(unit), slot);
}

function refuseWithin({ guards, guns, room }: Count, card: UnitCard, slot: TerrainSlot): Refusal | null {
  const zone = zoneOfSlot(slot);
  const isGuard = card.status === 'guard';
  if (isGuard && zone !== 'R') return no('SAG-4.7', refusals.guardsInReserve);
  if (isGun(card) && zone === 'L') return no('SAG-4.9', refusals.gunsBehind);
  if (room[zone] <= 0) return no(zone === 'R' ? 'SAG-4.6' : 'SAG-4.7', refusals.zoneFull);
  const reserve = room.R - (zone === 'R' ? 1 : 0);
  const behind = reserve + room.S - (zone === 'S' ? 1 : 0);
  const guardsLeft = guards - (isGuard ? 1 : 0);
  const gunsLeft = guns - (!isGuard && isGun(card) ? 1 : 0);
  if (guardsLeft > reserve) return no('SAG-4.7', refusals.roomForGuards);
  return guardsLeft + gunsLeft > behind ? no('SAG-4.9', refusals.roomForGuns) : null;
}

/** Where each kind still to come may go, worked out from one count. */
export function* placings(
  drawn: readonly UnitCardId[],
  slots: Deployment,
): Generator<{ readonly unit: UnitCardId; readonly slot: TerrainSlot; readonly fits: boolean }> {
  const count = countUp(drawn, slots);
  const kinds = new Set(unplaced(drawn, slots));
  for (const slot of TERRAIN_SLOTS)
    if (slots[slot] === undefined)
      for (const unit of kinds)
        yield { unit, slot, fits: refuseWithin(count, unitCard(unit), slot) === null };
}

/** SAG-4.8: all twelve are on the board. */
export const refuseConfirm = (drawn: readonly UnitCardId[], slots: Deployment): Refusal | null => {
  const left = unplaced(drawn, slots).length;
  return left > 0 ? no('SAG-4.6', refusals.notDeployed, { left }) : null;
};
