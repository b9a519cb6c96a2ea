// NAP-SOL.8: Seals, each taken once and never lost.
import { REGIONS, type RegionId } from '../data/regions.ts';
import type { Table } from '../rule-types.ts';
import { chronicle } from './chronicle.ts';
import { type Campaign, campaignOf, changeCampaign } from './state.ts';

/** Whether there is one that has not been taken. */
export const canTakeSeal = ({ seals }: Pick<Campaign, 'seals'>, region: RegionId): boolean =>
  REGIONS[region].seal && !seals.includes(region);

export function takeSealOf(umpire: Table, region: RegionId): void {
  const { seals } = campaignOf(umpire.state);
  changeCampaign(umpire.state, { seals: [...seals, region] });
  umpire.emit({ type: 'sealTaken', rule: 'NAP-SOL.8', region });
  chronicle(umpire.state, 'sealed', region);
}
