// Wavre: Grouchy tries the crossings of the Dyle against Thielemann's rearguard.
import type { ScenarioSheet } from './sheets.ts';

export const WAVRE: ScenarioSheet = {
  id: 'wavre',
  name: 'Wavre',
  kind: 'battle',
  summary: "Grouchy tries the crossings of the Dyle against Thielemann's rearguard.",
  notes: [
    'Napoleon and Blücher are off the map: Grouchy and Thielemann are overall commanders; Thielemann also leads his corps.',
    'The 9th Brigade left for Waterloo by mistake; only its Zepelin detachment is present.',
    'The Prussian line of supply also runs north, to Louvain.',
  ],
  window: 'wavre',
  firstSide: 'french',
  specials: ['nlb', 'dyle-in-spate'],
  firstTurn: { day: 18, hour: 16 },
  sky: '--------------------',
  armies: [
    { army: 'french', demoralization: 26, disintegration: 44, supplyEdges: ['S'] },
    { army: 'prussian', demoralization: 10, disintegration: 17, supplyEdges: ['N', 'E'] },
  ],
  limits: {
    'pr-3': 13,
    'fr-3': 13,
    'fr-c2': 5,
    'fr-4': 14,
    'fr-c1': 5,
  },
  commanders: [
    { leader: 'grouchy', role: 'oc', commands: 'fr-3 fr-4 fr-c1 fr-c2', noHqPenalty: true },
    { leader: 'pr-thielemann', role: 'oc', commands: 'pr-3', noHqPenalty: true },
  ],
  attachments: {
    'fr-6-laffitte': 'fr-c1',
    'fr-6-penne': 'fr-c1',
    'fr-6-foot-teste': 'fr-c1',
  },
  setup: [
    ['4713', 'pr-3-zepelin'],
    ['4612', 'pr-3-kemphen pr-3-heavy pr-thielemann'],
    ['4415', 'pr-3-stuelpnagel'],
    ['4414', 'pr-3-foot'],
    ['4511', 'pr-3-luck'],
    ['4220', 'pr-3-stengel'],
    ['4410', 'pr-3-marwitz pr-3-lottum'],
    ['4514', 'pr-3-horse'],
    ['4818', 'fr-3-gengoult fr-3-dupeyroux fr-vandamme'],
    ['4717', 'fr-3-foot fr-3-12pdr'],
    ['4920', 'fr-3-billard fr-3-corsin grouchy'],
    ['5022', 'fr-3-dufour fr-3-lagarde'],
    ['5216', 'fr-c2-strolz fr-c2-horse fr-exelmans'],
    ['5217', 'fr-c2-chastel'],
  ],
  orders: [
    { formation: 'fr-3', legs: [{ type: 'attack', place: 'wavre' }] },
    {
      formation: 'fr-4',
      legs: [
        { type: 'march', place: 'la-baraque', route: '5332 4444444' },
        { type: 'attack', place: 'bierges' },
      ],
    },
    {
      formation: 'fr-c1',
      legs: [
        { type: 'march', place: 'limale', route: '4832 455445444434433' },
        { type: 'attack', place: 'limale' },
      ],
    },
    { formation: 'fr-c2', legs: [{ type: 'probe', place: 'basse-wavre' }] },
    { formation: 'pr-3', legs: [{ type: 'defend', place: 'wavre' }] },
    { formation: 'pr-3', division: 'pr-3:stengel-detachment', legs: [{ type: 'defend', place: 'limale' }] },
  ],
  reinforcements: [
    { turn: 1, hex: '5332', counters: 'fr-4-baume fr-4-toussaint fr-4-foot fr-gerard' },
    { turn: 2, hex: '5332', counters: 'fr-4-capitaine fr-4-desprez fr-4-12pdr' },
    { turn: 3, hex: '5332', counters: 'fr-4-romme fr-4-schaeffer fr-4-vallin fr-4-berruyer fr-4-horse' },
    {
      turn: 2,
      hex: '4832',
      counters: 'fr-c1-soult fr-c1-horse fr-6-laffitte fr-6-penne fr-6-foot-teste fr-pajol',
    },
  ],
  exits: [],
  control: { french: '5025', allied: '4713 4813 4516 4415 4220 3514 3808' },
  objectives: [
    { hex: '4713', place: 'wavre', side: 'allied', points: 2 },
    { hex: '4516', place: 'bierges-mill', side: 'french', points: 1 },
    { hex: '4415', place: 'bierges', side: 'french', points: 1 },
    { hex: '4220', place: 'limale', side: 'allied', points: 2 },
    { hex: '3514', place: 'rixensart', side: 'allied', points: 3 },
    { hex: '3808', place: 'rosieres', side: 'allied', points: 3 },
    { hex: '5025', place: 'la-baraque', side: 'allied', points: 5 },
  ],
  prizes: [
    { when: 'demoralized', army: 'french', side: 'allied', points: 10 },
    { when: 'disintegrated', army: 'french', side: 'allied', points: 10 },
    { when: 'demoralized', army: 'prussian', side: 'french', points: 1 },
    { when: 'disintegrated', army: 'prussian', side: 'french', points: 10 },
  ],
};
