import type { BookChapter } from '@grognard/desk';
import { LineUpFigure } from '../figures/board-figures.tsx';

export const settingUp: BookChapter = {
  id: 'setting-up',
  title: 'Setting up',
  lead: 'Cards first, then the army: you know your hand when you deploy.',
  blocks: [
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Draw 5 Strategy cards and take your Bluff.',
        'Draw 2 Objectives and keep them secret.',
        'Draw 12 units. Fill both Lines; the other 3 go to the Reserve.',
        'Guard stands only in the Reserve. Artillery never starts in the 1st Line.',
        'Turn both Lines face-up. The Reserve stays hidden.',
        'Lay Terrain from your hand, if you like.',
      ],
      rules: ['SAG-4.3', 'SAG-4.4', 'SAG-4.5', 'SAG-4.6', 'SAG-4.7', 'SAG-4.9', 'SAG-4.10', 'SAG-4.11'],
    },
    {
      kind: 'figure',
      Figure: LineUpFigure,
      caption: '*A front lined up.* Each unit of the 1st Line faces one enemy slot.',
      keys: [
        'Infantry in front: it fires and fights.',
        'Cavalry and guns behind. From here Cavalry advances and charges, guns fire over the front.',
        '3 units face-down in the Reserve, every Guard among them.',
      ],
    },
    {
      kind: 'advice',
      text: 'Infantry with high Cohesion and Morale is best used in the middle. Put Support directly behind it.',
    },
    { kind: 'part', id: 'setup-mistakes', title: 'Common mistakes' },
    {
      kind: 'list',
      items: [
        'A gun in front: no Artillery starts in the 1st Line. Horse Artillery may go there later.',
        'A Guard in a Line: it starts in the Reserve, even if you drew 4. The 2nd Line may then have a free slot.',
      ],
      rules: ['SAG-4.7', 'SAG-4.9', 'SAG-10.7'],
    },
  ],
};

export const initiativeAndReform: BookChapter = {
  id: 'initiative-and-reform',
  title: 'Initiative and Reform the ranks',
  lead: 'A good card for going first, or for what it does: you cannot have both.',
  blocks: [
    {
      kind: 'list',
      items: [
        'Each of you lays 1 card face-down. Both are revealed; the higher initiative goes first. The cards are discarded.',
        'The *Bluff* is worth 0, and comes back to your hand at the end of the turn.',
        'Equal values: a die decides. Odd is for the French, even for the Coalition.',
        'Then each of you has 3 Activation markers.',
      ],
      rules: ['SAG-6.2', 'SAG-6.3', 'SAG-6.4', 'SAG-6.5', 'SAG-6.6'],
    },
    { kind: 'part', id: 'reform', title: 'Reform the ranks' },
    {
      kind: 'list',
      items: [
        '*Regroup*: a unit in the Reserve with 2 casualties or more may test Morale, 7 or more, to remove 1. The last casualty stays.',
        '*Rally*: a unit in a Retreat slot must test Morale, 6 or more (7 with 3 casualties). If it passes, it comes into the Reserve.',
        '*Terrain*: lay as many Terrain cards as you like.',
      ],
      rules: ['SAG-7.2', 'SAG-7.3', 'SAG-7.5', 'SAG-7.6'],
    },
    {
      kind: 'table',
      caption: 'Terrain. What Hill, Woods and Building add is ours',
      head: ['Terrain', 'Who may stand there', 'What it does'],
      rows: [
        [
          'Hill',
          'everybody',
          '+1 Melee in the round in which its unit is engaged; guns on it see over everything',
        ],
        ['River', 'everybody', 'whoever engages from it or across it has −1 Melee in that first round'],
        ['Woods', 'no Heavy Cavalry, no guns', 'fire at the unit in it has −1; no charge into it'],
        ['Building', 'Infantry only', 'fire at the unit in it has −1, and so has Melee against it'],
      ],
      rules: ['SAG-8.4', 'SAG-8.7', 'SAG-8.9', 'SAG-8.10', 'SAG-8.11'],
    },
    {
      kind: 'text',
      text: 'Moving into Woods or a Building costs a unit its Formation. Terrain nobody stands on is discarded at the end of the turn.',
      rules: ['SAG-8.5', 'SAG-8.6', 'SAG-R23'],
    },
    {
      kind: 'advice',
      text: 'A high card is best used to go first when a Melee is about to break. Otherwise spend the Bluff and keep your cards.',
    },
  ],
};

export const reinforcements: BookChapter = {
  id: 'reinforcements',
  title: 'Reinforcements and winning',
  lead: 'The turn ends with rest and fresh units. Then the front and the points are counted.',
  blocks: [
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Cavalry in Disarray in the 1st Line tests Morale, 6 or more, to recover. Elsewhere it recovers by itself.',
        'Formations may be given up: in the 1st Line after a Morale test, elsewhere freely.',
        'A unit in its own Out-flank slot tests whether it arrives.',
        'Discard what you do not want, and draw up to 5 cards.',
        'The Bluff comes back; markers come off.',
        'You may bring the top unit of your Army deck into a free Reserve slot, face-down.',
      ],
      rules: ['SAG-15.2', 'SAG-15.3', 'SAG-15.4', 'SAG-15.5', 'SAG-15.6', 'SAG-15.7', 'SAG-15.8'],
    },
    {
      kind: 'text',
      text: 'If a unit must enter a full Reserve, another one makes room. Without casualties it goes under your Army deck. With casualties it is lost, and worth 1 VP to the enemy.',
      rules: ['SAG-15.10'],
    },
    { kind: 'part', id: 'objectives', title: 'Objectives' },
    {
      kind: 'list',
      items: [
        '*Immediate*: you may score it at the first moment its condition holds. You are asked.',
        '*Long-term*: it counts only when the game ends by points.',
        'What you do not achieve costs nothing.',
      ],
      rules: ['SAG-16.7', 'SAG-16.8', 'SAG-16.9', 'SAG-R67'],
    },
    { kind: 'part', id: 'end-mistakes', title: 'Common mistakes' },
    {
      kind: 'list',
      items: [
        '3 free slots in the 1st Line at the end of a turn lose at once, even with 10 VP. Look at your front before your last marker.',
        'A full Reserve with hurt units: the next reinforcement may give the enemy a point.',
      ],
      rules: ['SAG-16.2', 'SAG-R69', 'SAG-15.10'],
    },
  ],
};
