// NAP-20: what may be done in a month of the campaign.
import { type Campaign, campaignIn, unitsFor } from './books.ts';
import { buyable, restoreOffers } from './offers-series.ts';
import type { Legal } from './offers-turn.ts';
import type { Frame } from './shape.ts';
import { REGIONS } from './tables/campaign.ts';
import { BUILDINGS } from './tables/series.ts';
import { unitCard } from './tables/units.ts';

const corruptionOf = ({ corruption }: Campaign, region: string): number => corruption[region] ?? 0;
const hasFitCommander = ({ notebook }: Campaign): boolean =>
  notebook.muster.some(({ type, broken }) => !broken && unitCard(type).arm === 'commander');

/** NAP-SOL.9, NAP-SOL.4 */
const mayEnter = (campaign: Campaign, region: string): boolean =>
  region !== 'W12' || (campaign.seals.length >= 2 && campaign.month >= 6 && hasFitCommander(campaign));

function marches(campaign: Campaign): string[] {
  const price = campaign.event === 'EV02' ? 2 : 1;
  const near = REGIONS[campaign.army]?.near ?? [];
  const found = campaign.ap >= price ? near.filter((region) => mayEnter(campaign, region)) : [];
  // NAP-SOL.18: into its own region, to fight what is there. Of a Host in a clean one the law does not speak; it is there to be
  // fought all the same.
  const isHeld = corruptionOf(campaign, campaign.army) >= 1 || campaign.host?.at === campaign.army;
  if (campaign.ap >= price && isHeld) found.push(campaign.army);
  return found;
}

function monthOffers(campaign: Campaign): Legal[] {
  const { army, ap, notebook, loot, seals } = campaign;
  const corruption = corruptionOf(campaign, army);
  const found: Legal[] = [
    { type: 'endMonth' },
    ...marches(campaign).map((region) => ({ type: 'march', region })),
  ];
  if (ap < 1) return found;
  if (corruption === 0) found.push({ type: 'develop' });
  if (notebook.muster.some(({ broken }) => broken)) found.push({ type: 'recover' });
  if (corruption === 0 && REGIONS[army]?.seal === true && !seals.includes(army))
    found.push({ type: 'takeSeal' });
  if (corruption === 1 && notebook.treasury >= 20) found.push({ type: 'purge', holyWater: false });
  if (corruption === 1 && loot.includes('holyWater')) found.push({ type: 'purge', holyWater: true });
  return found;
}

/** NAP-SOL.7 */
function developOffers({ notebook }: Campaign, hasBuilt: boolean): Legal[] {
  const wares = buyable(notebook, [], false).filter((ware) => !hasBuilt || !Object.hasOwn(BUILDINGS, ware));
  return [...restoreOffers(notebook, false), ...wares.map((ware) => ({ type: 'buy', ware }))];
}

/** NAP-SOL.5, EV24 */
export function hirePrice({ event, foray }: Campaign, id: string): number {
  const { cost } = unitCard(id);
  const isFree = event === 'EV24' && cost <= 35 && foray?.sheltered !== true;
  return isFree ? 0 : Math.ceil(cost / 2);
}
function hireOffers(campaign: Campaign): Legal[] {
  const other = campaign.notebook.faction === 'france' ? 'russia' : 'france';
  const types = unitsFor(other)
    .filter(
      ({ arm, unique, id }) =>
        arm !== 'commander' && !unique && hirePrice(campaign, id) <= campaign.notebook.treasury,
    )
    .map(({ id }) => id);
  return [null, ...types].map((unit) => ({ type: 'hire', unit }));
}

const orders = (cards: readonly string[]): string[][] =>
  cards.length <= 1
    ? [[...cards]]
    : cards.flatMap((card) => orders(cards.filter((each) => each !== card)).map((rest) => [card, ...rest]));

/** NAP-SOL.16, NAP-SOL.22 */
function eventOffers(campaign: Campaign): Legal[] | null {
  const { event, notebook, known } = campaign;
  const pays = (price: number) => notebook.treasury >= price;
  const answer = (options: readonly string[]): Legal[] =>
    options.map((option) => ({ type: 'event', option }));
  switch (event) {
    case 'EV07':
      return answer(['yield', 'fight']);
    case 'EV08':
      return answer(pays(10) ? ['pay', 'yield'] : ['yield']);
    case 'EV11': {
      const companies = unitsFor(notebook.faction).filter(({ branch, unique }) => branch === 'LC' && !unique);
      const payable = companies.filter(({ cost }) => pays(Math.ceil(cost / 2)));
      return answer([...payable.map(({ id }) => id), 'leave']);
    }
    case 'EV19':
    case 'EV20':
      return answer(pays(event === 'EV19' ? 20 : 25) ? ['take', 'leave'] : ['leave']);
    case 'EV21':
      return answer(Object.keys(REGIONS).filter((id) => id !== 'W12' && corruptionOf(campaign, id) > 0));
    case 'EV27':
      return answer(orders(known).map((order) => order.join(' ')));
    default:
      return null;
  }
}

export function campaignOffers(position: unknown, frame: Frame): Legal[] | null {
  const campaign = campaignIn(position);
  if (campaign === null) return null;
  switch (frame.proc) {
    case 'month':
      return monthOffers(campaign);
    case 'develop':
      return developOffers(campaign, frame['built'] === true);
    case 'monthlyEvent':
      return eventOffers(campaign);
    case 'beforeBattle':
      if (frame.step === 'hire') return hireOffers(campaign);
      return [true, false].map((yes) => ({
        type: frame.step === 'refuse' ? 'refuseBattle' : 'fieldKitchen',
        yes,
      }));
    default:
      return null;
  }
}
