import type { BookChapter } from '@grognard/desk';

export const rallying: BookChapter = {
  id: 'rally',
  title: 'Rally',
  lead: 'Saved orders bring troops back.',
  blocks: [
    {
      kind: 'list',
      items: [
        'Each order you did not write in this round may rally one unit. What is left over is lost.',
        'From your box: two Infantry make one, two Cavalry make one. It comes into your reserve. The other unit of the pair leaves the game and scores nothing.',
        'A routed battery is rallied where it lies, if another unit of yours stands there.',
        'Rallying needs no roll.',
      ],
      rules: ['GEN-15.1', 'GEN-15.2', 'GEN-15.3', 'GEN-15.4', 'GEN-15.5'],
    },
    {
      kind: 'example',
      title: 'A rally',
      rules: ['GEN-15.1', 'GEN-15.2', 'GEN-15.3'],
      steps: [
        {
          title: 'The situation',
          text: 'Black saved 4 orders. Its box holds 6 Infantry and 2 Cavalry.',
          decision:
            'Black: which pairs. The box holds 3 pairs of Infantry and 1 of Cavalry, so 4 orders are enough for all.',
        },
        {
          title: 'What comes back',
          text: 'Of each pair 1 unit comes back and 1 leaves the game. White scores nothing for those that leave.',
          sums: ['6 Infantry: *3 to the reserve*, 3 gone. 2 Cavalry: *1 to the reserve*, 1 gone.'],
        },
      ],
    },
    {
      kind: 'advice',
      text: 'After a hard round, writing seven orders instead of ten brings back three units.',
    },
  ],
};

export const scoring: BookChapter = {
  id: 'scoring',
  title: 'Scoring and winning',
  lead: 'Squares break up, spent units recover, both order sheets are shown. Then you count, in this order.',
  blocks: [
    {
      kind: 'list',
      isNumbered: true,
      items: [
        '*Prisoners* of this round: 1 VP each, 2 VP for a battery.',
        '*Objectives*, every round anew: 5 VP for the enemy command sector, 1 VP for each enemy flag sector you hold.',
        '*Majority*: 1 VP to whoever holds more of the nine sectors. With equal numbers nobody gets it.',
      ],
      rules: ['GEN-16.1', 'GEN-16.3', 'GEN-16.4', 'GEN-16.5', 'GEN-16.6'],
    },
    {
      kind: 'text',
      text: 'After each of the three steps: whoever has 10 VP or more wins; if both have, the higher score. After ten rounds the higher score wins. Equal scores are a draw.',
      rules: ['GEN-16.9', 'GEN-16.10', 'GEN-1.3'],
    },
    {
      kind: 'example',
      title: 'A scoring',
      rules: ['GEN-16.3', 'GEN-16.4', 'GEN-16.5', 'GEN-16.9'],
      steps: [
        {
          title: 'The situation',
          text: 'White has 0 VP and Black 3. White captured 1 Infantry and 1 battery. White holds b3, a3, a2, b1 and c1; Black holds c3, c2 and a1.',
        },
        {
          title: 'Prisoners',
          text: 'An Infantry is worth 1, a battery 2.',
          sums: ['White: 0 + 1 + 2 = *3*.'],
        },
        {
          title: 'Objectives',
          text: 'b3 is Black’s command sector and a3 a Black flag. a1 is a White flag.',
          sums: ['White: 3 + 5 + 1 = *9*. Black: 3 + 1 = *4*.'],
        },
        {
          title: 'Majority',
          text: 'White holds 5 sectors, Black 3.',
          sums: ['White: 9 + 1 = *10*. White wins.'],
        },
      ],
    },
  ],
};

export const options: BookChapter = {
  id: 'options',
  title: 'Options',
  lead: 'Leave them out in your first battles. Each can be switched on when you start a game. The ready lists of markers, the layouts of the ground and the handicap are ours: they are not in the published game.',
  blocks: [
    { kind: 'part', id: 'objective-markers', title: 'Objective markers' },
    {
      kind: 'text',
      text: 'Markers you choose replace the printed objectives: generals (5 VP), flags (1 or 3 VP, every round) and wind roses (1 or 3 VP, once).',
      rules: ['GEN-17.1', 'GEN-17.2', 'GEN-17.4'],
    },
    { kind: 'part', id: 'advanced-orders', title: 'Order die and couriers' },
    {
      kind: 'list',
      items: [
        '*Order die*: each of you rolls a die at the start of planning and has 6 orders plus the die.',
        '*Couriers*: one extra order for the command sector. Every order must arrive: its die must be at least the number of steps from the command sector to the unit.',
      ],
      rules: ['GEN-18.1', 'GEN-18.2', 'GEN-18.3'],
    },
    { kind: 'part', id: 'army-morale', title: 'Army morale' },
    {
      kind: 'text',
      text: 'Start with 15 VP and lose them: what the enemy would gain is taken from you. You have as many orders as VP. At 0 you have lost.',
      rules: ['GEN-19.1', 'GEN-19.2', 'GEN-19.4'],
    },
    { kind: 'part', id: 'terrain', title: 'Terrain' },
    {
      kind: 'table',
      caption: 'What ground does',
      head: ['Ground', 'Moving', 'Fighting'],
      rows: [
        [
          'Forest',
          'three units enter over a border in a phase; who enters is spent; no Fast movement in or into it; guns only by road',
          'everybody who fights over it has −2 in the fire and −1 in the melee; guns in it do not bombard',
        ],
        [
          'Hill',
          'no limit',
          'attack uphill −1, downhill +1 in the melee; guns on it fire over their neighbours',
        ],
        [
          'River',
          'three units enter over a border in a phase; guns only over a bridge',
          'attackers who cross it have −1 in the melee',
        ],
        ['Building', 'one Infantry inside', 'who attacks it has −1; two hits of one battery destroy it'],
        ['Road', 'in Non-combat moves two units may go one sector further', 'none'],
      ],
      rules: [
        'GEN-20.4',
        'GEN-20.5',
        'GEN-20.6',
        'GEN-20.11',
        'GEN-20.12',
        'GEN-20.13',
        'GEN-20.18',
        'GEN-20.21',
        'GEN-20.23',
        'GEN-20.25',
        'GEN-20.27',
      ],
    },
  ],
};

