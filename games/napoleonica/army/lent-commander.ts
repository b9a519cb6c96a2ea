// NAP-TRN.16: an army that cannot field a legal Commander is lent one for the battle, on top of the limit.
import { UNITS, unitCard } from '../data/units.ts';
import type { Faction, UnitTypeId } from '../data/words.ts';
import type { Notebook } from './notebook.ts';

/** In the place of a muster number: a unit that is in nobody's muster. */
export const LENT = -1;

/** The faction's Commander of whom there are many. */
export function plainCommander(faction: Faction): UnitTypeId {
  const found = UNITS.find((card) => card.faction === faction && card.branch === 'commander' && !card.unique);
  return found?.id ?? '';
}

/** The Commander that is lent; null when the muster has one that can be fielded. */
export const lentCommander = (notebook: Notebook, limit: number): UnitTypeId | null =>
  hasCommanderFor(notebook, limit) ? null : plainCommander(notebook.faction);

function hasCommanderFor({ muster }: Notebook, limit: number): boolean {
  const fit = muster.filter(({ broken }) => !broken).map(({ type }) => unitCard(type));
  const commanders = fit.filter(({ branch, cost }) => branch === 'commander' && cost <= limit);
  if (commanders.some(({ unique }) => !unique)) return true;
  const others = fit.filter(({ unique }) => !unique).map(({ cost }) => cost);
  // A unique Commander needs an army of 100 DP around him (NAP-ARM.4).
  return commanders.some(({ cost }) => canReach(others, 100 - cost, limit - cost));
}

/** Whether some of the costs add up to something between the two. */
function canReach(costs: readonly number[], least: number, most: number): boolean {
  const sums = new Set([0]);
  for (const cost of costs) for (const sum of [...sums]) if (sum + cost <= most) sums.add(sum + cost);
  return [...sums].some((sum) => sum >= least);
}
