// A table for a campaign in the middle: what the test says, and the usual rest.
import type { Frame } from '@grognard/kernel';
import { recruit } from '../army/notebook.ts';
import { campaignFrame, monthFrame, monthlyEventFrame } from '../campaign/frames.ts';
import { campaignSetup } from '../campaign/setup.ts';
import { type Campaign, campaignOf, type Difficulty } from '../campaign/state.ts';
import type { CampaignEventId } from '../data/campaign-events.ts';
import type { Action } from '../grammar.ts';
import { type Fought, type SeriesTable, seriesTable } from './series-table.ts';

const switches = { formation: true, flanking: true, fatigueRerolls: true, deactivation: true };

export interface CampaignScene {
  readonly faction?: 'france' | 'russia';
  readonly difficulty?: Difficulty;
  /** What is different from the start of the campaign. */
  readonly campaign?: Partial<Campaign>;
  readonly corruption?: Partial<Campaign['corruption']>;
  readonly treasury?: number;
  readonly muster?: readonly string[];
  readonly battles?: readonly Fought[];
  readonly dice?: readonly number[];
}

export interface CampaignTable extends SeriesTable {
  readonly campaign: Campaign;
}

function tableAt(frames: Frame[], scene: CampaignScene): CampaignTable {
  const { faction = 'france', difficulty = 'veteran' } = scene;
  const { campaign: fresh } = campaignSetup({ faction, difficulty, switches });
  const muster = scene.muster ?? ['FR12', 'FR01', 'FR01', 'FR05', 'FR09'];
  const notebook = {
    ...fresh.notebook,
    treasury: scene.treasury ?? 100,
    muster: muster.map(recruit),
  };
  const campaign: Campaign = {
    ...fresh,
    month: 1,
    ap: 2,
    notebook,
    corruption: { ...fresh.corruption, ...scene.corruption },
    ...scene.campaign,
  };
  const table = seriesTable({ frames, series: null, campaign }, scene.battles ?? [], scene.dice);
  return Object.defineProperties(table, {
    campaign: { get: () => campaignOf(table.match.state) },
  }) as CampaignTable;
}

/** The player has action points to spend. */
export const inMonth = (scene: CampaignScene = {}): CampaignTable =>
  tableAt([campaignFrame.at('income', {}), monthFrame.at('choose', {})], scene);

/** The month's event has been drawn, and is about to happen. */
export const atEvent = (event: CampaignEventId, scene: CampaignScene = {}): CampaignTable =>
  tableAt([campaignFrame.at('actions', {}), monthlyEventFrame.at('resolve', {})], {
    ...scene,
    campaign: { event, ...scene.campaign },
  });

/** A step of the year that goes by itself. */
export const atStep = (
  step: (typeof campaignFrame)['steps'][number],
  scene: CampaignScene = {},
): CampaignTable => tableAt([campaignFrame.at(step, {})], scene);

export const CONFIRM: Action = { type: 'confirm' };
export const NOBODY_HIRED: Action = { type: 'hire', unit: null };
export const FIGHT: Action = { type: 'refuseBattle', yes: false };
export const field = (...units: number[]): readonly Action[] =>
  units.map((unit) => ({ type: 'field', unit }));
