// NAP-SOL.16, NAP-SOL.22: what an event lets the player choose from; nothing for most of them.
import { idsWhere, type MusterId } from '../army/notebook.ts';
import { BREACH, REGION_IDS } from '../data/regions.ts';
import { UNITS, unitCard } from '../data/units.ts';
import type { UnitTypeId } from '../data/words.ts';
import type { Campaign } from './state.ts';

/** EV07, EV08 */
export const MARAUDERS_DP = 15;
export const DESERTERS_DP = 10;

/** EV11: what half a unit costs. */
export const halfPrice = (type: UnitTypeId): number => Math.ceil(unitCard(type).cost / 2);

/** EV19, EV20 */
export const ALLIES = { EV19: { unit: 'RU08', price: 20 }, EV20: { unit: 'FR08', price: 25 } } as const;

/** EV08: the cheapest fit unit that is no Commander. */
export function deserterIn({ notebook }: Pick<Campaign, 'notebook'>): MusterId | null {
  const fit = idsWhere(notebook, ({ type, broken }) => !broken && unitCard(type).branch !== 'commander');
  const cost = (id: MusterId): number => unitCard(notebook.muster[id]?.type ?? '').cost;
  return fit.toSorted((a, b) => cost(a) - cost(b))[0] ?? null;
}

export function optionsOf(campaign: Campaign): readonly string[] {
  const { event, notebook, corruption, known } = campaign;
  const canPay = (price: number): boolean => notebook.treasury >= price;
  switch (event) {
    case 'EV07':
      return ['yield', 'fight'];
    case 'EV08':
      return [...(canPay(DESERTERS_DP) ? ['pay'] : []), ...(deserterIn(campaign) === null ? [] : ['yield'])];
    case 'EV11': {
      const companies = UNITS.filter(
        ({ faction, branch, unique }) => faction === notebook.faction && branch === 'lightCavalry' && !unique,
      ).map(({ id }) => id);
      return [...companies.filter((type) => canPay(halfPrice(type))), 'leave'];
    }
    case 'EV19':
    case 'EV20':
      return canPay(ALLIES[event].price) ? ['take', 'leave'] : ['leave'];
    case 'EV21':
      return REGION_IDS.filter((region) => region !== BREACH && corruption[region] > 0);
    case 'EV27':
      return ordersOf(known).map((order) => order.join(' '));
    default:
      return [];
  }
}

/** Every order in which these can lie. */
const ordersOf = (cards: readonly string[]): readonly (readonly string[])[] =>
  cards.length <= 1
    ? [cards]
    : cards.flatMap((card) => ordersOf(cards.filter((each) => each !== card)).map((rest) => [card, ...rest]));
