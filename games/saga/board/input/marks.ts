import { marksOf } from '@grognard/desk/marks/marks-of.ts';
import type { Target } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { answersOn } from './choices.ts';
import { inHand } from './in-hand.ts';
import { ownTarget } from './targets.ts';
import { isMarkedAtTurnEnd } from './turn-end.ts';

/** Classes of a target: what the highlight grammar says about it. */
export type Marker = (target: Target) => string;

/** Whether a target is the first half of a choice, or the unit that has the marker. */
function isPicked(desk: Desk, target: Target): boolean {
  const picked = inHand(desk) ?? desk.selection.value;
  switch (picked?.kind) {
    case 'partner':
      if ('unit' in target && target.unit === picked.unit) return true;
      break;
    case 'card':
      return 'card' in target && target.card === picked.card;
    case 'slot':
      return 'sector' in target && target.sector === picked.slot;
    case 'layout':
      if (picked.from === null) break;
      return 'unit' in target
        ? target.unit === picked.layout[picked.from]
        : 'sector' in target && target.sector === picked.from;
    default:
  }
  if (isMarkedAtTurnEnd(desk, target)) return true;
  return 'unit' in target && desk.shown.value.view.activation?.unit === target.unit;
}

export const marker = (desk: Desk, isQuiet: boolean): Marker =>
  marksOf(desk, {
    isQuiet,
    isPicked: (target) => isPicked(desk, target),
    answers: (target) => answersOn(desk, target),
    pointedAt: desk.pointedAt.value.map((target) => ownTarget(desk.shown.value.view, target)),
  });
