// Campaigns and tournaments of Napoleonica in the middle, as files somebody could have exported: nobody plays towards them.
import {
  fieldArmyFrame,
  improvementFrame,
  restorationFrame,
  shopFrame,
} from '@grognard/games/napoleonica/army/frames.ts';
import {
  type Mustered,
  type Notebook,
  newNotebook,
  recruit,
} from '@grognard/games/napoleonica/army/notebook.ts';
import {
  beforeBattleFrame,
  campaignFrame,
  forayFrame,
  monthFrame,
  monthlyEventFrame,
} from '@grognard/games/napoleonica/campaign/frames.ts';
import { campaignSetup } from '@grognard/games/napoleonica/campaign/setup.ts';
import type { Campaign, Foray } from '@grognard/games/napoleonica/campaign/state.ts';
import { napoleonica } from '@grognard/games/napoleonica/module.ts';
import type { State } from '@grognard/games/napoleonica/state.ts';
import { tournamentFrame } from '@grognard/games/napoleonica/tournament/frames.ts';
import { tournamentSetup } from '@grognard/games/napoleonica/tournament/setup.ts';
import type { Series } from '@grognard/games/napoleonica/tournament/state.ts';
import { type Frame, simulationSource, startFrom, writeGameFile } from '@grognard/kernel';
import { playersAt } from './players.ts';

const switches = { formation: true, flanking: true, fatigueRerolls: true, deactivation: true };

/** Eight units, the last of them Broken. */
const MUSTER: readonly Mustered[] = [
  ...['FR12', 'FR03', 'FR01', 'FR01', 'FR05', 'FR07', 'FR09'].map(recruit),
  { ...recruit('FR02'), broken: true, breaks: 1 },
];

const FRENCH: Notebook = {
  ...newNotebook('france', 96),
  muster: MUSTER,
  artifacts: ['AR1'],
  buildings: ['BD7'],
  detachments: ['DT1', 'DT4'],
};

const START = campaignSetup({ faction: 'france', difficulty: 'veteran', switches }).campaign;
const PAST = ['EV25', 'EV01', 'EV10', 'EV30'] as const;

/** Month 4: the army stands in Saxony, the east is foul. */
const CAMPAIGN: Campaign = {
  ...START,
  month: 4,
  ap: 2,
  army: 'W05',
  previous: 'W02',
  seals: ['W06'],
  corruption: { ...START.corruption, W04: 2, W08: 3, W09: 1 },
  notebook: FRENCH,
  past: PAST,
  event: 'EV30',
  events: START.events.filter((event) => !PAST.some((each) => each === event)),
  loot: ['holyWater'],
  bag: START.bag.toSpliced(START.bag.indexOf('holyWater'), 1),
  chronicle: [
    { month: 1, what: 'event', region: null, about: 'EV25' },
    { month: 2, what: 'spread', region: 'W09', about: null },
    { month: 4, what: 'event', region: null, about: 'EV30' },
  ],
};

const FORAY: Foray = {
  kind: 'march',
  region: 'W05',
  level: 'L1',
  hired: null,
  sheltered: false,
  fielded: null,
  won: null,
  survivors: [],
};

const FRESH = tournamentSetup({ preliminaries: 2, switches }).series;

const SERIES: Series = {
  ...FRESH,
  map: 'MAP4',
  picker: 'A',
  sideOf: { A: 'south', B: 'north' },
  notebooks: {
    A: { ...FRENCH, vp: 5 },
    B: { ...newNotebook('russia', 60), muster: ['RU12', 'RU01', 'RU03', 'RU09'].map(recruit), vp: 6 },
  },
  aftermath: {
    winner: 'B',
    conceded: null,
    vp: { A: 5, B: 6 },
    legends: { A: 0, B: 0 },
    survivors: { A: [0, 1, 2, 4, 6], B: [0, 1, 2] },
    relics: { A: ['RL3'], B: [] },
  },
  records: [{ map: 'MAP4', winner: 'B', vp: { A: 5, B: 6 } }],
};

type Start = Pick<State, 'series' | 'campaign'> & { readonly frames: readonly Frame[] };

const inCampaign = (frames: readonly Frame[], changes: Partial<Campaign> = {}): Start => ({
  series: null,
  campaign: { ...CAMPAIGN, ...changes },
  frames,
});
const inTournament = (...frames: readonly Frame[]): Start => ({ series: SERIES, campaign: null, frames });

/** What has just been drawn, and the deck without it. */
const DRAWN = ['IM10', 'IM5'] as const;
const LEFT = DRAWN.reduce<Series['improvements']['cards']>(
  (cards, drawn) => cards.toSpliced(cards.indexOf(drawn), 1),
  FRESH.improvements.cards,
);

const MONTH = [campaignFrame.at('income', {}), monthFrame.at('choose', {})];

/** Where each begins. */
const STARTS = {
  month: inCampaign(MONTH),
  event: inCampaign([campaignFrame.at('actions', {}), monthlyEventFrame.at('choose', {})], { event: 'EV07' }),
  hiring: inCampaign([...MONTH, forayFrame.at('kitchen', {}), beforeBattleFrame.at('hire', {})], {
    foray: FORAY,
  }),
  fielding: inCampaign(
    [...MONTH, forayFrame.at('fight', {}), fieldArmyFrame.ask(['A'], { limit: 180, lends: true, perGun: 0 })],
    { foray: FORAY },
  ),
  restoration: inTournament(
    tournamentFrame.at('restoreWinner', {}),
    restorationFrame.at('choose', { player: 'A', free: null }),
  ),
  improvement: {
    ...inTournament(
      tournamentFrame.at('improveWinner', {}),
      improvementFrame.at('choose', { player: 'A', eligible: [2, 4, 6], cards: DRAWN }),
    ),
    series: { ...SERIES, improvements: { cards: LEFT, discards: [] } },
  },
  purchases: inTournament(tournamentFrame.at('next', {}), shopFrame.ask(['A', 'B'], { shop: 'interval' })),
} satisfies { readonly [name: string]: Start };
export type StartName = keyof typeof STARTS;

/** The file of a game that begins there, the visitor at the first seat. */
export function fileFrom(name: StartName): string {
  const start: Start = STARTS[name];
  const mode = start.campaign === null ? 'tournament' : 'campaign';
  const options = napoleonica.parseOptions({ mode, preliminaries: 2 });
  if (!options.ok) throw new Error(options.error.message);
  const state: State = { ...start, frames: [...start.frames], draws: 0, battle: null, result: null };
  const match = startFrom(napoleonica, state, options.value, simulationSource(4));
  return writeGameFile(match, {
    players: playersAt(napoleonica.seats(options.value), 'A', 'AI Conscript'),
    commitment: null,
    contributions: [],
    created: '2026-01-01T00:00:00.000Z',
  });
}
