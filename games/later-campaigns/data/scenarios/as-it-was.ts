// The battles as they were: who had his orders that hour and who waited for them, who came when, what the day was about. Nothing
// here was moved to make them even: the handicap does that, and says how uneven they are (docs/decisions/0020-balance.md).
import { CAMPAIGN } from './campaign.ts';
import { LA_BELLE_ALLIANCE } from './la-belle-alliance.ts';
import { LIGNY } from './ligny.ts';
import { QUATRE_BRAS } from './quatre-bras.ts';
import type { OrderRow, ScenarioSheet } from './sheets.ts';
import { WAVRE } from './wavre.ts';

/** Orders at the start, but for those of formations that now have others or wait for theirs. */
const without = (orders: readonly OrderRow[], ...formations: readonly string[]): readonly OrderRow[] =>
  orders.filter(({ formation, division }) => division !== undefined || !formations.includes(formation ?? ''));

const awaiting = (formation: string): OrderRow => ({ formation, legs: [{ type: 'reserve' }] });

const HAL =
  'aa-h-johnstone aa-h-lyon aa-h-hauw aa-h-eerens aa-h-anthing aa-h-estorff aa-h-art aa-prince-frederick';

const QUATRE_BRAS_AS_IT_WAS: ScenarioSheet = {
  ...QUATRE_BRAS,
  id: 'quatre-bras-as-it-was',
  base: 'quatre-bras',
  notes: [...QUATRE_BRAS.notes, 'Reille waits for an order of Ney.'],
  specials: ['nlb', 'd-erlon-countermarch'],
  orders: [...without(QUATRE_BRAS.orders, 'fr-2'), awaiting('fr-2')],
  reinforcements: [
    { turn: 2, hex: '2465', counters: 'fr-2-bauduin fr-2-soye' },
    { turn: 2, hex: '2340', counters: 'aa-r-kempt aa-r-pack aa-r-art-5 aa-r-best aa-picton' },
    { turn: 2, hex: '1650', counters: 'aa-n-merlen aa-n-horse aa-collaert' },
    { turn: 3, hex: '2340', counters: 'aa-b-buttlar aa-b-avant aa-b-cav aa-b-specht aa-duke-of-brunswick' },
    { turn: 4, hex: '2465', counters: 'fr-c3-guiton fr-c3-horse fr-kellermann' },
    { turn: 4, hex: '1650', counters: 'aa-1-halkett aa-1-kielmansegge aa-1-art-3' },
    { turn: 5, hex: '2340', counters: 'aa-b-art aa-r-vincke' },
    { turn: 5, hex: '1650', counters: 'aa-1-maitland aa-1-byng aa-1-art-1' },
    { turn: 6, hex: '2465', counters: 'fr-c3-picquet fr-c3-blanchard fr-c3-donop' },
    { turn: 7, hex: '2340', counters: 'aa-r-kruse' },
    { turn: 8, hex: '1650', counters: 'aa-c-vandeleur aa-c-somerset aa-c-horse-a aa-uxbridge' },
    ...QUATRE_BRAS.reinforcements.filter(({ condition }) => condition !== undefined),
  ],
  objectives: [
    { hex: '2452', place: 'quatre-bras', side: 'either', points: 15 },
    { hex: '2555', place: 'gemioncourt', side: 'either', points: 3 },
    { hex: '2756', place: 'piraumont', side: 'either', points: 2 },
    { hex: '2257', place: 'grand-pierrepont', side: 'either', points: 1 },
    { hex: '2853', place: 'thyle', side: 'french', points: 4 },
    { hex: '2362', place: 'frasnes', side: 'allied', points: 6 },
  ],
  handicap: { side: 'french', points: 9 },
};

const LIGNY_AS_IT_WAS: ScenarioSheet = {
  ...LIGNY,
  id: 'ligny-as-it-was',
  base: 'ligny',
  notes: [...LIGNY.notes, 'III Corps attacks; IV Corps, the cavalry and the Guard wait for their orders.'],
  orders: [
    ...without(LIGNY.orders, 'fr-4', 'fr-c1', 'fr-c2'),
    awaiting('fr-4'),
    awaiting('fr-c1'),
    awaiting('fr-c2'),
  ],
  reinforcements: LIGNY.reinforcements.map((group) =>
    group.condition === undefined ? { ...group, turn: 6 } : group,
  ),
  objectives: [
    { hex: '4268', place: 'ligny', side: 'either', points: 10 },
    { hex: '3770', place: 'saint-amand', side: 'either', points: 3 },
    { hex: '3769', place: 'saint-amand-la-haye', side: 'either', points: 2 },
    { hex: '4065', place: 'brye', side: 'french', points: 4 },
    { hex: '4066', place: 'bussy-mill', side: 'french', points: 4 },
    { hex: '4564', place: 'sombreffe', side: 'french', points: 10 },
    { hex: '4865', place: 'point-du-jour', side: 'french', points: 4 },
    { hex: '4968', place: 'tongrinne', side: 'french', points: 1 },
    { hex: '3876', place: 'fleurus', side: 'allied', points: 10 },
  ],
  handicap: { side: 'french', points: 5 },
};

