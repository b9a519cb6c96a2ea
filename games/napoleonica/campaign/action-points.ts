// SOL.M2: the action points of a month.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import type { Table } from '../rule-types.ts';
import { campaignRefusals } from '../words/campaign.ts';
import { type Campaign, campaignOf, changeCampaign } from './state.ts';

export const refusePoints = ({ ap }: Frozen<Campaign>, cost: number): Refusal | null =>
  ap < cost ? no('NAP-SOL.7', campaignRefusals.noPoints, { cost, ap }) : null;

export function spend({ state }: Table, cost: number): void {
  changeCampaign(state, { ap: campaignOf(state).ap - cost });
}
