import { isLegal } from '@grognard/desk/offers/legal.ts';
import { targetKey } from '@grognard/desk/target/target-key.ts';
import type { Target } from '@grognard/kernel';
import type { Desk } from '../desk.ts';
import { nearOf } from '../words/names.ts';
import { answersOn } from './choices.ts';
import { placeIn } from './targets.ts';

/** Classes of a target: what the highlight grammar says about it. */
export type Marker = (target: Target) => string;

/** Whether a target is the first half of a choice, or the unit that has the marker. */
function isPicked(desk: Desk, target: Target): boolean {
  const picked = desk.selection.value;
  switch (picked?.kind) {
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
  return 'unit' in target && desk.shown.value.view.activation?.unit === target.unit;
}

export function marker(desk: Desk, isQuiet: boolean): Marker {
  const near = nearOf(desk.shown.value.view);
  const isLive = desk.isLive.value && !isQuiet;
  const keyOf = (target: Target): string =>
    targetKey('sector' in target ? { sector: placeIn(target.sector, near) } : target);
  const pointed = new Set(desk.pointedAt.value.map(keyOf));
  return (target) => {
    const marks = pointed.has(keyOf(target)) ? ['is-last'] : [];
    if (isPicked(desk, target)) marks.push('is-selected');
    const answers = isLive ? answersOn(desk, target) : [];
    if (answers.some(isLegal)) marks.push('is-legal');
    else if (answers.length > 0) marks.push('asks');
    return marks.join(' ');
  };
}
