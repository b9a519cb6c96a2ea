import { marksOf } from '@grognard/desk/marks/marks-of.ts';
import type { Target } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { answersOn } from './answers.ts';
import { pickedOn } from './selection.ts';
import { unitNamed } from './written-orders.ts';

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

export const marksOn = (desk: Desk, isQuiet: boolean): MarkOf =>
  marksOf(desk, {
    isQuiet,
    isPicked: (target) => desk.isLive.value && !isQuiet && isPicked(desk, target),
    // With an order half drawn the sectors are lit, not the units that stand in them.
    answers: (target) =>
      'unit' in target && pickedOn(desk)?.kind === 'order' ? [] : answersOn(desk, target),
  });
