// SAG-4.5 to 4.9: choosing a unit, then its slot; lifting a unit that stands, then where it shall stand instead.
import type { Refusal, Target } from '@grognard/kernel';
import { type Deployment, refusePlacing, unplaced } from '../../deployment/deploying.ts';
import { TERRAIN_SLOTS } from '../../field/places.ts';
import type { View } from '../../view.ts';
import { isPlayer, type TerrainSlot, type UnitCardId } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { inHand } from './in-hand.ts';

export const isDeploying = (desk: Desk): boolean =>
  desk.shown.value.view.draft?.kind === 'deploy' && desk.offers().length > 0;

const slotsIn = ({ draft }: View): Deployment => (draft?.kind === 'deploy' ? draft.slots : {});
const slotsOn = (desk: Desk): Deployment => slotsIn(desk.shown.value.view);

const drawnIn = ({ players, viewer }: View): readonly UnitCardId[] =>
  isPlayer(viewer) ? players[viewer].muster.flatMap((card) => card ?? []) : [];

/** Units still to be placed, a copy each. */
export const toPlace = (view: View): readonly UnitCardId[] => unplaced(drawnIn(view), slotsIn(view));

const slotOf = (target: Target): TerrainSlot | null =>
  'sector' in target ? (TERRAIN_SLOTS.find((slot) => slot === target.sector) ?? null) : null;

export function answersDeploying(desk: Desk, target: Target): readonly Offer[] {
  const picked = inHand(desk) ?? desk.selection.value;
  const offers = desk.on(target);
  const slot = slotOf(target);
  if (slot === null || picked === null) return offers;
  if (picked.kind === 'card')
    return offers.filter(({ action }) => action.type === 'place' && action.unit === picked.card);
  if (picked.kind !== 'slot' || picked.slot === slot) return offers;
  const unit = slotsOn(desk)[picked.slot];
  if (unit === undefined) return [];
  const refusal = refuseMoving(desk.shown.value.view, picked.slot, slot);
  return [{ action: { type: 'place', unit, slot }, target: { sector: slot }, refusal }];
}

/** Whether two slots may change what stands in them; one of them may be empty. */
function refuseMoving(view: View, from: TerrainSlot, to: TerrainSlot): Refusal | null {
  const drawn = drawnIn(view);
  const { [from]: lifted, [to]: other, ...rest } = slotsIn(view);
  const refusal = lifted === undefined ? null : refusePlacing(drawn, rest, lifted, to);
  if (refusal !== null || other === undefined || lifted === undefined) return refusal;
  return refusePlacing(drawn, { ...rest, [to]: lifted }, other, from);
}

async function move(desk: Desk, from: TerrainSlot, to: TerrainSlot): Promise<void> {
  const { [from]: lifted, [to]: other } = slotsOn(desk);
  if (lifted === undefined) return;
  desk.selection.value = null;
  await desk.submit({ type: 'unplace', slot: from });
  if (other !== undefined) await desk.submit({ type: 'unplace', slot: to });
  await desk.submit({ type: 'place', unit: lifted, slot: to });
  if (other !== undefined) await desk.submit({ type: 'place', unit: other, slot: from });
}

/** The picked unit stays picked while there are more of its kind. */
async function place(desk: Desk, unit: UnitCardId, slot: TerrainSlot): Promise<void> {
  await desk.submit({ type: 'place', unit, slot });
  if (!toPlace(desk.shown.value.view).includes(unit)) desk.selection.value = null;
}

/** A press on another unit that stands picks that one; only dragging lets two change places. */
function pressSlot(desk: Desk, slot: TerrainSlot, at: Element | null): boolean {
  const picked = desk.selection.value;
  const isStanding = slotsOn(desk)[slot] !== undefined;
  if (picked?.kind === 'slot' && picked.slot === slot) {
    desk.selection.value = null;
    void desk.submit({ type: 'unplace', slot });
    return true;
  }
  if (isStanding) {
    desk.selection.value = { kind: 'slot', slot };
    return true;
  }
  return put(desk, slot, at);
}

/** What is picked goes to a slot, or says why it may not. */
function put(desk: Desk, slot: TerrainSlot, at: Element | null): boolean {
  const picked = desk.selection.value;
  const [answer] = picked === null ? [] : answersDeploying(desk, { sector: slot });
  if (answer === undefined) return false;
  if (answer.refusal !== null) desk.choose([answer], at);
  else if (picked?.kind === 'slot') void move(desk, picked.slot, slot);
  else if (picked?.kind === 'card') void place(desk, picked.card, slot);
  return true;
}

export function pressDeploying(desk: Desk, target: Target, at: Element | null): boolean {
  if ('card' in target) {
    // Objectives lie beside the units: they say themselves why they are not played.
    if (!toPlace(desk.shown.value.view).includes(target.card)) return false;
    const picked = desk.selection.value;
    const isSame = picked?.kind === 'card' && picked.card === target.card;
    desk.selection.value = isSame ? null : { kind: 'card', card: target.card };
    return true;
  }
  const slot = slotOf(target);
  return slot === null ? false : pressSlot(desk, slot, at);
}

export function canLift(desk: Desk, target: Target): boolean {
  const slot = slotOf(target);
  if (slot !== null) return slotsOn(desk)[slot] !== undefined;
  return 'card' in target && toPlace(desk.shown.value.view).includes(target.card);
}

export function dropDeployed(desk: Desk, from: Target, target: Target, at: Element | null): void {
  const [source, slot] = [slotOf(from), slotOf(target)];
  if (slot === null) {
    if (source !== null) void desk.submit({ type: 'unplace', slot: source });
    return;
  }
  if (source !== null) desk.selection.value = { kind: 'slot', slot: source };
  else desk.selection.value = 'card' in from ? { kind: 'card', card: from.card } : null;
  if (source !== slot) put(desk, slot, at);
  if (source !== null) desk.selection.value = null;
}
