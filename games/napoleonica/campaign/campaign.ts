// NAP-SOL: a campaign from its muster to its last month (NAP-20.3).
import type { Frozen } from '@grognard/kernel';
import { shopFrame } from '../army/frames.ts';
import { BREACH, REGIONS } from '../data/regions.ts';
import { sequence, type Table } from '../rule-types.ts';
import { chronicle } from './chronicle.ts';
import { threaten } from './foray.ts';
import { campaignFrame, monthFrame, monthlyEventFrame } from './frames.ts';
import { type Campaign, campaignOf, changeCampaign, PLAYER } from './state.ts';
import { capitalOf, changeDp, corrupt, lose, rollRegion, spreadsTo, stepTowards } from './world.ts';

const MONTHS = 12;
const ACTION_POINTS = 2;
/** NAP-SOL.12 */
const LATE_SPREAD = 7;
/** NAP-SOL.3: Conscripts are spared in the first two months. */
const SPARED_MONTHS = 2;
/** NAP-SOL.7: BD7 in a campaign. */
const TREASURY_DP = 4;

export const campaign = sequence(campaignFrame, 'NAP-SOL.2', {
  muster: (umpire) => umpire.call(shopFrame.ask([PLAYER], { shop: 'muster' })),
  month(umpire) {
    const month = campaignOf(umpire.state).month + 1;
    changeCampaign(umpire.state, { month, ap: ACTION_POINTS, event: null });
    umpire.emit({ type: 'monthBegan', rule: 'NAP-SOL.2', month, ap: ACTION_POINTS });
  },
  event: (umpire) => umpire.call(monthlyEventFrame.at('draw', {})),
  actions: (umpire) => umpire.call(monthFrame.at('choose', {})),
  income,
  spread,
  host: moveHost,
  next(umpire, frame) {
    frame.step = 'month';
    if (campaignOf(umpire.state).month === MONTHS) lose(umpire, 'late');
  },
});

/** SOL.M4: the army's region and the capital pay, each if it is clean; one region pays once. */
export function monthsIncome(campaign: Frozen<Campaign>): number {
  const { army, corruption, event, notebook } = campaign;
  if (event === 'EV15') return 0;
  const paying = [...new Set([army, capitalOf(campaign)])].filter((region) => corruption[region] === 0);
  const extra = notebook.buildings.includes('BD7') && paying.length > 0 ? TREASURY_DP : 0;
  return paying.reduce((sum, region) => sum + REGIONS[region].income, extra);
}

/** NAP-SOL.12: how often the die is rolled for the spread of corruption this month. */
export function spreadRolls({ month, event, difficulty }: Frozen<Campaign>): number {
  if (difficulty === 'conscript' && month <= SPARED_MONTHS) return 0;
  return (month >= LATE_SPREAD ? 3 : 2) + (event === 'EV14' ? 1 : 0);
}

function income(umpire: Table): void {
  changeDp(umpire, monthsIncome(campaignOf(umpire.state)));
}

/** SOL.M5 */
function spread(umpire: Table): void {
  const rolls = spreadRolls(campaignOf(umpire.state));
  for (let roll = 0; roll < rolls && umpire.state.result === null; roll += 1) {
    const region = rollRegion(umpire, 'NAP-SOL.12 spread');
    const spreads = region !== BREACH && spreadsTo(campaignOf(umpire.state), region);
    umpire.emit({ type: 'spreadRolled', rule: 'NAP-SOL.12', region, spreads });
    if (!spreads) continue;
    chronicle(umpire.state, 'spread', region);
    corrupt(umpire, region, 1);
  }
}

/** NAP-SOL.13: from the month after its arrival the Host comes nearer. */
function moveHost(umpire: Table): void {
  const { host, month, army } = campaignOf(umpire.state);
  if (host === null || host.since === month || host.at === army) return;
  const to = stepTowards(host.at, army);
  changeCampaign(umpire.state, { host: { ...host, at: to } });
  umpire.emit({ type: 'hostMoved', rule: 'NAP-SOL.13', from: host.at, to });
  chronicle(umpire.state, 'host', to);
  if (to === army) threaten(umpire, 'host');
}
