import type { BookChapter } from '@grognard/desk';

export const glossary: BookChapter = {
  id: 'words',
  title: 'Words',
  lead: 'The words of this game, in one sentence each. Keywords stand under Strategy cards.',
  blocks: [
    {
      kind: 'words',
      words: [
        {
          word: 'Activate',
          means: 'Place a marker on a unit and act with it, once a turn.',
          rule: 'SAG-9.2',
        },
        { word: 'Bluff', means: 'A card worth 0 for initiative; it always comes back.', rule: 'SAG-6.4' },
        { word: 'Casualty', means: 'A hit that was taken; its marker stays on the unit.', rule: 'SAG-12.1' },
        { word: 'Center', means: 'The 3 middle slots of the 1st Line.', rule: 'SAG-2.2' },
        {
          word: 'Cohesion',
          means: 'With as many casualties as this number the unit is destroyed.',
          rule: 'SAG-12.2',
        },
        {
          word: 'Collapse',
          means: '3 or more free slots in the 1st Line at the end of a turn: the battle is lost.',
          rule: 'SAG-16.2',
        },
        { word: 'Charge', means: 'Cavalry engages with +1 Melee this turn.', rule: 'SAG-14.3' },
        {
          word: 'Counter-charge',
          means: 'Charged Cavalry gets a Charge marker too, by a Morale test.',
          rule: 'SAG-14.6',
        },
        { word: 'Disarray', means: 'The state of Cavalry after a Charge: −1 Melee.', rule: 'SAG-14.5' },
        { word: 'Disengage', means: 'Leave a Melee by a Morale test.', rule: 'SAG-13.8' },
        { word: 'Engage', means: 'Start a Melee with the unit directly in front.', rule: 'SAG-11.1' },
        { word: 'Engaged', means: 'In a Melee with one enemy unit.', rule: 'SAG-11.3' },
        { word: 'Evade', means: 'Light Cavalry slips away before a Melee begins.', rule: 'SAG-17.1' },
        { word: 'Fire', means: 'The score that is added to the die when a unit fires.', rule: 'SAG-10.3' },
        { word: 'Formation', means: 'Line, Square or Echelon; a marker shows it.', rule: 'SAG-5.8' },
        { word: 'Guard', means: 'A status: it starts in the Reserve and never outflanks.', rule: 'SAG-4.7' },
        { word: 'Initiative', means: 'The number on a card; the higher one goes first.', rule: 'SAG-6.3' },
        {
          word: 'Melee',
          means: 'A fight of two units, and the score that is added in it.',
          rule: 'SAG-11.5',
        },
        { word: 'Morale', means: 'The score that is added when a unit must hold or rally.', rule: 'SAG-3.4' },
        { word: 'Objective', means: 'A secret aim worth 1 VP.', rule: 'SAG-16.6' },
        {
          word: 'Outflank',
          means: 'Go round the enemy from the Reserve, to attack the enemy Reserve.',
          rule: 'SAG-18.1',
        },
        { word: 'Rally', means: 'Come back from a Retreat slot into the Reserve.', rule: 'SAG-7.3' },
        { word: 'Regroup', means: 'Remove a casualty while resting in the Reserve.', rule: 'SAG-7.2' },
        {
          word: 'Retreat slot',
          means: 'Where a unit waits after a retreat, West or East.',
          rule: 'SAG-2.11',
        },
        { word: 'Slot', means: 'Room for one unit, with or without Terrain.', rule: 'SAG-2.1' },
        {
          word: 'Standard, Elite',
          means: 'Status of a unit; keywords and cards refer to it.',
          rule: 'SAG-23.2',
        },
        {
          word: 'Trophy',
          means: 'A Flag, Officer or other card under a unit: 1 VP to whoever destroys it.',
          rule: 'SAG-16.6',
        },
        { word: 'Wings', means: 'The 2 outer slots of the 1st Line.', rule: 'SAG-2.2' },
      ],
    },
  ],
};
