import type { BookChapter } from '@grognard/desk';
import { BoardFigure } from '../figures/board-figures.tsx';
import { CardFigure } from '../figures/card-figure.tsx';

export const howToPlay: BookChapter = {
  id: 'how-to-play',
  title: 'How to play',
  lead: 'Two armies of cards stand face to face. 3 times a turn each of you lets a unit fire, fight or move. Cards in your hand change the odds. Break the enemy front, or score more points.',
  blocks: [
    { kind: 'part', id: 'what-you-want', title: 'What you want' },
    {
      kind: 'list',
      items: [
        '*Collapse*: whoever has 3 or more free slots in the 1st Line at the end of a turn loses.',
        '*Points*: once somebody has 10 victory points (VP) at the end of a turn, the higher score wins.',
        'A destroyed unit is worth *2 VP*, an Auxiliary *1*. A captured Flag, Officer or other trophy is worth *1*, an objective *1*.',
      ],
      rules: ['SAG-16.2', 'SAG-16.4', 'SAG-16.5', 'SAG-16.6'],
    },
    {
      kind: 'figure',
      Figure: BoardFigure,
      caption: '*The boards*, yours below.',
      keys: [
        'The 1st Line: 5 slots. Each faces an enemy slot.',
        'The 2nd Line: 4 slots, behind the gaps.',
        'The Reserve: 5 slots. Its units lie face-down.',
        'A Retreat slot, one at each side: units that fled wait here.',
        'An Out-flank slot, one at each side: used only with the Outflank option.',
        'The enemy slot your middle faces.',
      ],
    },
    { kind: 'part', id: 'a-unit', title: 'A unit' },
    {
      kind: 'figure',
      Figure: CardFigure,
      caption: '*A unit card*: 4 numbers.',
      keys: [
        'Fire: added to the die when it fires.',
        'Melee: added to the die when it fights hand to hand.',
        'Cohesion: with as many casualties it is destroyed.',
        'Morale: added to the die when it must hold.',
      ],
    },
    {
      kind: 'text',
      text: 'Every test is the same: *roll 1 die and add*. You need 6 to hit; 9 or more hits twice. The Morale of French Line Infantry is as the original rules print it. All other numbers on unit cards are ours.',
      rules: ['SAG-3.1', 'SAG-10.3', 'SAG-R08'],
    },
    { kind: 'part', id: 'the-turn', title: 'The turn' },
    {
      kind: 'phases',
      phases: [
        {
          title: 'Initiative',
          text: 'Each of you lays a card face-down. The higher value goes first this turn.',
          icon: 'ui-cards',
        },
        { title: 'Reform the ranks', text: 'Regroup, rally those who fled, lay Terrain.', icon: 'ui-undo' },
        {
          title: 'Combat',
          text: 'Take turns: 1 marker on 1 unit, until all markers are used.',
          icon: 'mk-melee',
          isHot: true,
        },
        {
          title: 'Reinforcements',
          text: 'Recover, draw cards, bring up a unit. Then see who has won.',
          icon: 'ui-plus',
        },
      ],
      rules: ['SAG-6.1', 'SAG-9.1'],
    },
    { kind: 'part', id: 'act', title: 'Act with a unit' },
    {
      kind: 'list',
      items: [
        '*Fire* at the unit directly in front. Guns reach further.',
        '*Engage* the unit directly in front: both roll. They stay engaged until one is destroyed, retreats or disengages.',
        '*Move*: forward, sideways or back one slot, or up from the Reserve.',
      ],
      rules: ['SAG-9.2', 'SAG-10.1', 'SAG-11.1'],
    },
    { kind: 'part', id: 'lose-men', title: 'Casualties' },
    {
      kind: 'text',
      text: 'Each hit is a casualty. The second one asks for a Morale test: 6 or more. Each further one asks for 7 or more. A unit that fails retreats to the side. A unit with as many casualties as Cohesion is destroyed.',
      rules: ['SAG-12.2', 'SAG-12.3', 'SAG-12.4', 'SAG-12.7'],
    },
    {
      kind: 'advice',
      text: 'Keep your 1st Line full. A unit that is nearly broken is better exchanged with one behind it than lost.',
    },
  ],
};
