// What pointing at something means: first a unit of one's own, then where it goes or whom it fires at.
import type { Drag } from '@grognard/desk';
import type { Target } from '@grognard/kernel';
import { type Unit, unitNamed } from '../state.ts';
import type { Desk, Offer } from './desk.ts';

export const chosenUnit = (desk: Desk): Unit | undefined =>
  unitNamed(desk.shown.value.view, desk.selection.value?.unit ?? '');

const ownUnit = (desk: Desk, target: Target): Unit | undefined => {
  const unit = 'unit' in target ? unitNamed(desk.shown.value.view, target.unit) : undefined;
  return unit?.side === desk.shown.value.viewer ? unit : undefined;
};

/** Offers of one unit about a target. */
const offersOf = (desk: Desk, unit: string | undefined, target: Target): readonly Offer[] =>
  desk.on(target).filter(({ action }) => 'unit' in action && action.unit === unit);

export function answersOn(desk: Desk, target: Target): readonly Offer[] {
  if ('button' in target) return desk.on(target);
  const own = ownUnit(desk, target);
  return own !== undefined && desk.selection.value === null
    ? desk.on(target)
    : offersOf(desk, desk.selection.value?.unit, own === undefined ? target : { hex: own.hex });
}

/** Pressing a unit of one's own chooses it, unless the chosen one may join it there. */
export function pressOn(desk: Desk, target: Target): boolean {
  const own = ownUnit(desk, target);
  if (
    own === undefined ||
    answersOn(desk, target).some(({ refusal }) => refusal === null && desk.selection.value)
  )
    return false;
  desk.selection.value = desk.selection.value?.unit === own.id ? null : { unit: own.id };
  return true;
}

export const canDragFrom = (desk: Desk, target: Target): boolean => ownUnit(desk, target) !== undefined;

export function dropAt(desk: Desk, { from, over }: Drag, at: Element | null): void {
  const own = ownUnit(desk, from);
  const last = over.at(-1);
  if (own === undefined || last === undefined) return;
  desk.selection.value = { unit: own.id };
  desk.choose(offersOf(desk, own.id, last), at);
}
