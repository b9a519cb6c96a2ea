// SOL.M2, NAP-SOL.7, NAP-SOL.8: what a month's action points are spent on where the army stands.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { restorationFrame } from '../army/frames.ts';
import { REGIONS, type RegionId } from '../data/regions.ts';
import type { Rule, Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { campaignRefusals } from '../words/campaign.ts';
import { refusePoints, spend } from './action-points.ts';
import { chronicle } from './chronicle.ts';
import { developFrame, type MonthFrame } from './frames.ts';
import { giveUpLoot } from './looting.ts';
import { takeSealOf } from './seals.ts';
import { type Campaign, campaignOf, PLAYER } from './state.ts';
import { changeDp, corrupt } from './world.ts';

const PURGE_DP = 20;
const REST_UNITS = 2;

/** What is done where the army stands. */
function hereRule<T extends 'develop' | 'recover' | 'takeSeal'>(
  type: T,
  refuseHere: (campaign: Frozen<Campaign>, region: string) => Refusal | null,
  apply: (umpire: Table, region: RegionId) => void,
) {
  return {
    type,
    rule: 'NAP-SOL.8' as const,
    candidates: () => [{ type }],
    refuse(state: Frozen<State>) {
      const campaign = campaignOf(state);
      return refusePoints(campaign, 1) ?? refuseHere(campaign, REGIONS[campaign.army].name);
    },
    target: () => ({ button: type }),
    apply(umpire: Table) {
      spend(umpire, 1);
      apply(umpire, campaignOf(umpire.state).army);
    },
  };
}

/** NAP-SOL.7 */
export const develop: Rule<MonthFrame, 'develop'> = hereRule(
  'develop',
  ({ army, corruption }, region) =>
    corruption[army] > 0 ? no('NAP-SOL.7', campaignRefusals.corrupted, { region }) : null,
  (umpire, region) => {
    umpire.emit({ type: 'campDeveloped', rule: 'NAP-SOL.7', region });
    chronicle(umpire.state, 'developed', region);
    umpire.call(developFrame.at('choose', { built: false }));
  },
);

export const recover: Rule<MonthFrame, 'recover'> = hereRule(
  'recover',
  ({ notebook }) =>
    notebook.muster.some(({ broken }) => broken) ? null : no('NAP-SOL.8', campaignRefusals.noneBroken),
  (umpire, region) => {
    umpire.emit({ type: 'campRested', rule: 'NAP-SOL.8', region });
    chronicle(umpire.state, 'rested', region);
    umpire.call(restorationFrame.at('look', { player: PLAYER, free: REST_UNITS }));
  },
);

export const takeSeal: Rule<MonthFrame, 'takeSeal'> = hereRule(
  'takeSeal',
  ({ army, corruption, seals }, region) => {
    if (!REGIONS[army].seal) return no('NAP-SOL.8', campaignRefusals.noSeal, { region });
    if (seals.includes(army)) return no('NAP-SOL.8', campaignRefusals.sealTaken, { region });
    return corruption[army] > 0 ? no('NAP-SOL.8', campaignRefusals.corrupted, { region }) : null;
  },
  takeSealOf,
);

export const purge: Rule<MonthFrame, 'purge'> = {
  type: 'purge',
  rule: 'NAP-SOL.8',
  *candidates(state) {
    yield { type: 'purge', holyWater: false };
    if (campaignOf(state).loot.includes('holyWater')) yield { type: 'purge', holyWater: true };
  },
  refuse(state, _frame, _seat, { holyWater }) {
    const campaign = campaignOf(state);
    const { army, corruption, loot, notebook } = campaign;
    const short = refusePoints(campaign, 1);
    if (short !== null) return short;
    if (corruption[army] !== 1)
      return no('NAP-SOL.8', campaignRefusals.notOne, {
        region: REGIONS[army].name,
        corruption: corruption[army],
      });
    if (holyWater) return loot.includes('holyWater') ? null : no('NAP-SOL.15', campaignRefusals.noHolyWater);
    const { treasury: left } = notebook;
    return left < PURGE_DP ? no('NAP-SOL.8', campaignRefusals.cannotPay, { price: PURGE_DP, left }) : null;
  },
  target: ({ holyWater }) => ({ button: holyWater ? 'holyWater' : 'purge' }),
  apply(umpire, _frame, _seat, { holyWater }) {
    spend(umpire, 1);
    if (holyWater) giveUpLoot(umpire, 'holyWater', 'lootUsed');
    else changeDp(umpire, -PURGE_DP);
    const { army } = campaignOf(umpire.state);
    chronicle(umpire.state, 'purged', army);
    corrupt(umpire, army, -1);
  },
};

export const endMonth: Rule<MonthFrame, 'endMonth'> = {
  type: 'endMonth',
  rule: 'NAP-SOL.7',
  role: 'commit',
  candidates: () => [{ type: 'endMonth' }],
  refuse: () => null,
  target: () => ({ button: 'endMonth' }),
  apply(_umpire, frame) {
    frame.step = 'over';
  },
};
