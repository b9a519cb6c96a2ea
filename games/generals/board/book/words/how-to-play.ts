import type { BookChapter } from '@grognard/desk';
import { FieldFigure } from '../figures/field-figure.tsx';
import { OrdersFigure } from '../figures/orders-figure.tsx';

export const howToPlay: BookChapter = {
  id: 'how-to-play',
  title: 'How to play',
  lead: 'Two armies face each other across nine sectors. In secret, both of you write up to ten orders. Then all orders are carried out at the same moment. Where they collide, dice decide.',
  blocks: [
    { kind: 'part', id: 'what-you-want', title: 'What you want' },
    {
      kind: 'text',
      text: 'Be the first to reach *10 victory points* (VP). If nobody has them after ten rounds, the higher score wins. You score at the end of every round:',
      rules: ['GEN-1.2', 'GEN-1.3'],
    },
    {
      kind: 'list',
      items: [
        '*1 VP* for each Infantry or Cavalry you captured this round, *2 VP* for a battery',
        '*5 VP* for holding the enemy command sector',
        '*1 VP* for each enemy flag sector you hold',
        '*1 VP* for holding more sectors than the enemy',
      ],
      rules: ['GEN-16.3', 'GEN-16.4', 'GEN-16.5'],
    },
    {
      kind: 'figure',
      Figure: FieldFigure,
      caption: '*The field*, seen from White’s chair.',
      keys: [
        'A sector: room for six of your units.',
        'The reserve: room for any number. You cannot attack out of it.',
        'A border: five spaces for each side. All fighting happens here.',
        'The command sector: 5 VP to the enemy who holds it.',
        'A flag sector: 1 VP to the enemy who holds it.',
      ],
    },
    { kind: 'part', id: 'your-army', title: 'Your army' },
    {
      kind: 'table',
      caption: 'The three kinds of units',
      head: ['Unit', 'Moves', 'Fires', 'Melee', 'Prisoner'],
      rows: [
        ['20 Infantry', '1 sector', '1 die', '1 die', '1 VP'],
        ['8 Cavalry', '2 sectors, one per phase', 'no', '1 die', '1 VP'],
        [
          '2 Artillery',
          'one thing a round: bombard, or fire 2 dice at a neighbour, or move 1 sector',
          '2 dice',
          'no',
          '2 VP',
        ],
      ],
      rules: ['GEN-2.1', 'GEN-4.1', 'GEN-4.2', 'GEN-4.3'],
    },
    {
      kind: 'list',
      items: [
        '*Spent*: has acted. It can do no more this round, and its dice have −1.',
        '*Square*: Infantry formed against Cavalry. Strong against horses, weak against guns.',
        '*Routed*: out of the fight. One more hit removes it.',
      ],
      rules: ['GEN-4.7', 'GEN-12.9', 'GEN-14.1'],
    },
    { kind: 'part', id: 'write-your-orders', title: 'Write your orders' },
    {
      kind: 'text',
      text: 'An order is an arrow from one unit to a neighbouring sector. *The arrow says where. You decide later when*, and whether it becomes a move or an attack. Orders you do not write are saved: in the Rally each of them turns two routed units into one fresh one.',
      rules: ['GEN-6.2', 'GEN-6.8', 'GEN-6.10'],
    },
    {
      kind: 'figure',
      Figure: OrdersFigure,
      caption: '*Three orders.*',
      keys: [
        'Infantry has one leg.',
        'An Artillery arrow is a direction: fire along it, or move along it.',
        'Cavalry may have two legs, one in each phase.',
      ],
    },
    { kind: 'part', id: 'play-the-round', title: 'Play the round' },
    {
      kind: 'phases',
      phases: [
        { title: 'Planning', text: 'Both of you write up to ten orders, in secret.', icon: 'ui-log' },
        {
          title: 'Fast movement',
          text: 'Only Cavalry: rides and charges.',
          icon: 'arm-cavalry',
          isHot: true,
        },
        { title: 'Bombardment', text: 'Guns fire one or two sectors far.', icon: 'arm-foot-artillery' },
        { title: 'Combined arms', text: 'Everybody may move or attack.', icon: 'mk-melee', isHot: true },
        { title: 'Non-combat moves', text: 'Quiet moves, no fighting. Guns too.', icon: 'arm-infantry' },
        { title: 'Rally', text: 'Each saved order brings back a unit.', icon: 'ui-undo' },
        { title: 'Scoring', text: 'Count points. Ten win.', icon: 'ui-check' },
      ],
      rules: ['GEN-1.5'],
    },
    {
      kind: 'text',
      text: 'Fighting happens in the two phases with a red edge. In each phase both of you choose in secret which orders to use. Then you reveal them together.',
      rules: ['GEN-R.19'],
    },
    { kind: 'part', id: 'fight', title: 'Fight' },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Attackers and defenders stand in pairs, space by space.',
        'Each side rolls its dice, sorts them *from high to low* and hands them out from space 1.',
        '*Fire* comes first: a die hits if it is *4 or more and higher* than the die opposite.',
        'Then *melee*: the *higher* die hits.',
        'One hit routs a unit. A second hit removes it: captured, if Infantry or Cavalry did it.',
        'When no defender is left standing, the attackers move in.',
      ],
      rules: ['GEN-12.22', 'GEN-12.29', 'GEN-12.34', 'GEN-12.40', 'GEN-14.2', 'GEN-10.6'],
    },
    {
      kind: 'advice',
      text: 'Play Marengo first. Attack where you have more units than the defender can match. Keep at least one unit in every home sector, and save two or three orders for the Rally.',
    },
  ],
};
