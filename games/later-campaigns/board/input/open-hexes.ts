// Hexes where something may be decided, in the order in which a key goes through them.
import type { Hex } from '../../vocabulary.ts';
import type { Desk } from '../desk.ts';
import { goalsOf } from './goals.ts';
import { actingHexes, chosenHex } from './pieces.ts';

/** Where whoever is chosen may go comes before others who could be chosen instead. */
export function openHexes(desk: Desk): readonly Hex[] {
  const [acting, goals] = [actingHexes(desk), goalsOf(desk)];
  const chosen = desk.selection.value === null ? null : chosenHex(desk);
  return [...new Set(chosen === null ? [...acting, ...goals] : [chosen, ...goals, ...acting])];
}
