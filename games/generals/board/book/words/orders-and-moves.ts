import type { BookChapter } from '@grognard/desk';
import { BombardmentFigure } from '../figures/bombardment-figure.tsx';
import { ReachFigure, WaysFigure } from '../figures/moves-and-shots.tsx';
import { BOMBARD_ROWS } from '../modifier-rows.ts';
import { SETUP_ROWS } from '../setup-rows.ts';

export const fieldAndArmies: BookChapter = {
  id: 'field-and-armies',
  title: 'The field and the armies',
  lead: 'Nine sectors, two reserves, thirty units a side.',
  blocks: [
    {
      kind: 'text',
      text: 'Sectors are neighbours when they share a side, never across a corner. A reserve touches the three home sectors of its owner and nothing else. Left and right are seen from your own chair.',
      rules: ['GEN-3.2', 'GEN-3.3', 'GEN-3.4'],
    },
    {
      kind: 'list',
      items: [
        'You *hold* a sector while at least one unit of yours that is not routed stands in it.',
        'A sector is *friendly* if you hold it, or if it shows your command or flag sign and no standing enemy is in it. Your reserve is always friendly.',
        'It is *enemy-held* if the enemy holds it, and *neutral* if it is neither. A sector with nothing but routed enemies is not enemy-held: walk in, and they are yours.',
        'A sector has room for *six* units of a side, routed ones counted. A reserve has room for all.',
      ],
      rules: ['GEN-3.6', 'GEN-3.8', 'GEN-3.9', 'GEN-3.10', 'GEN-14.9'],
    },
    {
      kind: 'table',
      caption: 'Who starts where',
      head: ['Battle', 'Right wing', 'Centre', 'Left wing', 'Reserve'],
      rows: [...SETUP_ROWS, ['Custom', 'any 6', 'any 6', 'any 6', 'any 12']],
      rules: ['GEN-5.4', 'GEN-5.5', 'GEN-5.6', 'GEN-5.7', 'GEN-5.8', 'GEN-5.9'],
    },
    {
      kind: 'list',
      items: [
        '*Infantry* is best used in numbers: it attacks where it can bring more units than the defender, and holds ground against Cavalry.',
        '*Cavalry* is best used in Fast movement, when fire has −2: on lone guns, on spent units, on sectors nobody guards.',
        '*Artillery* is best used from afar. At a neighbour it fires two dice with a large bonus, but loses every melee.',
      ],
      rules: ['GEN-4.1', 'GEN-4.2', 'GEN-4.3', 'GEN-13.6'],
    },
    {
      kind: 'text',
      text: 'At La Rothière Black swaps its wings, so that Cavalry faces Cavalry. In a Custom battle both of you place your armies in secret.',
      rules: ['GEN-5.10', 'GEN-5.11'],
    },
  ],
};

export const writingOrders: BookChapter = {
  id: 'writing-orders',
  title: 'Writing orders',
  lead: 'Ten orders a round, for thirty units. What you leave out matters as much as what you write.',
  blocks: [
    {
      kind: 'list',
      items: [
        'An order is for one unit of a kind in a sector. Each unit gets one order at most.',
        '*Infantry*: one leg to a neighbouring sector.',
        '*Cavalry*: one or two legs. The second starts where the first ends, and may lead back.',
        '*Artillery*: a direction. Later it fires along it or moves along it.',
        'No arrow may lead into the enemy reserve.',
      ],
      rules: ['GEN-6.2', 'GEN-6.3', 'GEN-6.4', 'GEN-6.5', 'GEN-6.6', 'GEN-6.7'],
    },
    {
      kind: 'text',
      text: 'Nobody sees which unit has an order. A unit takes up an order only when it first uses it. The enemy sees each leg when it is used, and your whole sheet when the round is scored.',
      rules: ['GEN-6.9', 'GEN-16.2', 'GEN-21.3'],
    },
    {
      kind: 'text',
      text: 'Orders you wrote but never used are lost. Orders you did not write are saved for the Rally.',
      rules: ['GEN-6.10'],
    },
    { kind: 'part', id: 'order-mistakes', title: 'Common mistakes' },
    {
      kind: 'list',
      items: [
        'Ten orders written leave none for the Rally.',
        'An order for a unit that is routed before it acts is lost, unless another unit of its kind stands there.',
        'A sector you leave empty is not held, even if your flag is in it. It scores nothing for the majority.',
      ],
      rules: ['GEN-6.9', 'GEN-6.10', 'GEN-16.7'],
    },
    {
      kind: 'advice',
      text: 'A unit without an order still defends. Give orders where you want to change something, and leave the quiet wing alone.',
    },
  ],
};

