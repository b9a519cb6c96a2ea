import type { BookChapter } from '@grognard/desk';
import { CounterFigure } from '../figures/figures.tsx';
import { cite } from './cite.ts';

export const howToPlay: BookChapter = {
  id: 'how-to-play',
  title: 'How to play',
  lead: 'Armies of 1815 meet on a map of hexes. You write orders to your corps, couriers carry them, and each corps acts when its chit is drawn.',
  blocks: [
    { kind: 'part', id: 'what-you-want', title: 'What you want' },
    {
      kind: 'text',
      text: 'Each battle names *places* that are worth victory points, and armies that may break. Whoever has more points after the last turn wins.',
      rules: cite('18.1'),
    },
    {
      kind: 'list',
      items: [
        'You hold a place while you *control* it: you are in it, you were the last to enter it, or your zone of control was the last to cover it.',
        'An army that loses too much is *demoralized*, later it *falls apart*. In a battle that may end it at once.',
      ],
      rules: cite('18.2 18.3 18.4'),
    },
    { kind: 'part', id: 'what-you-have', title: 'What you have' },
    {
      kind: 'figure',
      Figure: CounterFigure,
      caption: '*A unit*: a brigade, a regiment of cavalry, a few batteries.',
      keys: [
        'Its name. The colour and two letters tell the nation.',
        'Strength: what it adds to a fight. A unit that loses a step is turned to a weaker side.',
        'Movement: how many movement points (MP) it has.',
        'Morale, 1 to 5: roll this or less on one die to stand.',
      ],
    },
    {
      kind: 'list',
      items: [
        '*Leaders* command corps. Their rating is the number of orders a great commander may write, and how well a corps obeys.',
        '*Headquarters* (HQ) stand behind. A commander away from his writes 1 order a turn.',
        '*Chits*, one for each formation, lie in a cup. Nobody knows which is drawn next.',
      ],
      rules: cite('2.1ab 3.1ab 3.2ab 3.3 12.0a 12.12a 12.12b'),
    },
    { kind: 'part', id: 'the-turn', title: 'Play the turn' },
    {
      kind: 'phases',
      phases: [
        { title: 'Arrivals', text: 'Reinforcements come to the edge.', icon: 'ui-plus' },
        { title: 'Orders', text: 'Write, send, receive, obey.', icon: 'ui-log' },
        { title: 'Rally', text: 'Corps at rest bring units back.', icon: 'ui-check' },
        { title: 'Chits', text: 'Formations act one by one.', icon: 'mk-activation', isHot: true },
        { title: 'Reserves', text: 'Units on Reserve move.', icon: 'ui-clock' },
        { title: 'Turn end', text: 'Recover, count, go on.', icon: 'ui-replay' },
      ],
      rules: cite('4.0abcdefg'),
    },
    { kind: 'part', id: 'the-stage', title: 'Act with a formation' },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        '*Bombardment*: guns fire at what they see.',
        '*Charges*: cavalry rides at the enemy.',
        '*Movement*: units move as their order demands.',
        '*Assaults*: whoever stands beside the enemy fights.',
      ],
      rules: cite('4.5abcde'),
    },
    {
      kind: 'text',
      text: 'The rules say what you may do; the table offers nothing else. Halves are rounded up unless a rule says otherwise.',
      rules: cite('1.1 1.2'),
    },
    {
      kind: 'advice',
      text: 'You do not move brigades where you like. You tell a corps what to do, and it does that: sooner or later, well or badly.',
    },
  ],
};
