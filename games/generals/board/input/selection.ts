import type { FrontId } from '../../vocabulary.ts';
import type { Desk, Pick, Selection } from '../desk.ts';

const NOTHING: Selection = { pick: null, front: null };

export const selectionOf = (desk: Desk): Selection => desk.selection.value ?? NOTHING;
export const pickedOn = (desk: Desk): Pick | null => selectionOf(desk).pick;

export const pick = (desk: Desk, next: Pick | null): void => {
  desk.selection.value = { ...selectionOf(desk), pick: next };
};
export const pickFront = (desk: Desk, front: FrontId | null): void => {
  desk.selection.value = { ...selectionOf(desk), front };
};
