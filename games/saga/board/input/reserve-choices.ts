// SAG-15.9: the Reserve is rearranged by letting two slots change what stands in them, as often as wished.
import type { Target } from '@grognard/kernel';
import { placeOf } from '../../field/places.ts';
import type { Layout } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { unitAt } from '../../view-units.ts';
import { RESERVE, type ReserveSlot } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';
import { nearOf } from '../words/names.ts';

export const arrangements = (desk: Desk): readonly Offer[] =>
  desk.offers().filter(({ action }) => action.type === 'rearrange');
export const isRearranging = (desk: Desk): boolean => arrangements(desk).length > 0;

const isReserveSlot = (slot: string): slot is ReserveSlot => RESERVE.some((each) => each === slot);

/** The units that may be moved, where they stand now. */
function standing(desk: Desk): Layout {
  const { view } = desk.shown.value;
  const movable = new Set<string>();
  for (const { action } of desk.offers())
    if (action.type === 'rearrange') for (const unit of Object.values(action.layout)) movable.add(unit);
  const layout: { [slot in ReserveSlot]?: string } = {};
  for (const slot of RESERVE) {
    const unit = unitAt(view, placeOf(nearOf(view), slot));
    if (unit !== undefined && movable.has(unit.id)) layout[slot] = unit.id;
  }
  return layout;
}

/** The arrangement as drawn so far. */
export function draftLayout(desk: Desk): Layout | null {
  if (!isRearranging(desk)) return null;
  const picked = desk.selection.value;
  return picked?.kind === 'layout' ? picked.layout : standing(desk);
}

/** Where the Reserve slot of a target is: of a unit, the one it would stand in. */
export function reserveSlotOf(desk: Desk, target: Target): ReserveSlot | null {
  if ('sector' in target) return isReserveSlot(target.sector) ? target.sector : null;
  const layout = draftLayout(desk) ?? {};
  return 'unit' in target ? (RESERVE.find((slot) => layout[slot] === target.unit) ?? null) : null;
}

const swapped = (layout: Layout, from: ReserveSlot, to: ReserveSlot): Layout => {
  const { [from]: one, [to]: other, ...rest } = layout;
  return {
    ...rest,
    ...(other === undefined ? {} : { [from]: other }),
    ...(one === undefined ? {} : { [to]: one }),
  };
};

export function pressReserve(desk: Desk, target: Target): boolean {
  const slot = reserveSlotOf(desk, target);
  const layout = draftLayout(desk);
  if (slot === null || layout === null) return false;
  const picked = desk.selection.value;
  const from = picked?.kind === 'layout' ? picked.from : null;
  desk.selection.value =
    from === null
      ? { kind: 'layout', layout, from: layout[slot] === undefined ? null : slot }
      : { kind: 'layout', layout: from === slot ? layout : swapped(layout, from, slot), from: null };
  return true;
}

const sameLayout = (a: Layout, b: Layout): boolean => RESERVE.every((slot) => a[slot] === b[slot]);

/** The offer that carries out the arrangement as drawn; undefined while it is the present one, or not allowed. */
export function layoutOffer(desk: Desk): Offer | undefined {
  const layout = draftLayout(desk);
  return desk
    .offers()
    .find(
      ({ action }) => action.type === 'rearrange' && layout !== null && sameLayout(action.layout, layout),
    );
}

/** The units of the near Reserve, moved as the draft has it. */
export function withLayout(view: View, layout: Layout | null): View['units'] {
  if (layout === null) return view.units;
  return view.units.map((unit) => {
    const slot = RESERVE.find((each) => layout[each] === unit.id);
    return slot === undefined ? unit : { ...unit, at: placeOf(nearOf(view), slot) };
  });
}
