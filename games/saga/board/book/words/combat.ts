import type { BookChapter } from '@grognard/desk';
import { charge, shots, tests, wood } from '../examples.ts';
import { ArcFigure, HiddenFigure, ReserveArcFigure, RetreatFigure } from '../figures/board-figures.tsx';
import { fightFigure } from '../figures/fight-figure.tsx';

export const firing: BookChapter = {
  id: 'fire',
  title: 'Fire',
  lead: 'One die, plus Fire. 6 or more hits, 9 or more hits twice.',
  blocks: [
    {
      kind: 'text',
      text: 'Infantry and Cavalry fire at the unit directly in front of them. Nobody fires at a unit that is engaged.',
      rules: ['SAG-10.1', 'SAG-10.2', 'SAG-10.3'],
    },
    {
      kind: 'figure',
      Figure: ArcFigure,
      caption: '*A gun in the 2nd Line.* The slots it reaches are lit. It fires over units, friend or enemy.',
    },
    {
      kind: 'figure',
      Figure: ReserveArcFigure,
      caption: '*A gun in the Reserve.* It reaches the enemy 1st Line only.',
    },
    {
      kind: 'figure',
      Figure: HiddenFigure,
      caption:
        '*Terrain hides what lies behind it*, except a River. A slot is hidden if every way to it is blocked.',
      keys: ['Hidden from this gun by the Woods. The unit in the Woods is not hidden: fire at it has −1.'],
    },
    {
      kind: 'text',
      text: 'A gun on a Hill sees over all Terrain. Horse Artillery in the 1st Line fires only straight ahead.',
      rules: ['SAG-10.4', 'SAG-10.5', 'SAG-10.7', 'SAG-8.8', 'SAG-R06'],
    },
    {
      kind: 'table',
      caption: 'What is added to Fire',
      head: ['', 'Modifier'],
      rows: [
        ['in Line Formation', '+1'],
        ['at a Square', '+1'],
        ['Accurate, at Standard units', '+1'],
        ['Canister Shot, straight ahead', '+2'],
        ['at a unit in Woods or a Building', '−1'],
        ['Infantry, at Cavalry that evaded this turn', '−1'],
        ['Infantry, first shot from the enemy flank', '+1'],
        ['a gun in the Reserve that an outflanker engages', '−1'],
      ],
      rules: [
        'SAG-22.1',
        'SAG-22.3',
        'SAG-21.9',
        'SAG-21.8',
        'SAG-8.10',
        'SAG-8.11',
        'SAG-17.5',
        'SAG-18.9',
        'SAG-18.11',
      ],
    },
    {
      kind: 'advice',
      text: 'Infantry is best used to fire from Line Formation while nobody can charge it. Guns are best used on units that already have a casualty: the second asks for a Morale test.',
    },
    {
      kind: 'example',
      title: 'Two shots',
      rules: ['SAG-10.3', 'SAG-12.3'],
      steps: [
        {
          title: 'A hit',
          text: 'French Line Infantry fires at the Prussian Infantry in front.',
          Figure: fightFigure(shots.hit),
          sums: ['*1 casualty*. It is the first: no Morale test.'],
        },
        {
          title: 'Two hits',
          text: 'With a 6 on the die it is 2 casualties. The second asks for a Morale test.',
          Figure: fightFigure(shots.twice, shots.stays),
          sums: ['*2 casualties*, and the Prussian Infantry stays.'],
          decision: 'Prussian player: roll, or retreat without rolling.',
        },
      ],
    },
    { kind: 'part', id: 'fire-mistakes', title: 'Common mistakes' },
    {
      kind: 'list',
      items: [
        'The slot in front is empty: nobody fires past it at the 2nd Line. Only guns reach that far.',
        'Cavalry with Fire 0 may fire: it needs a 6 on the die.',
        'A gun in the Reserve cannot reach the enemy 2nd Line without Long-Range Fire.',
      ],
      rules: ['SAG-R03', 'SAG-10.1', 'SAG-10.4'],
    },
  ],
};

