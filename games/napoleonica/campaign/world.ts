// NAP-SOL.4, NAP-SOL.6: the map of the campaign: corruption, capitals, ways.
import { BREACH, CAPITALS, MOST_CORRUPTION, REGION_IDS, REGIONS, type RegionId } from '../data/regions.ts';
import type { Table } from '../rule-types.ts';
import { campaignResults } from '../words/campaign.ts';
import { chronicle } from './chronicle.ts';
import { type Campaign, campaignOf, changeCampaign } from './state.ts';

export const capitalOf = ({ notebook }: Pick<Campaign, 'notebook'>): RegionId =>
  notebook.faction === 'russia' ? CAPITALS.russia : CAPITALS.france;

/** Corruption rises or falls, within 0 and 3; with the capital at 3 all is lost (NAP-SOL.4). */
export function corrupt(umpire: Table, region: RegionId, by: number): void {
  const { state } = umpire;
  const campaign = campaignOf(state);
  const before = campaign.corruption[region];
  const corruption = Math.min(MOST_CORRUPTION, Math.max(0, before + by));
  if (corruption === before) return;
  changeCampaign(state, { corruption: { ...campaign.corruption, [region]: corruption } });
  umpire.emit({ type: 'regionChanged', rule: 'NAP-SOL.6', region, by: corruption - before, corruption });
  if (region === capitalOf(campaign) && corruption === MOST_CORRUPTION) lose(umpire, 'capital');
}

export function lose(umpire: Table, how: 'capital' | 'late' | 'breach'): void {
  umpire.state.result = { winners: ['B'], rule: 'NAP-SOL.4', text: campaignResults[how] };
  umpire.emit({ type: 'campaignEnded', rule: 'NAP-SOL.4', won: false });
}

export function win(umpire: Table): void {
  umpire.state.result = { winners: ['A'], rule: 'NAP-SOL.4', text: campaignResults.won };
  umpire.emit({ type: 'campaignEnded', rule: 'NAP-SOL.4', won: true });
}

/** NAP-SOL.13: the next region on the shortest way; of several the one with the lowest id. */
export function stepTowards(from: RegionId, to: RegionId): RegionId {
  const far = distancesTo(to);
  const nearer = REGIONS[from].neighbours.filter((next) => (far.get(next) ?? 0) < (far.get(from) ?? 0));
  return nearer.toSorted()[0] ?? from;
}

function distancesTo(to: RegionId): ReadonlyMap<RegionId, number> {
  const far = new Map<RegionId, number>([[to, 0]]);
  for (const [region, steps] of far)
    for (const next of REGIONS[region].neighbours) if (!far.has(next)) far.set(next, steps + 1);
  return far;
}

/** NAP-SOL.17: where a beaten army goes when it cannot go back: the least corrupted neighbour, never the Breach. */
export function refugeFrom(region: RegionId, { corruption }: Pick<Campaign, 'corruption'>): RegionId {
  const open = REGIONS[region].neighbours.filter((next) => next !== BREACH).toSorted();
  return open.toSorted((a, b) => corruption[a] - corruption[b])[0] ?? region;
}

/** NAP-SOL.12: corruption spreads to a region from a neighbour that has more. */
export const spreadsTo = ({ army, corruption }: Campaign, region: RegionId): boolean =>
  region !== army &&
  corruption[region] < MOST_CORRUPTION &&
  REGIONS[region].neighbours.some((next) => corruption[next] > corruption[region]);

export function rollRegion(umpire: Table, purpose: string): RegionId {
  const region = REGION_IDS[umpire.random.die(REGION_IDS.length, purpose) - 1];
  return region ?? BREACH;
}

/** Writes DP in or out, and tells of it. */
export function changeDp(umpire: Table, by: number): void {
  const { notebook } = campaignOf(umpire.state);
  const treasury = Math.max(0, notebook.treasury + by);
  if (treasury === notebook.treasury) return;
  changeCampaign(umpire.state, { notebook: { ...notebook, treasury } });
  umpire.emit({ type: 'dpChanged', rule: 'NAP-SOL.7', by: treasury - notebook.treasury, treasury });
}

export function marchTo(umpire: Table, to: RegionId): void {
  const { army: from } = campaignOf(umpire.state);
  changeCampaign(umpire.state, { army: to, previous: from });
  umpire.emit({ type: 'armyMarched', rule: 'NAP-SOL.8', from, to });
  chronicle(umpire.state, 'marched', to);
}
