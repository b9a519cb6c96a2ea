import type { BookChapter } from '@grognard/desk';

export const playingCards: BookChapter = {
  id: 'cards',
  title: 'Strategy cards',
  lead: 'A card is either laid for its initiative or played for what it says.',
  blocks: [
    {
      kind: 'list',
      items: [
        'Each card says when it may be played. A card that changes a roll is played *before* the die.',
        'Nothing answers a card: it works completely, then the next may be played.',
        'Some cards stay under a unit: Flag, Officer, Eagle. They are trophies for whoever destroys it.',
        'Two copies of one card never count twice on the same roll.',
        'Where a card and these rules disagree, the card is right.',
      ],
      rules: ['SAG-5.1', 'SAG-3.2', 'SAG-5.2', 'SAG-5.6', 'SAG-5.7', 'SAG-R106', 'SAG-3.6'],
    },
    {
      kind: 'text',
      text: 'What Strategy cards and Objectives do, their values and the lists of the decks are ours: the original rules name some cards without their texts. Formations and keywords work as printed there. What the original left open, on Terrain for instance, is a ruling and says so.',
      rules: ['SAG-3.6'],
    },
    {
      kind: 'advice',
      text: 'Keep one card that helps a Morale test. It is worth most when your middle is about to break.',
    },
    { kind: 'part', id: 'formations', title: 'Formations' },
    {
      kind: 'table',
      caption: 'Formations',
      head: ['Formation', 'Who', 'What it does'],
      rows: [
        ['Line', 'Infantry', '+1 Fire, −1 Melee'],
        ['Square', 'Infantry', 'no charge bonus against it; fire at it +1; it cannot move or start a Melee'],
        ['Echelon', 'Cavalry', '+1 Melee, until Disarray'],
      ],
      rules: ['SAG-22.1', 'SAG-22.2', 'SAG-22.3', 'SAG-22.4', 'SAG-22.5'],
    },
    { kind: 'part', id: 'keywords', title: 'Keywords' },
    {
      kind: 'words',
      words: [
        { word: 'Accurate', means: '+1 Fire against Standard units.', rule: 'SAG-21.9' },
        { word: 'Auxiliary', means: 'Worth 1 VP when destroyed.', rule: 'SAG-21.10' },
        { word: 'Breakthrough', means: 'Its charge bonuses are never taken away.', rule: 'SAG-21.11' },
        { word: 'Canister Shot', means: '+2 Fire straight ahead.', rule: 'SAG-21.8' },
        { word: 'Compact', means: 'Infantry fighting it has −1 Melee.', rule: 'SAG-21.12' },
        { word: 'Deploy', means: 'Fires before or after its own move.', rule: 'SAG-21.7' },
        { word: 'Dismounted', means: 'May fight on foot as Infantry, with −1 Melee.', rule: 'SAG-21.18' },
        { word: 'Fast', means: '+1 when it evades.', rule: 'SAG-21.15' },
        { word: 'Impact', means: 'One more +1 Melee while charging.', rule: 'SAG-21.13' },
        {
          word: 'Relentless',
          means: '+1 Melee against Infantry from its second round on.',
          rule: 'SAG-21.14',
        },
        { word: 'Steadfast', means: 'May skip Morale tests for casualties.', rule: 'SAG-21.16' },
        {
          word: 'Support',
          means: 'From behind, takes one casualty for the Infantry in front.',
          rule: 'SAG-21.17',
        },
      ],
    },
  ],
};

export const options: BookChapter = {
  id: 'options',
  title: 'Options and decks',
  lead: 'Leave these out in your first battles.',
  blocks: [
    {
      kind: 'list',
      items: [
        '*Evade*: Light Cavalry engaged by Infantry or Heavy Cavalry may try to ride off, 4 or more.',
        '*Outflank*: a unit from the Reserve may ride around the enemy and fall upon the enemy Reserve.',
        '*Objectives*: one open, or three of which two may score.',
        '*Points*: another number than 10.',
      ],
      rules: ['SAG-17.1', 'SAG-17.3', 'SAG-18.1', 'SAG-18.5', 'SAG-19.1', 'SAG-19.2', 'SAG-19.3'],
    },
    { kind: 'part', id: 'decks', title: 'Decks of your own' },
    {
      kind: 'list',
      items: [
        'At least 16 units for at most the agreed points; 900 is usual.',
        'No unit more often than it has dots.',
        'One Cavalry for every two Infantry at most; two Artillery, three Guard (one more of each with 18 units).',
        'At least 40 Strategy cards, no card more than twice.',
      ],
      rules: ['SAG-20.1', 'SAG-20.3', 'SAG-20.4', 'SAG-20.5', 'SAG-20.6', 'SAG-20.7', 'SAG-20.8'],
    },
  ],
};