export const fighting: BookChapter = {
  id: 'melee',
  title: 'Melee',
  lead: 'Both units roll at the same time, and both may take casualties.',
  blocks: [
    {
      kind: 'list',
      items: [
        'Infantry and Cavalry may engage the unit directly in front. Guns never do.',
        'Both test Melee: 6 or more hits, 9 or more hits twice. Casualties are placed together.',
        'The pair stays engaged. Activate one of them later to fight another round, or to disengage with a Morale test of 7 or more.',
        'You *win* when the other is destroyed or retreats. The winner does not have to test Morale for this round’s casualties. It may remove 1 older casualty.',
        'The winner may take the Terrain the loser stood on.',
      ],
      rules: [
        'SAG-11.1',
        'SAG-11.3',
        'SAG-11.4',
        'SAG-11.5',
        'SAG-11.6',
        'SAG-11.7',
        'SAG-11.8',
        'SAG-11.9',
        'SAG-11.11',
        'SAG-13.8',
      ],
    },
    {
      kind: 'table',
      caption: 'What is added to Melee',
      head: ['', 'Modifier'],
      rows: [
        ['Charge, this turn', '+1'],
        ['Impact, with a Charge', '+1'],
        ['Echelon Formation', '+1'],
        ['Relentless, against Infantry, from the second round on', '+1'],
        ['on a Hill, when engaged', '+1'],
        ['first attack from the enemy flank', '+1'],
        ['Disarray', '−1'],
        ['in Line Formation', '−1'],
        ['Dismounted', '−1'],
        ['Infantry, against Compact Cavalry', '−1'],
        ['who engages from a River or across one', '−1'],
        ['against a unit in a Building', '−1'],
      ],
      rules: [
        'SAG-14.3',
        'SAG-21.13',
        'SAG-22.5',
        'SAG-21.14',
        'SAG-8.9',
        'SAG-18.9',
        'SAG-14.5',
        'SAG-22.1',
        'SAG-21.18',
        'SAG-21.12',
        'SAG-8.7',
        'SAG-8.11',
      ],
    },
    {
      kind: 'advice',
      text: 'Cavalry is best used fresh, with a Charge, on units that already have a casualty. Left in a long Melee it wears out.',
    },
    { kind: 'part', id: 'charge', title: 'Charge' },
    {
      kind: 'list',
      items: [
        'Cavalry that advances into the 1st Line, or already stands there and does not move, may charge: *+1 Melee* this turn.',
        'Leaving the Melee turns the Charge into Disarray: *−1 Melee*.',
        'Charged Cavalry may try to counter-charge: Morale 7 or more.',
        'A Square takes all charge bonuses away.',
      ],
      rules: ['SAG-14.1', 'SAG-14.2', 'SAG-14.3', 'SAG-14.4', 'SAG-14.5', 'SAG-14.6', 'SAG-22.2'],
    },
    {
      kind: 'example',
      title: 'Cavalry against Cavalry',
      rules: ['SAG-14.3', 'SAG-14.6', 'SAG-21.13'],
      steps: [
        {
          title: 'Counter-charge',
          text: 'French Cuirassiers charge Prussian Dragoons, who try to counter-charge.',
          Figure: fightFigure(charge.counter),
          sums: ['Both have a Charge marker.'],
          decision: 'Prussian player: try it, or stand.',
        },
        {
          title: 'First round',
          text: 'Both roll. The Cuirassiers have Impact, so their Charge counts double.',
          Figure: fightFigure(charge.attacker, charge.defender),
          sums: ['The Dragoons take *2 casualties*, the Cuirassiers *1*.'],
        },
        {
          title: 'Morale',
          text: 'It is the second casualty of the Dragoons.',
          Figure: fightFigure(charge.stays),
          sums: ['They stay, and the Melee goes on.'],
        },
      ],
    },
    {
      kind: 'example',
      title: 'Taking a wood',
      rules: ['SAG-11.11', 'SAG-8.5'],
      steps: [
        {
          title: 'Engage',
          text: 'French Line Infantry in Line Formation engages Hanoverian Landwehr in Woods. The Landwehr already has 2 casualties.',
          Figure: fightFigure(wood.attacker, wood.defender),
          sums: [
            'The Landwehr has 3 casualties, as many as its Cohesion: destroyed. It is Auxiliary: *1 VP*.',
          ],
        },
        {
          title: 'Capture',
          text: 'The winner may take the Woods and lay them under itself. It keeps its Formation there.',
          decision: 'French player: take the Woods or not.',
        },
      ],
    },
    { kind: 'part', id: 'melee-mistakes', title: 'Common mistakes' },
    {
      kind: 'list',
      items: [
        'Charging a Square: the Charge adds nothing, and Disarray still follows.',
        'Engaging across a River, or a unit in a Building: −1. Fire first.',
        'Charging after a move: after a move sideways nobody may charge, after an advance only Cavalry.',
      ],
      rules: ['SAG-22.2', 'SAG-14.4', 'SAG-8.7', 'SAG-8.11', 'SAG-13.4', 'SAG-R44'],
    },
  ],
};

