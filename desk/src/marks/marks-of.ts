import type { Target } from '@grognard/kernel';
import type { Desk } from '../contract/desk.ts';
import type { Offer } from '../contract/table-state.ts';
import { isLegal } from '../offers/legal.ts';
import { sameTarget } from '../target/target-key.ts';

interface Marking {
  /** Nothing is offered while something plays. */
  readonly isQuiet: boolean;
  isPicked(target: Target): boolean;
  /** What is pointed at, where the game draws it under another name than the journal has. */
  readonly pointedAt?: readonly Target[];
  /** What pressing a target would mean now. */
  answers(target: Target): readonly Offer<unknown>[];
}

/** Classes of a target, the same in every game: pointed at in the journal, chosen, open, or only to be asked about. */
export function marksOf(
  desk: Pick<Desk, 'isLive' | 'pointedAt'>,
  { isQuiet, isPicked, answers, pointedAt = desk.pointedAt.value }: Marking,
): (target: Target) => string {
  const isOpen = desk.isLive.value && !isQuiet;
  return (target) => {
    const marks: string[] = [];
    if (pointedAt.some((pointed) => sameTarget(pointed, target))) marks.push('is-last');
    if (isPicked(target)) marks.push('is-selected');
    const offers = isOpen ? answers(target) : [];
    if (offers.some(isLegal)) marks.push('is-legal');
    else if (offers.length > 0) marks.push('asks');
    return marks.join(' ');
  };
}
