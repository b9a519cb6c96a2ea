// SOL.M2, NAP-SOL.7 to SOL.9, SOL.18: what a month's action points are spent on.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { restorationFrame } from '../army/frames.ts';
import { BREACH, REGION_IDS, REGIONS, type RegionId } from '../data/regions.ts';
import { unitCard } from '../data/units.ts';
import type { Rule, Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import { campaignRefusals } from '../words/campaign.ts';
import { chronicle } from './chronicle.ts';
import { threaten } from './foray.ts';
import { developFrame, type MonthFrame } from './frames.ts';
import { giveUpLoot } from './looting.ts';
import { takeSealOf } from './seals.ts';
import { type Campaign, campaignOf, changeCampaign, PLAYER } from './state.ts';
import { isThreatened } from './threat.ts';
import { changeDp, corrupt, marchTo } from './world.ts';

const SEALS_FOR_BREACH = 2;
const FIRST_BREACH_MONTH = 6;
const PURGE_DP = 20;
const REST_UNITS = 2;

/** EV02: Deep Snow. */
const marchCost = ({ event }: Pick<Campaign, 'event'>): number => (event === 'EV02' ? 2 : 1);

const refusePoints = ({ ap }: Frozen<Campaign>, cost: number): Refusal | null =>
  ap < cost ? no('NAP-SOL.7', campaignRefusals.noPoints, { cost, ap }) : null;

function spend({ state }: Table, cost: number): void {
  changeCampaign(state, { ap: campaignOf(state).ap - cost });
}

function refuseMarch(campaign: Frozen<Campaign>, region: RegionId): Refusal | null {
  const { army, seals, month, notebook } = campaign;
  const short = refusePoints(campaign, marchCost(campaign));
  if (short !== null) return short;
  const names = { region: REGIONS[region].name, from: REGIONS[army].name };
  if (region === army)
    return isThreatened(campaign, region) ? null : no('NAP-SOL.18', campaignRefusals.quiet, names);
  if (!REGIONS[army].neighbours.includes(region)) return no('NAP-SOL.6', campaignRefusals.notNext, names);
  if (region !== BREACH) return null;
  if (seals.length < SEALS_FOR_BREACH)
    return no('NAP-SOL.9', campaignRefusals.fewSeals, { seals: seals.length });
  if (month < FIRST_BREACH_MONTH) return no('NAP-SOL.9', campaignRefusals.tooEarly);
  const hasCommander = notebook.muster.some(
    ({ type, broken }) => !broken && unitCard(type).branch === 'commander',
  );
  return hasCommander ? null : no('NAP-SOL.4', campaignRefusals.noCommander);
}

export const march: Rule<MonthFrame, 'march'> = {
  type: 'march',
  rule: 'NAP-SOL.8',
  *candidates(state) {
    const { army } = campaignOf(state);
    for (const region of [army, ...REGIONS[army].neighbours]) yield { type: 'march', region };
  },
  *wider(state) {
    const { army } = campaignOf(state);
    for (const region of REGION_IDS)
      if (region !== army && !REGIONS[army].neighbours.includes(region)) yield { type: 'march', region };
  },
  refuse: (state, _frame, _seat, { region }) => refuseMarch(campaignOf(state), region),
  target: ({ region }) => ({ sector: region }),
  apply(umpire, _frame, _seat, { region }) {
    spend(umpire, marchCost(campaignOf(umpire.state)));
    const isInside = region === campaignOf(umpire.state).army;
    if (!isInside) marchTo(umpire, region);
    if (!isThreatened(campaignOf(umpire.state), region)) return;
    threaten(umpire, region === BREACH ? 'breach' : isInside ? 'attack' : 'march');
  },
};

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