export const casualties: BookChapter = {
  id: 'casualties',
  title: 'Casualties, Morale, retreat',
  lead: 'Units retreat more often than they are destroyed.',
  blocks: [
    {
      kind: 'list',
      items: [
        'The first casualty asks for no test. *The second: Morale 6 or more. Each further one: 7 or more.*',
        'A 1 on the die always fails, a 6 on the die always succeeds.',
        'Before rolling you may choose to fail, and so to retreat.',
        'If both sides must test, the player who did not place the marker goes first.',
        'A unit with as many casualties as Cohesion is destroyed. The enemy takes its card.',
      ],
      rules: ['SAG-12.2', 'SAG-12.3', 'SAG-12.4', 'SAG-12.6', 'SAG-3.4', 'SAG-3.5'],
    },
    { kind: 'part', id: 'order-of-hits', title: 'When hits fall' },
    {
      kind: 'list',
      isNumbered: true,
      items: [
        'Cards that protect are played. The player who did not place the marker is asked first, here and below.',
        'A unit with Support behind the one that is hit may take 1 casualty for it.',
        'The casualties are placed, on both sides together. A unit with as many as its Cohesion is destroyed. In a Melee the other has then won.',
        'A unit with a second casualty or more tests Morale, or retreats without a roll. A winner does not have to test.',
        'A unit that fails retreats. In a Melee the other has then won.',
        'The winner of a Melee may remove 1 older casualty and take the Terrain.',
      ],
      rules: ['SAG-3.5', 'SAG-21.17', 'SAG-12.1', 'SAG-12.2', 'SAG-11.7', 'SAG-11.9', 'SAG-12.5', 'SAG-11.8'],
    },
    {
      kind: 'table',
      caption: 'What is added to other tests',
      head: ['Test', 'Needs', 'Modifiers'],
      rows: [
        ['Morale for the second casualty', '6', 'cards only'],
        ['Morale for each further casualty', '7', 'cards only'],
        ['Rally', '6, with 3 casualties 7', 'cards only'],
        ['Regroup', '7', 'cards only'],
        ['Disengage', '7', 'Light Cavalry from Infantry +1'],
        ['Counter-charge', '7', 'cards only'],
        ['Recover from Disarray, give up a Formation', '6', 'cards only'],
        ['Evade (no score is added)', '4', 'from Infantry +1, Fast +1'],
        ['Outflank (no score is added)', '6', 'Light Cavalry +1, each earlier try +1'],
      ],
      rules: [
        'SAG-12.3',
        'SAG-12.4',
        'SAG-7.3',
        'SAG-7.2',
        'SAG-13.8',
        'SAG-14.6',
        'SAG-15.2',
        'SAG-15.3',
        'SAG-17.3',
        'SAG-21.15',
        'SAG-18.4',
      ],
    },
    {
      kind: 'figure',
      Figure: RetreatFigure,
      caption: '*Where units fall back to.*',
      keys: [
        'Retreat West: for the yellow slots.',
        'Retreat East: for the green slots.',
        'The middle of the 1st Line and the Reserve may choose a side.',
      ],
    },
    {
      kind: 'text',
      text: 'A retreating unit loses all markers but its casualties. If the Retreat slot is taken, it stays where it is and takes 1 more casualty, without a test.',
      rules: ['SAG-12.7', 'SAG-12.8', 'SAG-2.11'],
    },
    {
      kind: 'example',
      title: 'Stand or run',
      rules: ['SAG-R08', 'SAG-12.4', 'SAG-12.8'],
      steps: [
        {
          title: 'The second casualty',
          text: 'French Line Infantry takes its second casualty. It needs 6.',
          Figure: fightFigure(tests.second),
          sums: ['It stays.'],
          decision: 'French player: roll, or retreat without rolling.',
        },
        {
          title: 'The third',
          text: 'In a later shot it takes a third casualty. Now it needs 7.',
          Figure: fightFigure(tests.third),
          sums: [
            'It retreats. If its Retreat slot is taken, it stays and takes a *fourth casualty*. That is its Cohesion: destroyed.',
          ],
        },
      ],
    },
    {
      kind: 'advice',
      text: 'Before a risky fight, look at the Retreat slot behind it. A blocked retreat costs a casualty.',
    },
  ],
};

export const moving: BookChapter = {
  id: 'moving',
  title: 'Moving',
  lead: 'A move is 1 slot, or 1 exchange of places. An engaged unit can only disengage.',
  blocks: [
    {
      kind: 'list',
      items: [
        '*Advance* from the 2nd Line to the 1st, into a free slot or in exchange.',
        '*Sideways* in a Line, into a free slot or in exchange. No charge after it.',
        '*Fall back* from the 1st Line into a free slot behind.',
        '*Commit* a unit from the Reserve to a free slot of the 2nd Line, or *relieve* one there.',
        '*Capture Terrain* that lies free in front of you.',
        '*Shift guns* within the Reserve, to aim elsewhere.',
      ],
      rules: [
        'SAG-13.1',
        'SAG-13.2',
        'SAG-13.3',
        'SAG-13.4',
        'SAG-13.5',
        'SAG-13.6',
        'SAG-13.7',
        'SAG-13.9',
        'SAG-13.10',
      ],
    },
    {
      kind: 'advice',
      text: 'The 2nd Line is best used to relieve the 1st: change a unit with 2 casualties before the third comes.',
    },
  ],
};