export const moving: BookChapter = {
  id: 'moving',
  title: 'Moving',
  lead: 'In each phase you both choose in secret which units use their orders now. Then everything moves at once.',
  blocks: [
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Units that go to a *neutral* sector nobody else enters move in.',
        'Units that go to a *friendly* sector move in, even if it is about to be attacked. They will help to defend it.',
        'All others must fight for their way. They wait at the border: see *Combat*.',
      ],
      rules: ['GEN-7.7', 'GEN-7.8', 'GEN-7.9'],
    },
    {
      kind: 'list',
      items: [
        'At most *five* units cross one border in one direction in a phase.',
        'At most *six* units of yours may come to stand in a sector.',
        'Nobody attacks out of a reserve. Cavalry from the reserve may attack with its second leg.',
        'Units that leave before you arrive have slipped away: there is no fight.',
      ],
      rules: ['GEN-7.2', 'GEN-7.3', 'GEN-7.5', 'GEN-7.6', 'GEN-7.13'],
    },
    { kind: 'part', id: 'collisions', title: 'When arrows collide' },
    {
      kind: 'figure',
      Figure: WaysFigure,
      caption: '*Three ways into a fight.* White’s arrows are solid, Black’s are broken.',
      keys: ['An assault.', 'A head-on fight.', 'A meeting in an empty sector.'],
    },
    {
      kind: 'list',
      items: [
        '*Assault*: you enter a sector where enemies stand. There is a front at every border you come over.',
        '*Head-on*: both sides cross the same border in opposite directions. One front, and both attack.',
        '*Meeting*: both sides enter the same empty sector. Their lines face each other, and both attack.',
      ],
      rules: ['GEN-7.10', 'GEN-7.11', 'GEN-7.12'],
    },
    {
      kind: 'text',
      text: 'In *Non-combat moves* nothing fights: you may only go where it is friendly or neutral. If both sides want the same neutral sector, nobody goes, and the orders are used up.',
      rules: ['GEN-11.2', 'GEN-11.3', 'GEN-11.4'],
    },
    {
      kind: 'advice',
      text: 'Cavalry that has ridden only once is not spent and can still answer an attack.',
    },
  ],
};

export const bombarding: BookChapter = {
  id: 'bombardment',
  title: 'Bombardment',
  lead: 'Guns with an order may fire one or two sectors ahead or to the side. It is all they do in the round.',
  blocks: [
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'For each battery you choose in secret: hold fire, or fire at range 1 or 2 along its arrow.',
        'A battery has two dice, for two different units: first Infantry in square, then Infantry, Cavalry, Artillery, and routed units last. Against a single unit it has one die.',
        'Each die needs a *4 or more* after its modifiers.',
        'A hit routs. A hit on a routed unit destroys it; guns take no prisoners.',
      ],
      rules: ['GEN-9.2', 'GEN-9.3', 'GEN-9.6', 'GEN-9.7', 'GEN-9.11', 'GEN-9.12'],
    },
    {
      kind: 'figure',
      Figure: ReachFigure,
      caption: '*How far guns reach*, here a White battery in b1.',
      keys: [
        'Range 1, ahead.',
        'Range 2, in the same line.',
        'To either side.',
        'Never to the rear, and never into a reserve.',
      ],
    },
    {
      kind: 'table',
      caption: 'What is added to a bombarding die',
      head: ['', 'Modifier'],
      rows: BOMBARD_ROWS,
      rules: ['GEN-13.1', 'GEN-13.8'],
    },
    {
      kind: 'text',
      text: 'After it has fired, a battery leaves its token in the sector it aimed at. Fire there again next round, and the range is known: +1.',
      rules: ['GEN-9.14', 'GEN-9.16'],
    },
    {
      kind: 'text',
      text: 'At range 2 what stands between matters. With your own units there, the second die is lost. With enemies there, the second die falls among them.',
      rules: ['GEN-9.9', 'GEN-9.10'],
    },
    {
      kind: 'example',
      title: 'Two batteries at range 2',
      rules: ['GEN-9.8', 'GEN-9.9', 'GEN-9.14', 'GEN-13.8'],
      steps: [
        {
          title: 'The situation',
          text: 'Two White batteries in b1 (1) fire at b3 (3). White Cavalry in b2 (2) stands in their way, so each has one die. Both fired at b3 last round: their tokens lie there (4).',
          Figure: BombardmentFigure,
          decision: 'White: fire, or hold fire. b2 holds no enemy, so range 1 is no choice.',
        },
        {
          title: 'Whom they hit',
          text: 'The first die goes to the Infantry, the second to the Cavalry. The battery and the routed Infantry come later in the order.',
          sums: [
            'At the Infantry: 5 + 2 − 4 for range 2 + 1 for the tokens = 4, needed 4: *routed*.',
            'At the Cavalry: 4 + 2 − 4 + 1 = 3, needed 4: no hit.',
          ],
        },
        {
          title: 'Afterwards',
          text: 'Both tokens stay in b3, and both batteries are spent. Two tokens give +1, not +2.',
        },
      ],
    },
    {
      kind: 'advice',
      text: 'Artillery is best used on full sectors it can reach every round, behind a line that keeps Cavalry away. Alone it is two points for the enemy.',
    },
  ],
};
