import type { FrontId } from '../../vocabulary.ts';
import type { Desk, Pick, Selection } from '../desk.ts';
import { trailOf } from './trail.ts';
import { isPlanning, pickOf, ridesOver, unitNamed } from './written-orders.ts';

const NOTHING: Selection = { pick: null, front: null };

export const selectionOf = (desk: Desk): Selection => desk.selection.value ?? NOTHING;

/** What is in hand counts as chosen from the first moment. */
function pickInHand(desk: Desk): Pick | null {
  const drag = desk.drag.value;
  if (drag === null || !('unit' in drag.from)) return null;
  if (!isPlanning(desk)) return { kind: 'unit', unit: drag.from.unit };
  const picked = pickOf(unitNamed(desk, drag.from.unit));
  const [via] = trailOf(desk, drag);
  if (picked === null || via === undefined || picked.arm !== 'C') return picked;
  return { ...picked, via, rides: ridesOver(desk, picked, via) };
}

export const pickedOn = (desk: Desk): Pick | null => pickInHand(desk) ?? selectionOf(desk).pick;

export const pick = (desk: Desk, next: Pick | null): void => {
  desk.selection.value = { ...selectionOf(desk), pick: next };
};
export const pickFront = (desk: Desk, front: FrontId | null): void => {
  desk.selection.value = { ...selectionOf(desk), front };
};
