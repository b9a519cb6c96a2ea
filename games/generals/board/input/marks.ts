import { marksOf } from '@grognard/desk/marks/marks-of.ts';
import type { Target } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { answersOn } from './answers.ts';
import { pickedOn } from './selection.ts';
import { isOwn, unitNamed } from './written-orders.ts';

/** Classes of a target: what the highlight grammar says about it. */
export type MarkOf = (target: Target) => string;

function isPicked(desk: Desk, target: Target): boolean {
  const picked = pickedOn(desk);
  if (picked === null || !('unit' in target)) return false;
  if (picked.kind === 'unit') return target.unit === picked.unit;
  const unit = unitNamed(desk, target.unit);
  return (
    picked.kind === 'order' &&
    unit?.at === picked.from &&
    unit.arm === picked.arm &&
    unit.side === desk.shown.value.view.viewer
  );
}

/** With an order half drawn the sectors are lit, not the enemies that stand in them. Another own unit may still be chosen. */
function isInTheWay(desk: Desk, target: Target): boolean {
  if (!('unit' in target) || pickedOn(desk)?.kind !== 'order') return false;
  const unit = unitNamed(desk, target.unit);
  return unit === undefined || !isOwn(desk, unit);
}

export const marksOn = (desk: Desk, isQuiet: boolean): MarkOf =>
  marksOf(desk, {
    isQuiet,
    isPicked: (target) => desk.isLive.value && !isQuiet && isPicked(desk, target),
    answers: (target) => (isInTheWay(desk, target) ? [] : answersOn(desk, target)),
  });
