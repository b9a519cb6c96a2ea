import type { BookChapter } from '@grognard/desk';
import { PouchFigure } from '../figures/pouch-figure.tsx';
import { TabletFigure } from '../figures/tablet-figure.tsx';

export const orders: BookChapter = {
  id: 'orders',
  title: 'The Order phase',
  lead: 'Who leads, how many Orders there are, and which of them you get.',
  blocks: [
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Three Reinforcement cards are turned up for both to see.',
        'Both bid 1 card in secret. The higher number *leads*: that card is gone, the other goes back to its hand.',
        'Equal bids: whoever led before leads again. In round 1 that is whoever placed second.',
        'The Leader draws an Escalation card and picks a side. It says how many Orders both draw now, and how many cards at the end of the round.',
        'Both draw that many Orders. The enemy sees only how many.',
        'Exchange, the Leader first: pay 1 Order, give up any others, and draw as many as you gave up. As often as you like.',
      ],
      rules: [
        'NAP-ORD.1',
        'NAP-ORD.2',
        'NAP-ORD.4',
        'NAP-ORD.3',
        'NAP-SET.15',
        'NAP-ORD.6',
        'NAP-ORD.8',
        'NAP-ORD.10',
      ],
    },
    {
      kind: 'figure',
      Figure: PouchFigure,
      caption: '*Your pouch*: always 17 Orders.',
      keys: ['8 green', '5 blue', '3 red', '1 purple, which stands for any colour'],
    },
    {
      kind: 'text',
      text: 'A unit with *Draft* lets you draw more Orders and put as many back: you choose which. The last Escalation card means the last round.',
      rules: ['NAP-CMP.4', 'NAP-ORD.9', 'NAP-ORD.7'],
    },
    {
      kind: 'advice',
      text: 'A high card wins the lead only once. Bid it when going first matters: before a fight that is already next to you.',
    },
  ],
};

export const reinforcement: BookChapter = {
  id: 'reinforcement',
  title: 'Reinforcement',
  lead: 'Lost models are not gone. They wait on your tablet and come back line by line, as long as their unit lives.',
  blocks: [
    {
      kind: 'figure',
      Figure: TabletFigure,
      caption: '*The tablet*, from the top line down.',
      keys: [
        'Guns, Commanders and Monsters begin here: 4 steps.',
        'Cavalry begins here: 3 steps.',
        'Infantry begins here: 2 steps.',
        'From the Deployment line a model joins a unit of its own kind.',
      ],
    },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Every lost model moves 1 line down. One that began in the Deployment line may join a unit.',
        'The Leader takes 1 of the three cards, then the enemy takes one.',
        'A *point* on a card moves 1 model 1 line. Points you cannot use are lost.',
        'The Abyss may spend 3 Corruption to move 1 model 1 line, again and again.',
        'Reserve units enter your zone, the Leader’s first.',
      ],
      rules: ['NAP-REI.1', 'NAP-REI.3', 'NAP-REI.7', 'NAP-REI.8', 'NAP-REI.11', 'NAP-REI.12'],
    },
    {
      kind: 'text',
      text: 'No unit gains more than *1 model* in a phase. A destroyed unit takes its models with it.',
      rules: ['NAP-REI.6', 'NAP-REI.5', 'NAP-DES.1'],
    },
  ],
};

export const turns: BookChapter = {
  id: 'turns',
  title: 'Turns and activations',
  lead: 'The heart of the round: pay an Order, and a unit acts.',
  blocks: [
    {
      kind: 'text',
      text: 'The Leader begins. In your turn do 1 or 2 things: activate a unit, play an Action card, or pass. Whoever has passed is out for the round, but still defends and strikes back.',
      rules: ['NAP-BAT.1', 'NAP-BAT.2', 'NAP-BAT.4'],
    },
    {
      kind: 'text',
      text: 'Beside that, in your own turn and as often as you can pay: *3 Orders* for one of a colour you name, not purple; *2 Orders* for a random one.',
      rules: ['NAP-BAT.6', 'NAP-BAT.7', 'NAP-BAT.9'],
    },
    { kind: 'part', id: 'activation', title: 'An activation' },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Pay Orders that fit. They lie on the unit until the round ends. If it had one already: 1 Fatigue.',
        'The enemy may end the activation if the unit has 2 Fatigue: both are taken off.',
        'Use abilities marked so for 1 Fatigue each.',
        'Move; or attack; or move, then attack; or rest.',
      ],
      rules: ['NAP-ACT.2', 'NAP-ACT.3', 'NAP-ADD.6', 'NAP-ACT.7', 'NAP-ACT.4'],
    },
    { kind: 'part', id: 'fatigue', title: 'Fatigue' },
    {
      kind: 'list',
      items: [
        'A unit never has more Fatigue than Stamina. With as much it is *exhausted*.',
        'Exhausted without an Order: it may be activated, but only to rest.',
        'Exhausted with an Order: it cannot be activated this round.',
        'Fatigue stays when the round ends. Resting takes all of it off.',
      ],
      rules: ['NAP-FAT.1', 'NAP-FAT.5', 'NAP-FAT.6', 'NAP-END.4', 'NAP-ACT.5'],
    },
    { kind: 'part', id: 'moving', title: 'Moving' },
    {
      kind: 'text',
      text: 'Each hex costs 1. No unit may be passed, friend or enemy; Agile units pass friends. Difficult ground stops the move and ends the activation.',
      rules: ['NAP-MOV.1', 'NAP-MOV.2', 'NAP-MOV.3'],
    },
    {
      kind: 'advice',
      text: 'Two units that act once each fight better than one that acts twice. Rest while nobody can reach you.',
    },
  ],
};

export const winning: BookChapter = {
  id: 'winning',
  title: 'The end of the round, and of the battle',
  lead: 'When both have passed, count.',
  blocks: [
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Score Landmarks and other goals of the battle.',
        'Has somebody reached the goal, or was it the last round? Then it is over.',
        'All Orders go back into their pouches.',
        'Both draw as many cards as the Escalation card said. At most 7 stay in hand, the Decoy not counted.',
      ],
      rules: ['NAP-END.1', 'NAP-VIC.2', 'NAP-VIC.4', 'NAP-END.2', 'NAP-END.3', 'NAP-CRD.7'],
    },
    {
      kind: 'text',
      text: 'Equal VP after the last round: whoever holds the Leader token wins.',
      rules: ['NAP-VIC.5'],
    },
  ],
};
