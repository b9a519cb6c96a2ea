import type { CardPanel } from '@grognard/desk';

/** The page that lies beside the board. */
export const card: readonly CardPanel[] = [
  {
    title: 'The turn',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          '*Initiative*: one card each; higher goes first.',
          '*Reform*: regroup 7, rally 6 (7 with three casualties), Terrain.',
          '*Combat*: turn about, three markers each.',
          '*Reinforcements*: Disarray 6, Formations, Outflank, draw to five, one unit.',
          '*End*: three free slots in front lose; 10 VP end the game.',
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
          ['Break away', '7', ''],
          ['Counter-charge', '7', 'Charge marker'],
          ['Evade', '4', '+1 against Infantry'],
        ],
        rules: ['SAG-10.3', 'SAG-12.3', 'SAG-12.4', 'SAG-13.8', 'SAG-14.6', 'SAG-17.3'],
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
        ],
        rules: ['SAG-22.1', 'SAG-22.3', 'SAG-14.3', 'SAG-14.5', 'SAG-22.5', 'SAG-8.7', 'SAG-8.9', 'SAG-8.11'],
      },
    ],
  },
];
