import type { BookChapter } from '@grognard/desk';
import { ChargeFigure, FlanksFigure } from '../figures/figures.tsx';
import { cite } from './cite.ts';

export const charges: BookChapter = {
  id: 'charges',
  title: 'Charges',
  lead: 'You need this in the second part of a Stage, and whenever somebody moves near cavalry.',
  blocks: [
    {
      kind: 'figure',
      Figure: ChargeFigure,
      caption: '*A charge and its answer.*',
      keys: [
        'Cavalry rides 1 or 2 hexes over open ground. The hex between must be empty.',
        'It fights in the hex of the enemy. Infantry tests its morale to form square: that halves the charge.',
        'Enemy cavalry within 2 hexes may answer, after a test of morale.',
      ],
    },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'All charges are declared, all ride, then all fight.',
        'Infantry and guns fire at half strength, cavalry at full.',
        'Whoever loses more steps is beaten; if both lose the same, the charge is beaten. The loser goes back.',
        'Winners stay, ride back, or pursue. A die above the pursuit rating makes them pursue.',
        'After it the cavalry is disrupted and done for the turn.',
      ],
      rules: cite('7.7abcdefghij 7.8abcd'),
    },
    {
      kind: 'table',
      caption: 'What changes a charge',
      head: ['Case', 'Effect'],
      rows: [
        ['square', 'charge ½'],
        ['in flank', 'charge ×2, only cavalry fires back'],
        ['backhand blow: against pursuers, those in retreat, or foot on a long move', 'charge ×2'],
        ['disrupted', '½'],
      ],
      rules: cite('7.10abcdef 6.3a T7'),
    },
    {
      kind: 'text',
      text: '*Reactions*: whenever enemies enter a hex by move, retreat, charge or pursuit, undisrupted cavalry within 2 hexes may charge them there. Each unit tests alone, once for each mover. If the movers win, they go on.',
      rules: cite('7.9abcdef'),
    },
  ],
};

export const assaults: BookChapter = {
  id: 'assaults',
  title: 'Assaults',
  lead: 'You need this in the last part of a Stage, when stacks side by side fight.',
  blocks: [
    { kind: 'part', id: 'who', title: 'Who fights whom' },
    {
      kind: 'list',
      items: [
        'On Attack and Probe everybody in an enemy zone *must* assault, except guns and those who charged or fired.',
        'Several stacks may assault one hex together. A stack assaults one hex only, and joins others only if no enemy stack beside it is left out.',
        'Cavalry counts half.',
        'Before the fire cavalry and horse guns may slip away, if no cavalry attacks and they began the turn outside zones.',
      ],
      rules: cite('7.3abcdefghi 7.11ab'),
    },
    { kind: 'part', id: 'fire', title: 'Fire' },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Each side adds up its strength. Ground takes off attackers’ strength, disruption halves.',
        'Two dice for each side on the Fire Table: row strength, column roll. Both fire at once.',
        'The owner chooses who is hit. The first hit falls on infantry, and a damaged unit takes the next one.',
      ],
      rules: cite('7.1abcdefg 7.2 7.6ade T8'),
    },
    {
      kind: 'figure',
      Figure: FlanksFigure,
      caption: '*Flanked*: morale −2.',
      keys: [
        'The attack comes from here.',
        'A hostile unit stands where no attacker is beside it. The defender has at most one friendly stack next to it.',
      ],
    },
    { kind: 'part', id: 'after', title: 'Stand or go' },
    {
      kind: 'list',
      items: [
        'A side that was hit may retreat of its own will: then both sides take *half* the hits, and 1 counts as 0.',
        'Otherwise all hits count, and whoever lost a step tests morale. Failure: retreat.',
        'Foot guns that must retreat in defence are lost. A stack that cannot retreat loses a step more. So does one that retreats into a zone, unless it is all cavalry.',
        'Too many in one hex: all are disrupted, the rest goes on.',
        'An empty hex may be entered: by one unit, by a stack with its leader, or by one division.',
      ],
      rules: cite('7.4abcdefghijkl 7.5abcde'),
    },
    {
      kind: 'text',
      text: '*The Guard*: enemies of the Old and Middle Guard roll for retreat with morale −1. If that Guard is thrown back from its own assault, all French morale falls by 1 for good.',
      rules: cite('7.4mno'),
    },
    {
      kind: 'example',
      title: 'Husson and Campi assault Bijlandt',
      steps: [
        {
          title: 'Strength',
          text: 'Husson 3 and Campi 3 attack over open ground. Bijlandt has 5.',
          sums: ['French 3 + 3 = row 6', 'Allies row 5'],
        },
        {
          title: 'Fire',
          text: 'Both sides roll 9.',
          sums: ['row 6, roll 9: 2 hits', 'row 5, roll 9: 2 hits'],
          decision: 'Nobody retreats.',
        },
        {
          title: 'Losses',
          text: 'Bijlandt loses both steps and is gone. The French choose who takes the first hit: Campi. A damaged unit takes the next hit, so Campi is gone too.',
        },
        {
          title: 'Morale',
          text: 'The French lost steps, so they test, though their enemy is gone. Husson is unhurt: morale 4.',
          sums: ['rolled 3, needed 4 or less: they stand'],
          decision: 'Husson advances.',
        },
      ],
      rules: cite('7.1a 7.1e 7.4f 7.4g 7.5a'),
    },
    { kind: 'part', id: 'farms', title: 'Walled farms' },
    {
      kind: 'list',
      items: [
        'A *garrison* is one infantry unit alone in a walled farm. It cannot be bombarded, charged or flanked, and never retreats. Attackers are halved.',
        'Whoever can assault a garrison must, unless somebody does.',
        'Infantry beside it may take its losses. Two units make it open ground.',
      ],
      rules: cite('10.1 10.2 10.3 10.4 10.5 10.6 10.7 7.6bc'),
    },
  ],
};

