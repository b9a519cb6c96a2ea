import type { CardPanel } from '@grognard/desk';

/** The page that lies beside the board. */
export const card: readonly CardPanel[] = [
  {
    title: 'The round',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          '*Planning*: up to 10 orders, in secret.',
          '*Fast movement*: Cavalry. Fire −2.',
          '*Bombardment*: guns, range 1 or 2.',
          '*Combined arms*: everybody.',
          '*Non-combat moves*: no fighting; guns move here.',
          '*Rally*: each saved order, one unit.',
          '*Scoring*: prisoners, objectives, majority.',
        ],
        rules: ['GEN-1.5'],
      },
    ],
  },
  {
    title: 'A fight',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'React: −1, needs 4 (a 5 or 6).',
          'Line up. Cavalry may retreat.',
          'Fire: 4 or more and higher. Unopposed: 4.',
          'Line up again. Attackers may withdraw.',
          'Melee: higher hits. Unopposed or routed: 4.',
          'First hit routs, second removes.',
        ],
        rules: ['GEN-12.1'],
      },
    ],
  },
  {
    title: 'Modifiers',
    blocks: [
      {
        kind: 'table',
        caption: 'Fire / melee',
        head: [
          'Roller',
          'att. Infantry',
          'att. Cavalry',
          'square',
          'def. Infantry',
          'def. Cavalry',
          'routed',
          'unopposed',
        ],
        rows: [
          ['attacking Infantry', '−1 / 0', '−1 / −1', '0 / 0', '−1 / +1', '−1 / 0', '0 / 0', '+1 / +1'],
          ['attacking Cavalry', '– / +1', '– / 0', '– / −3', '– / +1', '– / +1', '– / +2', '– / +2'],
          ['attacking Artillery', '+2 / –', '+2 / –', '+3 / –', '+2 / –', '+2 / –', '+1 / –', '+2 / –'],
          ['square', '−1 / 0', '−1 / 0', '', '', '', '', ''],
          ['defending Infantry', '0 / 0', '0 / −1', '', '', '', '', ''],
          ['defending Cavalry', '– / −1', '– / −1', '', '', '', '', ''],
        ],
        rules: ['GEN-13.1'],
      },
      {
        kind: 'list',
        items: [
          'Spent −1. Fire in Fast movement −2.',
          'Bombardment: range 1 −3, range 2 −4, token +1.',
          'Count less than 1 as 1, more than 6 as 6.',
        ],
        rules: ['GEN-13.5', 'GEN-13.6', 'GEN-13.8', 'GEN-13.9'],
      },
    ],
  },
];
