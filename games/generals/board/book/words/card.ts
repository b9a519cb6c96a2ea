import type { CardPanel } from '@grognard/desk';
import { unitSigns } from '../figures/signs.tsx';
import { ATTACK_ROWS, DEFENCE_ROWS } from '../modifier-rows.ts';

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
          '*Scoring*: 1 VP a prisoner, 2 a battery; objectives; 1 for more sectors. 10 VP win.',
        ],
        rules: ['GEN-1.5', 'GEN-16.3', 'GEN-16.5'],
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
        caption: 'Attackers roll: fire / melee',
        head: ['At', 'Infantry', 'Cavalry', 'Artillery'],
        rows: ATTACK_ROWS,
        rules: ['GEN-13.1', 'GEN-13.4'],
      },
      {
        kind: 'table',
        caption: 'Defenders roll: fire / melee',
        head: ['At', 'square', 'Infantry', 'Cavalry', 'Artillery'],
        rows: DEFENCE_ROWS,
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
  {
    title: 'Signs',
    blocks: [
      {
        kind: 'signs',
        signs: [
          { Sign: unitSigns.Infantry, means: 'Infantry' },
          { Sign: unitSigns.Cavalry, means: 'Cavalry' },
          { Sign: unitSigns.Artillery, means: 'Artillery' },
          { Sign: unitSigns.Black, means: 'Black: cut corners' },
          { Sign: unitSigns.Spent, means: 'Spent: has acted, −1' },
          { Sign: unitSigns.Square, means: 'In square' },
          { Sign: unitSigns.Routed, means: 'Routed: out of the fight' },
          { Sign: unitSigns.Token, means: 'A battery fired here' },
        ],
        rules: ['GEN-2.7', 'GEN-4.7', 'GEN-9.14'],
      },
    ],
  },
];
