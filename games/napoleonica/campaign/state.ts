// NAP-SOL: what a campaign remembers beside the battle in progress; all of it is public. Replaced on write.
import { type Frozen, invariant } from '@grognard/kernel';
import type { FieldDraft } from '../army/field-draft.ts';
import type { ImprovementDeck } from '../army/improving.ts';
import type { MusterId, Notebook } from '../army/notebook.ts';
import type { AbyssLevel } from '../data/abyss-lists.ts';
import type { CampaignEventId } from '../data/campaign-events.ts';
import type { Loot } from '../data/loot.ts';
import type { RegionId } from '../data/regions.ts';
import type { UnitTypeId } from '../data/words.ts';
import type { Switches } from '../vocabulary.ts';

export const DIFFICULTIES = ['conscript', 'veteran', 'marshal'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Why there is a battle: what may be refused, and what follows, depends on it. */
export const FORAYS = ['march', 'attack', 'host', 'marauders', 'breach'] as const;
export type ForayKind = (typeof FORAYS)[number];

/** A battle from the moment it threatens until its aftermath (NAP-SOL.21). */
export interface Foray {
  readonly kind: ForayKind;
  readonly region: RegionId;
  readonly level: AbyssLevel;
  /** NAP-SOL.5: an ally for this battle. */
  readonly hired: UnitTypeId | null;
  /** NAP-SOL.15: a Field Kitchen keeps this month's event off the battle. */
  readonly sheltered: boolean;
  readonly fielded: FieldDraft | null;
  /** null before the battle is over. */
  readonly won: boolean | null;
  /** Units that were fielded and still stand. */
  readonly survivors: readonly MusterId[];
}

export const CHAPTERS = [
  'event',
  'marched',
  'won',
  'lost',
  'refused',
  'developed',
  'rested',
  'sealed',
  'purged',
  'spread',
  'host',
] as const;

/** One line of the chronicle: what happened in a month, for reading afterwards. */
export interface Chapter {
  readonly month: number;
  readonly what: (typeof CHAPTERS)[number];
  readonly region: RegionId | null;
  /** An event, an Abyss list: whatever it was about. */
  readonly about: string | null;
}

export interface Campaign {
  readonly difficulty: Difficulty;
  readonly switches: Switches;
  readonly month: number;
  /** Action points left this month. */
  readonly ap: number;
  readonly army: RegionId;
  /** NAP-SOL.17: where the army stood before its last march. */
  readonly previous: RegionId | null;
  readonly corruption: { readonly [region in RegionId]: number };
  /** NAP-SOL.13 */
  readonly host: { readonly at: RegionId; readonly since: number } | null;
  readonly seals: readonly RegionId[];
  readonly notebook: Notebook;
  readonly improvements: ImprovementDeck;
  /** Tokens kept for later. */
  readonly loot: readonly Loot[];
  /** NAP-SOL.23: tokens to be drawn, in no order, and those used. */
  readonly bag: readonly Loot[];
  readonly usedLoot: readonly Loot[];
  /** Events to come: those on top whose order is known (EV27), the rest in no order, and those past. */
  readonly known: readonly CampaignEventId[];
  readonly events: readonly CampaignEventId[];
  readonly past: readonly CampaignEventId[];
  /** This month's event. */
  readonly event: CampaignEventId | null;
  readonly foray: Foray | null;
  readonly chronicle: readonly Chapter[];
}

interface WithCampaign {
  readonly campaign: Frozen<Campaign> | null;
}

export function campaignOf<S extends WithCampaign>({ campaign }: S): NonNullable<S['campaign']> {
  invariant(campaign !== null, 'a campaign is played');
  return campaign;
}

export function changeCampaign(state: { campaign: Campaign | null }, changes: Partial<Campaign>): void {
  state.campaign = { ...campaignOf(state), ...changes };
}

export function forayOf(state: WithCampaign): Frozen<Foray> {
  const { foray } = campaignOf(state);
  invariant(foray !== null, 'a battle threatens');
  return foray;
}

export function changeForay(state: { campaign: Campaign | null }, changes: Partial<Foray>): void {
  const { foray } = campaignOf(state);
  invariant(foray !== null, 'a battle threatens');
  changeCampaign(state, { foray: { ...foray, ...changes } });
}

/** NAP-SOL.1: the one who plays; the automaton plays the other. */
export const PLAYER = 'A';
