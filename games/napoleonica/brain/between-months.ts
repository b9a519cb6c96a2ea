// In a campaign: Seals first, then the Breach; clean land, whole regiments and a full treasury on the way.
import type { Frozen } from '@grognard/kernel';
import { type Campaign, campaignOf } from '../campaign/state.ts';
import { listOf } from '../campaign/threat.ts';
import { BREACH, REGIONS, type RegionId } from '../data/regions.ts';
import { unitCard } from '../data/units.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { nextPurchase, ofType } from './between-armies.ts';

type Legal = readonly Action[];

/** Battles are taken on against lists of at most this much of the own strength. */
const BOLDNESS = 1.15;
const WORTH_DEVELOPING = 40;
const HIRE_SHARE = 0.5;
/** The Breach is stormed with so much, or with what there is in the last months. */
const BREACH_POINTS = 290;
const LAST_CALL = 10;

const fitPoints = ({ notebook }: Frozen<Campaign>): number =>
  notebook.muster.reduce((sum, { type, broken }) => (broken ? sum : sum + unitCard(type).cost), 0);

const enemyPoints = (campaign: Frozen<Campaign>, level: Parameters<typeof listOf>[0]): number =>
  listOf(level, campaign).reduce((sum, { unit }) => sum + unitCard(unit).cost, 0);

/** The next region on the shortest way to a goal through open regions. */
function stepTo(
  from: RegionId,
  isGoal: (region: RegionId) => boolean,
  isOpen: (region: RegionId) => boolean,
): RegionId | null {
  const first = new Map<RegionId, RegionId>();
  const queue: RegionId[] = [from];
  for (const at of queue)
    for (const next of REGIONS[at].neighbours) {
      if (next === from || first.has(next) || !isOpen(next)) continue;
      first.set(next, first.get(at) ?? next);
      if (isGoal(next)) return first.get(next) ?? null;
      queue.push(next);
    }
  return null;
}

function march(campaign: Frozen<Campaign>, legal: Legal): Action | null {
  const { seals, army, corruption } = campaign;
  const ways = ofType(legal, 'march');
  if (corruption[army] > 0 && fitPoints(campaign) > 100)
    return ways.find(({ region }) => region === army) ?? null;
  const isReady = fitPoints(campaign) >= BREACH_POINTS || campaign.month >= LAST_CALL;
  const wantsBreach = seals.length >= 2 && isReady && ways.some(({ region }) => region === BREACH);
  const goal = (region: RegionId): boolean =>
    seals.length >= 2
      ? region === (wantsBreach ? BREACH : 'W04')
      : REGIONS[region].seal && !seals.includes(region);
  // Through clean land if there is a way, else through anything but the Breach.
  const next =
    stepTo(army, goal, (region) => corruption[region] === 0) ??
    stepTo(army, goal, (region) => region !== BREACH || wantsBreach);
  return ways.find(({ region }) => region === next) ?? null;
}

function monthAction(campaign: Frozen<Campaign>, legal: Legal): Action | null {
  const has = (type: Action['type']): Action | undefined => legal.find((action) => action.type === type);
  const { muster, treasury } = campaign.notebook;
  const broken = muster.filter((unit) => unit.broken).length;
  return (
    has('takeSeal') ??
    (broken >= 2 ? has('recover') : undefined) ??
    (treasury >= WORTH_DEVELOPING ? has('develop') : undefined) ??
    (campaign.seals.length >= 2 && campaign.month < 6 ? has('endMonth') : undefined) ??
    march(campaign, legal) ??
    has('endMonth') ??
    null
  );
}

function hire(campaign: Frozen<Campaign>, legal: Legal): Action | null {
  const ways = ofType(legal, 'hire');
  const cost = (unit: string | null): number => (unit === null ? 0 : unitCard(unit).cost);
  const fitting = ways.filter(({ unit }) => cost(unit) / 2 <= campaign.notebook.treasury * HIRE_SHARE);
  return fitting.toSorted((a, b) => cost(b.unit) - cost(a.unit))[0] ?? null;
}

/** The next action outside of battle; null where something else is to be decided. */
export function campaignAction(state: Frozen<State>, legal: Legal): Action | null {
  if (state.campaign === null) return null;
  const campaign = campaignOf(state);
  const [refusing] = ofType(legal, 'refuseBattle');
  if (refusing !== undefined) {
    const level = campaign.foray?.level ?? 'L1';
    return { type: 'refuseBattle', yes: enemyPoints(campaign, level) > BOLDNESS * fitPoints(campaign) };
  }
  if (ofType(legal, 'endMonth').length > 0) return monthAction(campaign, legal);
  if (ofType(legal, 'hire').length > 0) return hire(campaign, legal);
  if (ofType(legal, 'event').length > 0) return ofType(legal, 'event')[0] ?? null;
  if (ofType(legal, 'fieldKitchen').length > 0) return { type: 'fieldKitchen', yes: true };
  const isDeveloping = state.frames.at(-1)?.proc === 'develop';
  return isDeveloping && ofType(legal, 'restore').length === 0
    ? (nextPurchase(campaign.notebook, [], legal) ?? { type: 'done' })
    : null;
}
