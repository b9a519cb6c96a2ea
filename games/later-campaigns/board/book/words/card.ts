import type { CardPanel } from '@grognard/desk';
import { fireResult, HIGHEST_ROW } from '../../../tables/fire-table.ts';
import { type Compliance, compliance, HIGHEST_COLUMN, LOWEST_COLUMN } from '../../../tables/order-tables.ts';
import { cite } from './cite.ts';
import { GROUND } from './ground.ts';

const STRENGTHS = Array.from({ length: HIGHEST_ROW }, (_, i) => i + 1);
const ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

const RESULTS = ['C', '1T', 'R4'] as const satisfies readonly Compliance[];
const COLUMNS = Array.from({ length: HIGHEST_COLUMN - LOWEST_COLUMN + 1 }, (_, i) => i + LOWEST_COLUMN);

/** NLC-T3: the lowest roll that gives this; a dash where something better comes in any case. */
const neededFor = (column: number, wanted: Compliance): string =>
  String(ROLLS.find((roll) => compliance(column, roll) === wanted) ?? '–');

/** The page that lies beside the map. */
export const card: readonly CardPanel[] = [
  {
    title: 'The turn',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          '*Arrivals*.',
          '*Orders*: own decisions, success, confidence, send, receive. *Rally*.',
          '*Chits*: together, first, then the cup.',
          '*Stage*: bombard, charge, move, assault.',
          '*End*: reserves, headquarters, supply at nine, recovery.',
        ],
        rules: cite('4.0a'),
      },
    ],
  },
  {
    title: 'Orders',
    blocks: [
      {
        kind: 'table',
        caption: 'Obedience, two dice: roll needed',
        head: ['Column', 'At once', 'Next turn', 'In doubt'],
        rows: COLUMNS.map((column) => [
          String(column).replace('-', '−'),
          ...RESULTS.map((wanted) => neededFor(column, wanted)),
        ]),
        rules: cite('T3'),
      },
      {
        kind: 'list',
        items: [
          'Column: both ratings. Attack, Probe −2. Face to face, on Reserve, division or cavalry corps, General Retreat +1.',
          'Courier: MP ÷ 6 turns, half the way in sight, 3 MP at once.',
        ],
        rules: cite('T2 12.6c'),
      },
    ],
  },
  {
    title: 'An assault',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Cavalry and horse guns slip away.',
          'Strength, ground, disruption ½, cavalry ½.',
          'Both fire.',
          'Retreat by will: hits ½. Side without guns chooses first, else the attacker.',
          'Losses. Whoever lost tests morale: retreat.',
          'Advance.',
        ],
        rules: cite('7.3c 7.4b'),
      },
    ],
  },
  {
    title: 'Morale',
    blocks: [
      {
        kind: 'list',
        items: [
          'One die, morale or less. 1 to 5.',
          'Step lost −1, demoralized −1, Reserve −1, guns −1, flanked or woods −2, leader +1.',
        ],
        rules: cite('T9'),
      },
    ],
  },
  {
    title: 'Ground',
    blocks: [
      {
        kind: 'table',
        caption: 'Movement points, and what it takes off attackers',
        head: GROUND.head,
        rows: GROUND.rows,
        rules: cite('T5'),
      },
      {
        kind: 'list',
        items: ['On March and Fall Back: road ½ MP, trail 1 MP. Out of a zone: 1 MP more.'],
        rules: cite('5.2bd 5.4cd'),
      },
    ],
  },
  {
    title: 'Fire Table',
    blocks: [
      {
        kind: 'table',
        caption: 'Hits by strength and roll of two dice. Above 24 add the row of the rest',
        head: ['', ...ROLLS.map(String)],
        rows: STRENGTHS.map((strength) => [
          String(strength),
          ...ROLLS.map((roll) => String(fireResult(strength, roll))),
        ]),
        rules: cite('T8 7.1g'),
      },
    ],
  },
];