export const glossary: BookChapter = {
  id: 'words',
  title: 'Words',
  lead: 'The words of this game, in one sentence each.',
  blocks: [
    {
      kind: 'words',
      words: [
        {
          word: 'Attacker',
          means: 'A unit that fights its way into a sector, or Cavalry whose countercharge succeeded.',
          rule: 'GEN-12.10',
        },
        {
          word: 'Battery',
          means: 'One Artillery unit. It fires two dice and is worth 2 VP as a prisoner.',
          rule: 'GEN-4.3',
        },
        {
          word: 'Border',
          means: 'The line between two sectors, with five spaces for each side.',
          rule: 'GEN-3.5',
        },
        { word: 'Box', means: 'Where routed Infantry and Cavalry wait to be rallied.', rule: 'GEN-3.14' },
        {
          word: 'Captured',
          means: 'Taken by Infantry or Cavalry. It scores this round and leaves the game.',
          rule: 'GEN-14.7',
        },
        {
          word: 'Clear',
          means: 'No standing enemy is left in the sector, and none still attacks into it.',
          rule: 'GEN-7.14',
        },
        {
          word: 'Command sector',
          means: 'The middle of a home row. The enemy who holds it scores 5 VP every round.',
          rule: 'GEN-16.4',
        },
        {
          word: 'Countercharge',
          means: 'Cavalry that is attacked by Infantry attacks in its turn, on a 5 or 6.',
          rule: 'GEN-12.7',
        },
        {
          word: 'Defender',
          means: 'A unit that is not attacking, in a sector that is attacked.',
          rule: 'GEN-12.15',
        },
        {
          word: 'Destroyed',
          means: 'Removed by guns, or by a unit that was routed itself. It scores nothing.',
          rule: 'GEN-14.5',
        },
        {
          word: 'Flag sector',
          means: 'A wing of a home row. The enemy who holds it scores 1 VP every round.',
          rule: 'GEN-16.4',
        },
        {
          word: 'Flight',
          means: 'Routed units run to their box: Cavalry after the fire, Infantry after Combined arms.',
          rule: 'GEN-14.11',
        },
        {
          word: 'Friendly',
          means: 'A sector you hold, or one with your sign and no standing enemy in it.',
          rule: 'GEN-3.9',
        },
        {
          word: 'Front',
          means: 'One stretch of fighting: two lines of up to five spaces.',
          rule: 'GEN-7.10',
        },
        { word: 'Hold, control', means: 'To have at least one standing unit in a sector.', rule: 'GEN-3.8' },
        {
          word: 'Idle',
          means: 'A unit of an attacked sector without a space; nothing can hit it.',
          rule: 'GEN-12.16',
        },
        { word: 'Leg', means: 'One sector of an arrow. Cavalry may have two.', rule: 'GEN-6.5' },
        {
          word: 'Neutral',
          means: 'A sector that is neither friendly to you nor held by the enemy.',
          rule: 'GEN-3.10',
        },
        {
          word: 'Order',
          means: 'An arrow for one unit. It says where; you decide later when.',
          rule: 'GEN-6.2',
        },
        { word: 'Ready', means: 'Neither spent nor routed.', rule: 'GEN-4.7' },
        {
          word: 'Re-roll',
          means: 'A die rolled once more, earned by attacking a sector over several borders.',
          rule: 'GEN-12.30',
        },
        {
          word: 'Reserve',
          means: 'Behind your home row, with room for all. Nobody attacks out of it.',
          rule: 'GEN-7.5',
        },
        {
          word: 'Routed',
          means: 'Hit once. It cannot act, fight or hold until it is rallied.',
          rule: 'GEN-14.8',
        },
        { word: 'Saved order', means: 'An order you did not write. It rallies one unit.', rule: 'GEN-6.10' },
        {
          word: 'Space',
          means: 'One of five places at a border. Units in the same space fight each other.',
          rule: 'GEN-12.22',
        },
        { word: 'Spent', means: 'Has done all it can this round. Its dice have −1.', rule: 'GEN-4.7' },
        {
          word: 'Square',
          means: 'Infantry formed against Cavalry: strong against horses, weak against guns.',
          rule: 'GEN-12.9',
        },
        { word: 'Standing', means: 'Not routed.', rule: 'GEN-3.8' },
        {
          word: 'Token',
          means: 'What a battery leaves where it fired; next round its fire there has +1.',
          rule: 'GEN-9.14',
        },
        {
          word: 'Unopposed',
          means: 'An attacker with nobody opposite; it needs 4 and has a bonus.',
          rule: 'GEN-13.4',
        },
        {
          word: 'Withdraw',
          means: 'After the fire an attacker may go back, unless the unit opposite attacks too.',
          rule: 'GEN-12.37',
        },
      ],
    },
  ],
};