export const morale: BookChapter = {
  id: 'morale',
  title: 'Morale, losses and rally',
  lead: 'You need this whenever something gives way.',
  blocks: [
    {
      kind: 'table',
      caption: 'Morale',
      head: ['Troops', 'Morale'],
      rows: [
        ['most units', '4'],
        ['Dutch, Nassau, weak Prussian infantry', '3'],
        ['Old Guard; British cavalry; British infantry in defence', '5'],
        ['a step lost (not British, Russian, King’s German Legion infantry)', '−1'],
        ['corps demoralized; on Reserve', '−1 each'],
        ['fired at by guns in an assault', '−1'],
        ['flanked, or in woods', '−2'],
        ['with its leader', '+1'],
      ],
      rules: cite('2.2abcdefg 2.3abcdefghi T9'),
    },
    {
      kind: 'text',
      text: 'A group tests with its best infantry, else its best cavalry, else its best guns. Roll morale or less on one die.',
      rules: cite('2.4abc'),
    },
    {
      kind: 'list',
      items: [
        'A hit turns the counter over; the next one takes it off. Strength 8 or more has a third step.',
        '*Disrupted* units fight at half strength until they recover at the end of a turn.',
        'Leaders in a stack that is hit roll two dice: 11 or 12 and a leader of rating 1 takes over next turn.',
        'A headquarters that is overrun costs its army 5 of its level, and its commander 1 rating for the day.',
      ],
      rules: cite('6.1ab 6.2ab 6.3bc 11.1abcd 11.2ab 11.3 11.4abcd 11.5ab'),
    },
    {
      kind: 'text',
      text: 'A corps is *demoralized* when the full strength of its lost units reaches its limit: morale −1, 1 MP less, orders are obeyed later.',
      rules: cite('15.1 15.2 15.3 15.4'),
    },
    {
      kind: 'text',
      text: 'An army is demoralized, and later falls apart, by the losses of all its corps. That decides battles.',
      rules: cite('14.1 14.2 14.3'),
    },
    {
      kind: 'list',
      items: [
        '*Rally* from the first night after the loss: the corps is on Reserve, its leader out of sight of the enemy. The unit comes back weakened.',
        'Small units come back by pairs. A demoralized corps needs 1 to 4 on a die.',
        'Units that were lost out of supply do not return.',
      ],
      rules: cite('13.1 13.2 13.3 13.4 13.5 13.6 13.7'),
    },
  ],
};
