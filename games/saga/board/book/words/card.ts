import type { CardPanel } from '@grognard/desk';
import { markerSigns } from '../figures/signs.tsx';

/** The page that lies beside the board. */
export const card: readonly CardPanel[] = [
  {
    title: 'The turn',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          '*Initiative*: 1 card each; higher goes first.',
          '*Reform the ranks*: regroup 7, rally 6 (7 with 3 casualties), lay Terrain.',
          '*Combat*: take turns, 3 markers each.',
          '*Reinforcements*: recover from Disarray 6, Formations, Outflank, draw to 5 cards, 1 new unit.',
          '*End*: 3 free slots in the 1st Line lose; 10 VP end the game.',
        ],
        rules: ['SAG-6.1'],
      },
    ],
  },
  {
    title: 'Tests',
    blocks: [
      {
        kind: 'table',
        caption: 'Die plus score',
        head: ['Test', 'Needs', 'Then'],
        rows: [
          ['Fire, Melee', '6', '9 hits twice'],
          ['Morale, second casualty', '6', 'fails: retreat'],
          ['Morale, later casualties', '7', 'fails: retreat'],
          ['Rally', '6', '7 with 3 casualties'],
          ['Regroup', '7', '1 casualty less'],
          ['Disengage', '7', 'Light Cavalry from Infantry +1'],
          ['Counter-charge', '7', 'Charge marker'],
          ['Recover from Disarray', '6', ''],
          ['Give up a Formation', '6', ''],
          ['Evade', '4', 'from Infantry +1, Fast +1'],
          ['Outflank', '6', 'Light Cavalry +1, each earlier try +1'],
        ],
        rules: [
          'SAG-10.3',
          'SAG-12.3',
          'SAG-12.4',
          'SAG-7.3',
          'SAG-13.8',
          'SAG-14.6',
          'SAG-17.3',
          'SAG-18.4',
        ],
      },
    ],
  },
  {
    title: 'Modifiers',
    blocks: [
      {
        kind: 'list',
        items: [
          'Line: +1 Fire, −1 Melee. At a Square: +1 Fire.',
          'Charge: +1 Melee. Disarray: −1 Melee. Echelon: +1 Melee.',
          'At Woods or a Building: −1 Fire. Against a Building: −1 Melee.',
          'On a Hill when engaged: +1 Melee. River: who engages −1 Melee.',
          'Accurate, at Standard units: +1 Fire. Canister, straight ahead: +2 Fire.',
          'Impact, with a Charge: +1 Melee. Relentless, later rounds against Infantry: +1 Melee.',
          'Dismounted, or Infantry against Compact: −1 Melee. From the flank, first attack: +1.',
        ],
        rules: ['SAG-22.1', 'SAG-22.3', 'SAG-14.3', 'SAG-14.5', 'SAG-22.5', 'SAG-8.7', 'SAG-8.9', 'SAG-8.11'],
      },
    ],
  },
  {
    title: 'Signs',
    blocks: [
      {
        kind: 'signs',
        signs: [
          { Sign: markerSigns.Activation, means: 'Has acted this turn' },
          { Sign: markerSigns.Casualty, means: 'A casualty' },
          { Sign: markerSigns.Melee, means: 'Engaged in a Melee' },
          { Sign: markerSigns.Charge, means: 'Charge: +1 Melee this turn' },
          { Sign: markerSigns.Disarray, means: 'Disarray: −1 Melee' },
          { Sign: markerSigns.Line, means: 'Line Formation' },
          { Sign: markerSigns.Square, means: 'Square Formation' },
          { Sign: markerSigns.Echelon, means: 'Echelon Formation' },
          { Sign: markerSigns.Dismounted, means: 'Fights on foot' },
          { Sign: markerSigns.Outflank, means: 'Has come round the flank' },
        ],
        rules: [
          'SAG-9.2',
          'SAG-12.1',
          'SAG-11.3',
          'SAG-14.3',
          'SAG-14.5',
          'SAG-22.1',
          'SAG-21.18',
          'SAG-18.5',
        ],
      },
    ],
  },
];
