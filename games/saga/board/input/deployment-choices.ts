// SAG-4.5 to 4.9: choosing a unit, then its slot; lifting a unit that stands, then where it shall stand instead.
import type { Target } from '@grognard/kernel';
import type { WireOffer } from '@grognard/protocol';
import type { Desk } from '@grognard/web/table/game-board.ts';
import { type Deployment, refusePlacing, unplaced } from '../../deployment/deploying.ts';
import type { View } from '../../view.ts';
import { isPlayer, type TerrainSlot, type UnitCardId } from '../../vocabulary.ts';
import { isSlot } from '../words/names.ts';
import { asJson, offersIn, viewIn } from './reading.ts';
import { type Pick, pick, pickOf } from './selection.ts';

export const isDeploying = (desk: Desk): boolean =>
  viewIn(desk.shown.value).draft?.kind === 'deploy' && desk.offers().length > 0;

const slotsIn = ({ draft }: View): Deployment => (draft?.kind === 'deploy' ? draft.slots : {});

const drawnIn = ({ players, viewer }: View): readonly UnitCardId[] =>
  isPlayer(viewer) ? players[viewer].muster.flatMap((card) => card ?? []) : [];

/** Units still to be placed, a copy each. */
export const toPlace = (view: View): readonly UnitCardId[] => unplaced(drawnIn(view), slotsIn(view));

const slotOf = (target: Target): TerrainSlot | null =>
  'sector' in target && isSlot(target.sector) && target.sector.length === 2
    ? (target.sector as TerrainSlot)
    : null;

export function answersDeploying(desk: Desk, picked: Pick | null, target: Target): readonly WireOffer[] {
  const offers = desk.on(target);
  const slot = slotOf(target);
  if (slot === null || picked === null) return offers;
  if (picked.kind === 'card')
    return offersIn(offers)
      .filter(({ action }) => action.type === 'place' && action.unit === picked.card)
      .map(({ wire }) => wire);
  if (picked.kind !== 'slot' || picked.slot === slot) return offers;
  const view = viewIn(desk.shown.value);
  const unit = slotsIn(view)[picked.slot];
  const refusal = unit === undefined ? null : refuseMoving(view, picked.slot, slot);
  return unit === undefined
    ? []
    : [{ action: asJson({ type: 'place', unit, slot }), target: { sector: slot }, refusal }];
}

/** Whether two slots may change what stands in them; one of them may be empty. */
function refuseMoving(view: View, from: TerrainSlot, to: TerrainSlot) {
  const drawn = drawnIn(view);
  const slots = { ...slotsIn(view) };
  const [lifted, other] = [slots[from], slots[to]];
  delete slots[from];
  delete slots[to];
  const refusal = lifted === undefined ? null : refusePlacing(drawn, slots, lifted, to);
  if (refusal !== null || other === undefined || lifted === undefined) return refusal;
  return refusePlacing(drawn, { ...slots, [to]: lifted }, other, from);
}

async function move(desk: Desk, from: TerrainSlot, to: TerrainSlot): Promise<void> {
  const slots = slotsIn(viewIn(desk.shown.value));
  const [lifted, other] = [slots[from], slots[to]];
  if (lifted === undefined) return;
  pick(desk, null);
  await desk.submit(asJson({ type: 'unplace', slot: from }));
  if (other !== undefined) await desk.submit(asJson({ type: 'unplace', slot: to }));
  await desk.submit(asJson({ type: 'place', unit: lifted, slot: to }));
  if (other !== undefined) await desk.submit(asJson({ type: 'place', unit: other, slot: from }));
}

/** The picked unit stays picked while there are more of its kind. */
async function place(desk: Desk, unit: UnitCardId, slot: TerrainSlot): Promise<void> {
  await desk.submit(asJson({ type: 'place', unit, slot }));
  if (!toPlace(viewIn(desk.shown.value)).includes(unit)) pick(desk, null);
}

function pressSlot(desk: Desk, slot: TerrainSlot, at: Element | null): boolean {
  const picked = pickOf(desk);
  const stands = slotsIn(viewIn(desk.shown.value))[slot] !== undefined;
  if (picked?.kind === 'slot' && picked.slot === slot) {
    pick(desk, null);
    void desk.submit(asJson({ type: 'unplace', slot }));
    return true;
  }
  const [answer] = picked === null ? [] : answersDeploying(desk, picked, { sector: slot });
  if (answer !== undefined && answer.refusal === null) {
    if (picked?.kind === 'slot') void move(desk, picked.slot, slot);
    else if (picked?.kind === 'card') void place(desk, picked.card, slot);
    return true;
  }
  if (stands) {
    pick(desk, { kind: 'slot', slot });
    return true;
  }
  if (answer === undefined) return false;
  desk.choose([answer], at);
  return true;
}

export function pressDeploying(desk: Desk, target: Target, at: Element | null): boolean {
  if ('card' in target) {
    const picked = pickOf(desk);
    const isSame = picked?.kind === 'card' && picked.card === target.card;
    pick(desk, isSame ? null : { kind: 'card', card: target.card });
    return true;
  }
  const slot = slotOf(target);
  return slot === null ? false : pressSlot(desk, slot, at);
}

export function canLift(desk: Desk, target: Target): boolean {
  const slot = slotOf(target);
  if (slot !== null) return slotsIn(viewIn(desk.shown.value))[slot] !== undefined;
  return 'card' in target && toPlace(viewIn(desk.shown.value)).includes(target.card);
}

export function dropDeployed(desk: Desk, from: Target, target: Target, at: Element | null): void {
  const slot = slotOf(target);
  const source = slotOf(from);
  if (slot === null) {
    if (source !== null) void desk.submit(asJson({ type: 'unplace', slot: source }));
    return;
  }
  pick(
    desk,
    source !== null
      ? { kind: 'slot', slot: source }
      : 'card' in from
        ? { kind: 'card', card: from.card }
        : null,
  );
  pressSlot(desk, slot, at);
}
