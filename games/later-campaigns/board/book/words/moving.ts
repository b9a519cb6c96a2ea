import type { BookChapter } from '@grognard/desk';
import { MarchFigure, SightFigure, ZonesFigure } from '../figures/figures.tsx';
import { cite } from './cite.ts';
import { GROUND } from './ground.ts';

export const chits: BookChapter = {
  id: 'chits',
  title: 'Chits',
  lead: 'You need this when the orders are written: who acts, and when.',
  blocks: [
    {
      kind: 'list',
      isNumbered: true,
      items: [
        '*Together*: each side rolls a die. At least 2 below the rating of its commander, and two formations may act as one.',
        '*First*: each side rolls a die and adds the rating. Ahead by 3 or more it may choose who acts first.',
        '*In turn*: all other chits go into the cup and are drawn one by one. Formations on Reserve have none.',
      ],
      rules: cite('4.1abc 4.2ab 4.3ab'),
    },
    {
      kind: 'text',
      text: 'A leader moves with his formation. A great commander moves once a turn, in any Stage of his side.',
      rules: cite('4.4ab'),
    },
  ],
};

export const moving: BookChapter = {
  id: 'moving',
  title: 'Moving',
  lead: 'You need this in the third part of a Stage, when units move.',
  blocks: [
    { kind: 'part', id: 'costs', title: 'What a hex costs' },
    {
      kind: 'table',
      caption: 'Movement points and cover',
      head: GROUND.head,
      rows: GROUND.rows,
      rules: cite('5.1ab 5.2abc T5 T6'),
    },
    {
      kind: 'figure',
      Figure: MarchFigure,
      caption:
        '*On the road.* On March, Fall Back and General Retreat a hex of road costs ½ MP, of trail 1 MP.',
      keys: ['An empty hex between units that march. Towns on the way must be free of other troops.'],
    },
    {
      kind: 'text',
      text: 'Leaders and couriers pay ½ MP on any road or trail, whoever stands there.',
      rules: cite('5.2defg'),
    },
    { kind: 'part', id: 'zones', title: 'Zones of control' },
    {
      kind: 'figure',
      Figure: ZonesFigure,
      caption: '*Zones of control*: the six hexes round a unit.',
      keys: [
        'The zone. It does not reach into a walled farm, nor across a river without a bridge.',
        'A unit that begins its move here leaves it only by advance or retreat. One that comes in during its move may leave again for 1 MP more.',
      ],
    },
    {
      kind: 'list',
      items: [
        'Fall Back, General Retreat and Reserve may leave a zone for 1 MP more. Cavalry and leaders do not care about zones.',
        'At night and in rain nobody enters a zone.',
        'Two units stand in a hex, one in woods. Leaders and headquarters do not count.',
        'You look through an enemy stack only while somebody sees it. Guns lie on top.',
      ],
      rules: cite('5.3abcd 5.4abcde 5.5 5.6'),
    },
    { kind: 'part', id: 'arrivals', title: 'Reinforcements' },
    {
      kind: 'text',
      text: 'They come on at their hex; it is the first of their move. Each later stack pays what those before it paid. If the enemy holds the hex, the next free one at the edge serves. Without other orders they march to their headquarters.',
      rules: cite('9.1 9.2 9.3 9.4 9.5 9.6'),
    },
  ],
};

export const guns: BookChapter = {
  id: 'guns',
  title: 'Guns and sight',
  lead: 'You need this in the first part of a Stage, when guns fire.',
  blocks: [
    {
      kind: 'figure',
      Figure: SightFigure,
      caption: '*Who sees whom.* A line from middle to middle.',
      keys: [
        'Seen: nothing stands between.',
        'Woods, towns, farms and other units block the line.',
        'So does a crest between hexes of one level, even at the edge of the hex itself.',
      ],
    },
    {
      kind: 'list',
      items: ['Higher ground hides what lies behind it.', 'One sees 8 hexes by day, 4 in rain, 1 at night.'],
      rules: cite('8.3abcdef T12'),
    },
    {
      kind: 'list',
      items: [
        'Guns fire up to *2 hexes* at what they see. Only guns of one hex fire together. Nobody fires back.',
        'The first hit *disrupts*, each further one costs a step.',
        'Foot guns that have fired do not move.',
        'Guns assault only beside infantry or cavalry. In defence they always fire.',
        'A gun with an enemy beside it as the Stage began does not fire at attackers who come up from elsewhere.',
      ],
      rules: cite('8.1abcde 8.2ab 8.4'),
    },
    {
      kind: 'text',
      text: '*Enfilade* adds half: fire along a line, or at infantry that fears your cavalry and stands in square. Its owner may refuse the square, and then be charged.',
      rules: cite('8.5abcd'),
    },
  ],
};
