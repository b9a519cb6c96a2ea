import type { BookChapter } from '@grognard/desk';
import { cite } from './cite.ts';

export const nightAndSupply: BookChapter = {
  id: 'night',
  title: 'Night and supply',
  lead: 'You need this in longer battles and in the campaign.',
  blocks: [
    {
      kind: 'list',
      items: [
        'At night nobody enters a zone, no gun fires, one sees 1 hex.',
        'At night an Attack or Probe fails if its formation holds no part of the place.',
        'Orders that arrive at night come into force at first light.',
      ],
      rules: cite('16.1 16.2 16.3 16.4 16.5 16.6'),
    },
    {
      kind: 'text',
      text: '*Supply* is traced 5 hexes across country, then along roads to your own edge of the map. Once a day, at 9:00, units without supply are lost.',
      rules: cite('17.1 17.2 17.3 T10'),
    },
  ],
};

export const options: BookChapter = {
  id: 'options',
  title: 'Rules you can add',
  lead: 'You choose these before the battle.',
  blocks: [
    { kind: 'part', id: 'advanced', title: 'On in the usual game' },
    {
      kind: 'list',
      items: [
        '*Retreats disrupt*: by will after a failed test, by force always.',
        '*Recovery by test* at the end of a turn.',
        '*Remote support*: guns help a unit of their formation that is assaulted.',
        '*Artillery in detail*: crowded targets, guns in defence +50%, range 3 at half strength.',
        '*Small losses*: a step of infantry worth 1 point pays half a hit.',
      ],
      rules: cite('19.1abcd 19.2abc 19.3abcd 19.4abcd 19.5'),
    },
    { kind: 'part', id: 'optional', title: 'Off in the usual game' },
    {
      kind: 'list',
      items: [
        '*Hidden movement*: marches are plotted, and discovered by sight or by a die.',
        '*Columns and lines, command by divisions, extended lines*: the drill of a division counts.',
        '*Light cavalry slips away* from any assault.',
      ],
      rules: cite(
        '20.1.1abcd 20.1.2abcd 20.1.3abc 20.1.4 20.1.5 20.1.6 T11 20.2.1abc 20.2.2abc 20.2.3abcdef 20.2.4ab',
      ),
    },
    {
      kind: 'list',
      items: [
        '*Supporting fire*: guns that tip an assault disrupt the enemy.',
        '*Sixes hit*: as many dice as strength instead of the table.',
        '*Confused commanders, panic, direct command*: who is told what, and who runs.',
      ],
      rules: cite('20.3ab 20.4abcd 20.5 20.6ab 20.7ab'),
    },
    {
      kind: 'list',
      items: [
        '*Fatigue*: who marches by night is tired by day, each division by itself or the corps as one.',
        '*Morale of operations, rout, initiative*: success lifts, failure spreads.',
        '*Deadly bombardment, opportunity fire*: guns that kill more, and sooner.',
      ],
      rules: cite('20.8abcdefghij 20.9abcde 20.10 20.11ab 20.12abc 20.13ab'),
    },
    {
      kind: 'list',
      items: [
        '*As it was*: orders, arrivals and points of that day, with a handicap that games have measured.',
        '*Printed events only*: without what we added to a battle.',
        '*Uncertain arrivals*: reinforcements come early, in time or late.',
      ],
      rules: cite('18.5 18.6 18.7 9.7'),
    },
    { kind: 'part', id: 'sequences-of-play', title: 'Other sequences' },
    {
      kind: 'list',
      items: [
        '*Side by side, by mail*: no chits. The side with the higher roll chooses to act first or second, then acts with all its formations. Enemy reactions are asked for together, so that few letters go back and forth.',
        '*Several commanders*: several players on a side who keep chits, couriers and doubts. Each looks into enemy stacks for himself, and alone learns what his dice said.',
        '*Several players a side*: each commands some of the formations. Orders travel as messages, and nobody tests whether they are obeyed.',
      ],
      rules: cite('P.1 P.2 P.3 P.4 M.1 M.2 M.3 M.4 M.5 M.6 M.7 M.8 M.9 M.10'),
    },
  ],
};

export const glossary: BookChapter = {
  id: 'words',
  title: 'Words',
  lead: 'What we call things.',
  blocks: [
    {
      kind: 'words',
      words: [
        {
          word: 'Bad Move',
          means: 'A leader’s own decision that went wrong: the enemy writes his order.',
          rule: 'NLC-12.11b',
        },
        { word: 'Chit', means: 'The marker of a formation in the cup. Drawn, it acts.', rule: 'NLC-2.1b' },
        {
          word: 'Confidence',
          means: 'Whether a formation with losses keeps to its order.',
          rule: 'NLC-12.10c',
        },
        {
          word: 'Control',
          means: 'You were last there, or your zone was the last to cover it.',
          rule: 'NLC-18.3',
        },
        { word: 'Courier', means: 'Carries an order, 6 MP a turn.', rule: 'NLC-12.6c' },
        { word: 'Demoralized', means: 'A corps or army that has lost what it can bear.', rule: 'NLC-15.1' },
        { word: 'Disrupted', means: 'In disorder: half strength in fights.', rule: 'NLC-6.3a' },
        { word: 'Formation', means: 'A corps or division with a leader and a chit.', rule: 'NLC-2.1a' },
        { word: 'Garrison', means: 'A single unit in a walled farm.', rule: 'NLC-10.1' },
        { word: 'In command', means: 'Within 3 MP of the leader.', rule: 'NLC-12.1a' },
        {
          word: 'In contact',
          means: 'On neighbouring hexes, with a side between them that units can cross.',
          rule: 'NLC-5.4a',
        },
        { word: 'MP', means: 'Movement points.', rule: 'NLC-5.1a' },
        { word: 'Reserve', means: 'The order to rest. Needed to rally.', rule: 'NLC-12.2.9a' },
        { word: 'Square', means: 'Infantry that cavalry cannot break, and guns can.', rule: 'NLC-7.10a' },
        {
          word: 'Stage',
          means: 'The time a formation acts: guns, charges, movement, assaults.',
          rule: 'NLC-4.5a',
        },
        { word: 'Step', means: 'What a hit takes. Most units have two.', rule: 'NLC-6.1a' },
        { word: 'Zone of control', means: 'The six hexes round a unit.', rule: 'NLC-5.4a' },
      ],
    },
  ],
};
