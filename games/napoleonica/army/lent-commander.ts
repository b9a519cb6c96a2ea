// NAP-TRN.16: an army that cannot field a legal Commander is lent one for the battle, on top of the limit.
import { detachment } from '../data/detachments.ts';
import type { UnitCard } from '../data/unit-card.ts';
import { UNITS, unitCard } from '../data/units.ts';
import type { DetachmentId, Faction, UnitTypeId } from '../data/words.ts';
import type { Notebook } from './notebook.ts';
import { goesWith } from './roster-rules.ts';

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

function hasCommanderFor({ faction, muster, detachments }: Notebook, limit: number): boolean {
  const fit = muster.filter(({ broken }) => !broken).map(({ type }) => unitCard(type));
  const commanders = fit.filter(({ branch, cost }) => branch === 'commander' && cost <= limit);
  if (commanders.some(({ unique }) => !unique)) return true;
  const others = fit.filter(({ unique }) => !unique);
  // A unique Commander needs an army of 100 DP around him (NAP-ARM.4).
  return commanders.some(({ cost }) => mostWithin(faction, others, detachments, limit - cost) >= 100 - cost);
}

/** The most that some of these units cost together within the limit, with detachments that go with them (NAP-ARM.3, NAP-SOL.20). */
function mostWithin(
  faction: Faction,
  units: readonly UnitCard[],
  owned: readonly DetachmentId[],
  limit: number,
): number {
  // What has been spent, and the detachments left, each way once.
  let ways = new Map([[`0 ${owned.join()}`, { spent: 0, left: owned }]]);
  for (const { id, cost, faction: home } of units) {
    const next = new Map(ways);
    for (const { spent, left } of ways.values()) {
      const fitting = home === faction ? left.filter((each) => goesWith(each, id)) : [];
      for (const each of [null, ...new Set(fitting)]) {
        const sum = spent + cost + (each === null ? 0 : detachment(each).cost);
        const rest = each === null ? left : left.toSpliced(left.indexOf(each), 1);
        if (sum <= limit) next.set(`${sum} ${rest.join()}`, { spent: sum, left: rest });
      }
    }
    ways = next;
  }
  return Math.max(...[...ways.values()].map(({ spent }) => spent));
}
