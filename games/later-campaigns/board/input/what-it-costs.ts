// NLC-7.4e, 7.4f: what going back of one's own will costs both sides, before it is chosen.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { isFrameOf } from '@grognard/kernel';
import { assaultFrame } from '../../frames.ts';
import { halvedHits } from '../../strength/hits.ts';
import { sideOfSeat } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';

export interface HalvedHits {
  readonly own: number;
  readonly other: number;
}

/** Null while nobody is asked to retreat or stand. */
export function ifTheyRetreat(desk: Desk): HalvedHits | null {
  const { view } = desk.shown.value;
  const top = view.frames.at(-1);
  if (top === undefined || !isFrameOf(assaultFrame, top)) return null;
  if (!legalIn(desk.offers()).some(({ action }) => action.type === 'retreat')) return null;
  const [attackers, defenders] = [halvedHits(top.hitsOnAttackers), halvedHits(top.hitsOnDefenders)];
  return sideOfSeat(view.viewer) === top.side
    ? { own: attackers, other: defenders }
    : { own: defenders, other: attackers };
}