const WAVRE_AS_IT_WAS: ScenarioSheet = {
  ...WAVRE,
  id: 'wavre-as-it-was',
  base: 'wavre',
  specials: ['nlb'],
  objectives: [
    { hex: '4713', place: 'wavre', side: 'either', points: 6 },
    { hex: '4516', place: 'bierges-mill', side: 'french', points: 2 },
    { hex: '4415', place: 'bierges', side: 'french', points: 2 },
    { hex: '4220', place: 'limale', side: 'either', points: 4 },
    { hex: '3514', place: 'rixensart', side: 'allied', points: 3 },
    { hex: '3808', place: 'rosieres', side: 'allied', points: 2 },
    { hex: '5025', place: 'la-baraque', side: 'allied', points: 6 },
  ],
  prizes: WAVRE.prizes.map((prize) =>
    prize.army === 'prussian' && prize.when === 'demoralized' ? { ...prize, points: 5 } : prize,
  ),
  handicap: { side: 'allied', points: 17 },
};

const LA_BELLE_ALLIANCE_AS_IT_WAS: ScenarioSheet = {
  ...LA_BELLE_ALLIANCE,
  id: 'la-belle-alliance-as-it-was',
  base: 'la-belle-alliance',
  notes: [
    ...LA_BELLE_ALLIANCE.notes.filter((note) => !note.includes('Hal')),
    'The troops at Hal may be called in; nobody did.',
  ],
  specials: ['nlb', 'wet-ground', 'recalled-from-hal'],
  limits: { ...LA_BELLE_ALLIANCE.limits, 'aa-hal': 13 },
  orders: [
    ...LA_BELLE_ALLIANCE.orders,
    { formation: 'aa-hal', legs: [{ type: 'march', place: 'merbe-braine', route: '0923 0500005' }] },
  ],
  reinforcements: [
    ...LA_BELLE_ALLIANCE.reinforcements,
    { turn: 8, hex: '0923', counters: HAL, condition: 'recalled-from-hal' },
  ],
  objectives: [
    { hex: '1821', place: 'mont-saint-jean', side: 'french', points: 12 },
    { hex: '1823', place: 'ohain-road-crossroads', side: 'french', points: 6 },
    { hex: '1824', place: 'la-haye-sainte', side: 'either', points: 4 },
    { hex: '1526', place: 'hougoumont', side: 'either', points: 3 },
    { hex: '2124', place: 'papelotte', side: 'either', points: 1 },
    { hex: '2323', place: 'smohain', side: 'either', points: 1 },
    { hex: '2028', place: 'plancenoit', side: 'allied', points: 6 },
    { hex: '1927', place: 'la-belle-alliance', side: 'allied', points: 8 },
    { hex: '1931', place: 'le-caillou', side: 'allied', points: 6 },
    { hex: '1613', place: 'waterloo', side: 'french', points: 12 },
  ],
  handicap: { side: 'french', points: 3 },
};

const CAMPAIGN_AS_IT_WAS: ScenarioSheet = {
  ...CAMPAIGN,
  id: 'campaign-as-it-was',
  base: 'campaign',
  notes: [
    'Reille waits at Gosselies for an order of Ney, Gérard for one of the Emperor when he is at Fleurus.',
    'The troops at Hal may be called in late on 18 June; nobody did.',
  ],
  specials: [...CAMPAIGN.specials, 'recalled-from-hal'],
  limits: { ...CAMPAIGN.limits, 'aa-hal': 13 },
  orders: [
    ...without(CAMPAIGN.orders, 'fr-2', 'fr-4').filter(
      ({ division }) =>
        division?.startsWith('fr-2:5th') !== true && division?.startsWith('fr-2:2nd') !== true,
    ),
    awaiting('fr-2'),
    { formation: 'fr-2', division: 'fr-2:5th-bachelu', legs: [{ type: 'reserve' }] },
    { formation: 'fr-2', division: 'fr-2:2nd-cavalry-pire', legs: [{ type: 'reserve' }] },
    {
      formation: 'fr-4',
      awaitAfter: true,
      legs: [{ type: 'march', place: 'fleurus', route: '3495 44444455555505555555' }],
    },
    {
      formation: 'aa-hal',
      legs: [{ type: 'march', place: 'mont-saint-jean', route: '0123 000000000000000055' }],
    },
  ],
  reinforcements: [
    ...CAMPAIGN.reinforcements,
    { turn: 61, hex: '0123', counters: HAL, condition: 'recalled-from-hal' },
  ],
  objectives: [
    { hex: '2452', place: 'quatre-bras', side: 'either', points: 6 },
    { hex: '4564', place: 'sombreffe', side: 'french', points: 6 },
    { hex: '4268', place: 'ligny', side: 'french', points: 1 },
    { hex: '6055', place: 'gembloux', side: 'french', points: 2 },
    { hex: '4713', place: 'wavre', side: 'french', points: 6 },
    { hex: '1821', place: 'mont-saint-jean', side: 'french', points: 15 },
    { hex: '1613', place: 'waterloo', side: 'french', points: 15 },
    { hex: '2442', place: 'genappe', side: 'either', points: 2 },
    { hex: '0645', place: 'nivelles', side: 'french', points: 4 },
    { hex: '2395', place: 'charleroi', side: 'allied', points: 15 },
    { hex: '2281', place: 'gosselies', side: 'allied', points: 4 },
    { hex: '3876', place: 'fleurus', side: 'allied', points: 4 },
  ],
};

export const AS_IT_WAS: readonly ScenarioSheet[] = [
  QUATRE_BRAS_AS_IT_WAS,
  LIGNY_AS_IT_WAS,
  WAVRE_AS_IT_WAS,
  LA_BELLE_ALLIANCE_AS_IT_WAS,
  CAMPAIGN_AS_IT_WAS,
];
