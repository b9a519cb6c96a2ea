// What the table shows of a campaign: the map after each event, the chronicle in prose, a month in a few words, the report.

import { plainText } from '@grognard/desk/words/phrases.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { worldBeats } from '../board/campaign/beats.ts';
import { stainOf } from '../board/campaign/map/stains.ts';
import { worldAfter, worldOf } from '../board/campaign/world.ts';
import { chronicleOf } from '../board/chronicle/prose.ts';
import { fetchAround } from '../board/prepare.ts';
import { logLines, toldOf } from '../board/words/journal.ts';
import { memoryIn } from '../board/words/memory.ts';
import { campaignSetup } from '../campaign/setup.ts';
import type { Campaign } from '../campaign/state.ts';
import { REGION_IDS } from '../data/regions.ts';
import type { Event } from '../events.ts';
import { incomeParts } from '../tournament/income.ts';
import type { View } from '../view.ts';

const switches = { formation: true, flanking: true, fatigueRerolls: true, deactivation: true };
const { campaign: START } = campaignSetup({ faction: 'france', difficulty: 'veteran', switches });

const viewOf = (campaign: Campaign): View => ({
  viewer: 'A',
  battle: null,
  series: null,
  campaign,
  result: null,
  frames: [],
  draft: null,
  pending: [],
});

const SPREAD: readonly Event[] = [
  { type: 'spreadRolled', rule: 'NAP-SOL.12', region: 'W09', spreads: true },
  { type: 'regionChanged', rule: 'NAP-SOL.6', region: 'W09', by: 1, corruption: 1 },
  { type: 'spreadRolled', rule: 'NAP-SOL.12', region: 'W01', spreads: false },
];

beforeAll(fetchAround);

describe('the map', () => {
  it('NAP-SOL.12: corruption is seen to spread, beat by beat', () => {
    const beats = worldBeats(
      viewOf(START),
      SPREAD,
      0,
      toldOf(SPREAD, memoryIn(viewOf(START))).map(({ line }) => line),
    );
    expect(beats.map(({ scene }) => scene.world?.corruption.W09)).toEqual([0, 1, 1]);
    expect(beats.map(({ scene }) => scene.world?.spot)).toEqual(['W09', 'W09', 'W01']);
    expect(beats.map(({ say }) => plainText(say ?? []))).toEqual([
      'Spread roll 9: it reaches Lithuania.',
      'Corruption in Lithuania rises to 1.',
      'Spread roll 1: Paris is spared.',
    ]);
  });

  it('NAP-SOL.8, NAP-SOL.13: army, Seals and the Host are where the events leave them', () => {
    const events: readonly Event[] = [
      { type: 'armyMarched', rule: 'NAP-SOL.8', from: 'W01', to: 'W02' },
      { type: 'hostMoved', rule: 'NAP-SOL.13', from: null, to: 'W08' },
      { type: 'sealTaken', rule: 'NAP-SOL.8', region: 'W06' },
    ];
    const { army, host, seals } = events.reduce(worldAfter, worldOf(START));
    expect({ army, host, seals }).toEqual({ army: 'W02', host: 'W08', seals: ['W06'] });
  });

  it('NAP-SOL.6: every level of every region has a stain of its own that never changes', () => {
    for (const region of REGION_IDS) {
      expect(stainOf(region, 0)).toBeNull();
      const washes = [1, 2, 3].map((level) => stainOf(region, level)?.wash);
      expect(new Set(washes).size).toBe(3);
      expect(stainOf(region, 2)).toEqual(stainOf(region, 2));
      expect(stainOf(region, 3)?.wash).not.toContain('NaN');
    }
  });
});

describe('the chronicle', () => {
  it('NAP-SOL.16: tells month by month what happened', () => {
    const campaign: Campaign = {
      ...START,
      month: 2,
      chronicle: [
        { month: 1, what: 'event', region: null, about: 'EV30' },
        { month: 1, what: 'marched', region: 'W02', about: null },
        { month: 2, what: 'event', region: null, about: 'EV07' },
        { month: 2, what: 'won', region: 'W02', about: 'L0' },
        { month: 2, what: 'spread', region: 'W09', about: null },
        { month: 2, what: 'spread', region: 'W09', about: null },
      ],
    };
    expect(chronicleOf(campaign).map(({ title, lines }) => [title, ...lines])).toEqual([
      [
        'Month 1',
        'France takes the field from Paris.',
        'Quiet Month. Nothing happens, and the whole army notices it.',
        'The army marches to Rhineland.',
      ],
      [
        'Month 2',
        'Marauders. Men without flags hold the bridge, and they name a price for crossing it.',
        'The marauders are scattered before they can spend what they took.',
        'Corruption reaches Lithuania.',
      ],
    ]);
  });
});

describe('the journal', () => {
  it('NAP-AUT.8: says why the automaton does what it does, with tier and score', () => {
    const decided: Event = {
      type: 'automatonDecided',
      rule: 'NAP-AUT.8',
      why: 'strikes',
      unit: 0,
      tier: 4,
      score: 1.48,
      expected: 1.23,
    };
    const memory = { ...memoryIn(viewOf(START)), types: ['AB03'] };
    const [line] = logLines([decided], memory);
    expect(plainText(line?.text ?? [])).toBe('Ghoul Pack: Tier 4: expected damage 1.2. Score 1.5.');
    expect(line?.rule).toBe('NAP-AUT.8');
  });
});

describe('the notebook', () => {
  it('NAP-TRN.8: the parts of an income add up as the rule says', () => {
    const aftermath = {
      winner: 'B',
      conceded: null,
      vp: { A: 5, B: 6 },
      legends: { A: 2, B: 0 },
      survivors: { A: [], B: [] },
      relics: { A: [], B: [] },
    } as const;
    expect(incomeParts(aftermath, 'A', { buildings: ['BD7'] })).toEqual([
      { source: 'battle', dp: 40 },
      { source: 'points', dp: 25 },
      { source: 'loser', dp: 20 },
      { source: 'treasury', dp: 15 },
      { source: 'legends', dp: 2 },
    ]);
    expect(incomeParts(aftermath, 'B', { buildings: [] })).toEqual([
      { source: 'battle', dp: 40 },
      { source: 'points', dp: 30 },
      { source: 'winner', dp: 10 },
    ]);
  });
});
