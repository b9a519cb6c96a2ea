// Pointing at things between battles: wares are bought, units fielded and kept at home, cards chosen and then given away.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import type { Target } from '@grognard/kernel';
import { type ImprovementId, isImprovement } from '../../data/improvements.ts';
import { REGION_IDS, type RegionId } from '../../data/regions.ts';
import type { Action } from '../../grammar.ts';
import type { Desk, Offer } from '../desk.ts';
import { regionName } from '../words/campaign-names.ts';

/** What stands on the desk or the map is not repeated in the prompt. */
const ON_THE_DESK: readonly Action['type'][] = [
  'develop',
  'recover',
  'takeSeal',
  'purge',
  'event',
  'pickSide',
];

export const aboutBetween = (action: Action): readonly Target[] =>
  ON_THE_DESK.includes(action.type) ? [{ card: 'desk' }] : [];

/** The improvement card that is lifted, if one is. */
export const liftedCard = (desk: Desk): ImprovementId | null => {
  const picked = desk.selection.value;
  return picked?.kind === 'improvement' ? picked.card : null;
};

function onUnit(desk: Desk, target: Target): readonly Offer[] {
  const card = liftedCard(desk);
  const offers = desk.on(target).filter(({ action }) => action.type !== 'attach' && action.type !== 'detach');
  const home = offers.filter(({ action }) => action.type === 'keepHome');
  if (home.length > 0) return home;
  return card === null
    ? offers
    : offers.filter(({ action }) => action.type !== 'improve' || action.card === card);
}

/** Offers that pressing something means now. */
export function answersBetween(desk: Desk, target: Target): readonly Offer[] {
  if ('unit' in target) return onUnit(desk, target);
  if ('card' in target)
    return desk.on(target).filter(({ action }) => action.type !== 'putBack' && action.type !== 'assign');
  return desk.on(target);
}

const isMonth = (desk: Desk): boolean => desk.offers().some(({ action }) => action.type === 'endMonth');

/** Regions an event asks about, wherever they are; within a month the army acts where it stands. */
export const askedAbout = (desk: Desk): readonly RegionId[] =>
  isMonth(desk)
    ? []
    : legalIn(desk.offers()).flatMap(({ target }) =>
        REGION_IDS.filter((region) => target !== null && 'sector' in target && target.sector === region),
      );

/** What gives this card to a unit. */
export const takersOf = (desk: Desk, card: ImprovementId): readonly Offer[] =>
  legalIn(desk.offers()).filter(({ action }) => action.type === 'improve' && action.card === card);

/** NAP-SOL.6: a region far away says why the army cannot march there. */
function askAboutMarch(desk: Desk, sector: string, at: Element): boolean {
  const region = REGION_IDS.find((each) => each === sector);
  if (region === undefined || !isMonth(desk)) return false;
  desk.ask({ type: 'march', region }, regionName(region), at);
  return true;
}

/** Cards are lifted first and given to a unit then. */
function lift(desk: Desk, card: ImprovementId): boolean {
  if (takersOf(desk, card).length > 0)
    desk.selection.value = liftedCard(desk) === card ? null : { kind: 'improvement', card };
  return true;
}

/** The ways of taking a press that need more than one offer. */
export function pressBetween(desk: Desk, target: Target, at: Element): boolean {
  if ('card' in target && isImprovement(target.card)) return lift(desk, target.card);
  return 'sector' in target && desk.on(target).length === 0 && askAboutMarch(desk, target.sector, at);
}
