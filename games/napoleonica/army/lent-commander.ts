// NAP-TRN.16: an army that cannot field a legal Commander is lent one for the battle, on top of the limit.
import { UNITS } from '../data/units.ts';
import type { Faction, UnitTypeId } from '../data/words.ts';

/** In the place of a muster number: a unit that is in nobody's muster. */
export const LENT = -1;

/** The faction's Commander of whom there are many. */
export function plainCommander(faction: Faction): UnitTypeId {
  const found = UNITS.find((card) => card.faction === faction && card.branch === 'commander' && !card.unique);
  return found?.id ?? '';
}
