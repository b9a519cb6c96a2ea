// NAP-SOL.8, NAP-SOL.9, NAP-SOL.18: the army marches to a neighbour, into the Breach, or against what holds its own region.
import { type Frozen, no, type Refusal } from '@grognard/kernel';
import { fieldableArmy } from '../army/fieldable.ts';
import { BREACH, REGION_IDS, REGIONS, type RegionId } from '../data/regions.ts';
import type { Rule } from '../rule-types.ts';
import { campaignRefusals } from '../words/campaign.ts';
import { refusePoints, spend } from './action-points.ts';
import { threaten } from './foray.ts';
import { fieldTerms } from './foray-terms.ts';
import type { MonthFrame } from './frames.ts';
import { type Campaign, campaignOf } from './state.ts';
import { isThreatened } from './threat.ts';
import { marchTo } from './world.ts';

const SEALS_FOR_BREACH = 2;
const FIRST_BREACH_MONTH = 6;

/** EV02: Deep Snow. */
const marchCost = ({ event }: Pick<Campaign, 'event'>): number => (event === 'EV02' ? 2 : 1);

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
  // Nobody is lent a Commander there, and one whom no legal army can follow is none.
  return fieldableArmy(notebook, fieldTerms(campaign, { kind: 'breach', sheltered: false })) === null
    ? no('NAP-SOL.4', campaignRefusals.noCommander)
    : null;
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
