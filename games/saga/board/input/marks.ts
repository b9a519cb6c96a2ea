import type { Target } from '@grognard/kernel';
import type { Desk } from '@grognard/web/table/game-board.ts';
import { nearOf } from '../words/names.ts';
import { answersOn } from './choices.ts';
import { viewIn } from './reading.ts';
import { pickOf } from './selection.ts';
import { placeIn } from './targets.ts';

/** 'unit:A7', as the page writes a target beside what it draws. */
export const keyOf = (target: Target): string =>
  Object.entries(target)
    .map(([kind, value]) => `${kind}:${value}`)
    .join();

/** Classes of a target: what the highlight grammar says about it. */
export function marker(desk: Desk, isQuiet: boolean): (target: Target) => string {
  const picked = pickOf(desk);
  const view = viewIn(desk.shown.value);
  const near = nearOf(view);
  const isLive = desk.isLive.value && !isQuiet;
  const pointed = new Set(
    desk.pointedAt.value.map((target) =>
      'sector' in target ? `sector:${placeIn(target.sector, near)}` : keyOf(target),
    ),
  );
  const isPointed = (target: Target): boolean =>
    pointed.has('sector' in target ? `sector:${placeIn(target.sector, near)}` : keyOf(target));
  const isPicked = (target: Target): boolean => {
    if (picked?.kind === 'card') return 'card' in target && target.card === picked.card;
    if (picked?.kind === 'slot') return 'sector' in target && target.sector === picked.slot;
    if (picked?.kind === 'layout' && picked.from !== null)
      return 'unit' in target
        ? target.unit === picked.layout[picked.from]
        : 'sector' in target && target.sector === picked.from;
    return 'unit' in target && view.activation?.unit === target.unit;
  };
  return (target) => {
    const marks = isPointed(target) ? ['is-last'] : [];
    if (isPicked(target)) marks.push('is-selected');
    if (!isLive) return marks.join(' ');
    const answers = answersOn(desk, target);
    if (answers.some(({ refusal }) => refusal === null)) marks.push('is-legal');
    else if (answers.length > 0) marks.push('asks');
    return marks.join(' ');
  };
}
