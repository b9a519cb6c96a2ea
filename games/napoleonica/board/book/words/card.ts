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
          '*Orders*: 3 cards up, bid, Escalation, draw, exchange.',
          '*Reinforcement*: models 1 line down, 1 card each, reserves.',
          '*Battle*: turns of 1 or 2 actions until both pass.',
          '*End*: score, Orders back, draw cards, at most 7.',
        ],
        rules: ['NAP-RND.1'],
      },
    ],
  },
  {
    title: 'Your turn',
    blocks: [
      {
        kind: 'list',
        items: [
          'Activate a unit: move, attack, move and attack, or rest.',
          'Play an Action card. Or pass.',
          'Beside that: 3 Orders for one you name, 2 for a random one.',
          'Second Order on a unit: 1 Fatigue.',
          'Rest: all Fatigue off, without an Order before.',
          'Exhausted: only rest, and only without an Order.',
        ],
        rules: ['NAP-ACT.4', 'NAP-BAT.2', 'NAP-BAT.6', 'NAP-ACT.3', 'NAP-ACT.5', 'NAP-FAT.6'],
      },
    ],
  },
  {
    title: 'An attack',
    blocks: [
      {
        kind: 'list',
        isNumbered: true,
        items: [
          'Target: range, sight.',
          'Cards face down, attacker first. Turn them up.',
          'Pool: row, abilities, cards, at most 6 dice.',
          'Roll. Re-rolls: 1 Order; 1 Fatigue of the enemy unit.',
          'Crit effect, once.',
          'Ignore hits (never crits), ignore retreats.',
          'Retreat. No way or difficult ground: 1 more damage.',
          'Damage 2 or more: 1 Fatigue for 1 damage.',
          '1 model for each damage.',
          'Riposte, move up, Frenzy, pursuit.',
        ],
        rules: [
          'NAP-ATK.6',
          'NAP-ATK.17',
          'NAP-ATK.19',
          'NAP-ATK.28',
          'NAP-RET.5',
          'NAP-DMG.4',
          'NAP-ATK.31',
        ],
      },
    ],
  },
  {
    title: 'Dice',
    blocks: [
      {
        kind: 'table',
        caption: 'Faces of each die',
        head: ['Die', 'Crit', 'Hit', 'Retreat', 'Nothing'],
        rows: [
          ['White', '0', '1', '2', '3'],
          ['Yellow', '1', '1', '1', '3'],
          ['Orange', '1', '2', '1', '2'],
          ['Teal', '1', '2', '2', '1'],
          ['Scarlet', '2', '2', '1', '1'],
          ['Black', '2', '3', '1', '0'],
        ],
        rules: [],
      },
    ],
  },
  {
    title: 'Ground',
    blocks: [
      {
        kind: 'table',
        caption: 'What ground does',
        head: ['Ground', 'Stops', 'Blocks sight', 'Ignores'],
        rows: [
          ['Forest, Village', 'yes', 'yes', '1 hit'],
          ['Hill', 'yes', 'yes', '1 retreat'],
          ['Redoubt', 'yes', 'no', '1 hit, 1 retreat'],
          ['Ruins', 'yes', 'no', '1 hit'],
          ['Marsh', 'yes', 'no', 'nothing'],
          ['Bush', 'no', 'no', '1 hit, against fire'],
          ['Mountain', 'closed', 'yes', ''],
          ['River', 'closed', 'no', ''],
        ],
        rules: ['NAP-TER.7', 'NAP-LOS.2'],
      },
    ],
  },
  {
    title: 'Lost models',
    blocks: [
      {
        kind: 'list',
        items: [
          'Infantry 2 steps, Cavalry 3, guns and Commanders 4.',
          '1 line down each round. 1 point: 1 line more.',
          'At most 1 model for a unit in a phase.',
        ],
        rules: ['NAP-REI.2', 'NAP-REI.8', 'NAP-REI.6'],
      },
    ],
  },
];
