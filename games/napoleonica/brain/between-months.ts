// In a campaign: two Seals, an army worth the Breach, then the Breach, while there is time.
import type { Frozen } from '@grognard/kernel';
import { type Campaign, campaignOf } from '../campaign/state.ts';
import { levelAt, listOf } from '../campaign/threat.ts';
import type { AbyssLevel } from '../data/abyss-lists.ts';
import { BREACH, REGIONS, type RegionId } from '../data/regions.ts';
import { unitCard } from '../data/units.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { nextPurchase, ofType } from './between-armies.ts';
import { routeTo } from './route.ts';

type Legal = readonly Action[];

const SEALS_NEEDED = 2;
const FIRST_MONTH = 6;
const MONTHS = 12;
const POINTS_A_MONTH = 2;
/** Battles are taken on against lists of at most this much of the own strength. */
const BOLDNESS = 1.15;
const HIRE_SHARE = 0.6;
/** A camp is worth developing from so much in the treasury. */
const WORTH_DEVELOPING = 22;
/** The Breach is stormed with so much, or in the last months with what there is. */
const BREACH_POINTS = 300;

const fitPoints = ({ notebook }: Frozen<Campaign>): number =>
  notebook.muster.reduce((sum, { type, broken }) => (broken ? sum : sum + unitCard(type).cost), 0);

const enemyPoints = (campaign: Frozen<Campaign>, level: AbyssLevel): number =>
  listOf(level, campaign).reduce((sum, { unit }) => sum + unitCard(unit).cost, 0);

const isBeatable = (campaign: Frozen<Campaign>, region: RegionId): boolean =>
  enemyPoints(campaign, levelAt(campaign, region, 'march')) <= BOLDNESS * fitPoints(campaign);

/** Clean, or held by somebody who can be beaten. */
const isPassable = (campaign: Frozen<Campaign>, region: RegionId): boolean =>
  region !== BREACH && (campaign.corruption[region] === 0 || isBeatable(campaign, region));

const wayTo = (
  campaign: Frozen<Campaign>,
  isGoal: (region: RegionId) => boolean,
): readonly RegionId[] | null =>
  routeTo(campaign.army, isGoal, (region) => region !== BREACH && campaign.corruption[region] === 0) ??
  routeTo(campaign.army, isGoal, (region) => isPassable(campaign, region)) ??
  routeTo(campaign.army, isGoal, (region) => region !== BREACH);

/** No month to lose on the way to the Breach. */
function isLastCall(campaign: Frozen<Campaign>): boolean {
  const way = wayTo(campaign, (region) => region === BREACH);
  const months = Math.ceil(((way?.length ?? 0) + 1) / POINTS_A_MONTH);
  return campaign.month + months > MONTHS;
}

/** Where the army wants to be: a Seal, the Breach, or a fight that pays. */
function goalOf(campaign: Frozen<Campaign>): (region: RegionId) => boolean {
  const { seals, month } = campaign;
  const isSeal = (region: RegionId): boolean => REGIONS[region].seal && !seals.includes(region);
  if (seals.length < SEALS_NEEDED) return isSeal;
  const isReady = fitPoints(campaign) >= BREACH_POINTS && month >= FIRST_MONTH;
  if (isReady || isLastCall(campaign)) return (region) => region === BREACH;
  return (region) =>
    region !== BREACH &&
    ((campaign.corruption[region] > 0 && isBeatable(campaign, region)) || isSeal(region));
}

function march(campaign: Frozen<Campaign>, legal: Legal): Action | null {
  const ways = ofType(legal, 'march');
  const into = (region: RegionId | undefined): Action | null =>
    ways.find((way) => way.region === region) ?? null;
  const isHurrying = campaign.seals.length >= SEALS_NEEDED && isLastCall(campaign);
  if (campaign.corruption[campaign.army] > 0 && !isHurrying && isBeatable(campaign, campaign.army))
    return into(campaign.army);
  return into(wayTo(campaign, goalOf(campaign))?.[0]);
}

function monthAction(campaign: Frozen<Campaign>, legal: Legal): Action | null {
  const has = (type: Action['type']): Action | undefined => legal.find((action) => action.type === type);
  const { muster, treasury } = campaign.notebook;
  const broken = muster.filter((unit) => unit.broken);
  const hasCommander = muster.some(
    ({ type, broken: lost }) => !lost && unitCard(type).branch === 'commander',
  );
  const isHurrying = campaign.seals.length >= SEALS_NEEDED && isLastCall(campaign) && hasCommander;
  const isRich =
    treasury >= WORTH_DEVELOPING && (broken.length > 0 || fitPoints(campaign) < BREACH_POINTS + 40);
  const camp = (broken.length >= 2 ? has('recover') : undefined) ?? (isRich ? has('develop') : undefined);
  return (
    has('takeSeal') ??
    (isHurrying ? undefined : camp) ??
    (campaign.corruption[campaign.army] === 1 && !isBeatable(campaign, campaign.army)
      ? has('purge')
      : undefined) ??
    march(campaign, legal) ??
    camp ??
    (broken.length > 0 ? has('recover') : undefined) ??
    has('endMonth') ??
    null
  );
}

function hire(campaign: Frozen<Campaign>, legal: Legal): Action | null {
  const ways = ofType(legal, 'hire');
  const cost = (unit: string | null): number => (unit === null ? 0 : unitCard(unit).cost);
  const share = campaign.foray?.kind === 'breach' ? 1 : HIRE_SHARE;
  const fitting = ways.filter(({ unit }) => cost(unit) / 2 <= campaign.notebook.treasury * share);
  const isHorse = (unit: string | null): boolean => unit !== null && unitCard(unit).branch !== 'artillery';
  return (
    fitting.filter(({ unit }) => isHorse(unit)).toSorted((a, b) => cost(b.unit) - cost(a.unit))[0] ??
    fitting.at(-1) ??
    null
  );
}

/** EV07: marauders are beaten by anything like an army. */
function answerEvent(campaign: Frozen<Campaign>, legal: Legal): Action | null {
  const ways = ofType(legal, 'event');
  const named = (option: string) => ways.find((way) => way.option === option);
  if (campaign.event === 'EV07') return (fitPoints(campaign) >= 90 ? named('fight') : named('yield')) ?? null;
  return ways[0] ?? null;
}

/** The next action outside of battle; null where something else is to be decided. */
export function campaignAction(state: Frozen<State>, legal: Legal): Action | null {
  if (state.campaign === null) return null;
  const campaign = campaignOf(state);
  const [refusing] = ofType(legal, 'refuseBattle');
  if (refusing !== undefined)
    return { type: 'refuseBattle', yes: !isBeatable(campaign, campaign.army) && !isLastCall(campaign) };
  if (ofType(legal, 'endMonth').length > 0) return monthAction(campaign, legal);
  if (ofType(legal, 'hire').length > 0) return hire(campaign, legal);
  if (ofType(legal, 'event').length > 0) return answerEvent(campaign, legal);
  if (ofType(legal, 'fieldKitchen').length > 0) return { type: 'fieldKitchen', yes: true };
  const isDeveloping = state.frames.at(-1)?.proc === 'develop';
  return isDeveloping && ofType(legal, 'restore').length === 0
    ? (nextPurchase(campaign.notebook, [], legal) ?? { type: 'done' })
    : null;
}
