// NAP-ROS.1, NAP-SCN.5: recommended armies, and what armies cost.
import { ROSTERS } from './tables/scenarios.ts';
import { DETACHMENTS } from './tables/series.ts';
import { lettersOf, unitCard } from './tables/units.ts';

interface Enlisted {
  readonly type: string;
  readonly detachment: string | null;
}

export const costOf = (units: readonly Enlisted[]): number =>
  units.reduce(
    (sum, { type, detachment }) =>
      sum + unitCard(type).cost + (detachment === null ? 0 : (DETACHMENTS[detachment]?.cost ?? 0)),
    0,
  );

/** 'FR01+DT2 FR02' */
export const rosterCost = (text: string): number =>
  costOf(
    text.split(' ').map((word) => {
      const [type = '', detachment = null] = word.split('+');
      return { type, detachment };
    }),
  );

/** The costliest recommended army of a faction within the limit. */
export function recommendedCost(faction: string, limit: number): number {
  const costs = Object.entries(ROSTERS)
    .filter(([name]) => name.startsWith(lettersOf(faction)))
    .map(([, text]) => rosterCost(text))
    .filter((cost) => cost <= limit);
  return Math.max(0, ...costs);
}
