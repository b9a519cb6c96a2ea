// Hexes that may be pressed now.
import { isLegal } from '@grognard/desk/offers/legal.ts';
import type { BattleView } from '../../view.ts';
import type { Desk } from '../desk.ts';
import { answersOn } from './choices.ts';
import { isAskedFirst } from './moment.ts';
import { reachIn } from './prospects.ts';
import { activeUnit } from './units-in-view.ts';

/** Before abilities are declined, those that may be pressed in a moment. */
export function openHexes(desk: Desk, battle: BattleView): readonly number[] {
  const { view } = desk.shown.value;
  const active = activeUnit(battle);
  if (isAskedFirst(view) && active?.owner === view.viewer) return reachIn(battle, active);
  const hexes = desk.offers().flatMap(({ target }) => ('hex' in target ? [target.hex] : []));
  return [...new Set(hexes)].filter((hex) => answersOn(desk, { hex }).some(isLegal));
}
