import type { BookChapter } from '@grognard/desk';
import { raid } from '../examples.ts';
import { fightFigure } from '../figures/fight-figure.tsx';

export const playingCards: BookChapter = {
  id: 'cards',
  title: 'Strategy cards',
  lead: 'You use a card either for its initiative or for what it says.',
  blocks: [
    {
      kind: 'list',
      items: [
        'Each card says when it may be played. A card that changes a roll is played *before* the die.',
        'Nobody can interrupt a card. It does all it says, then the next may be played.',
        'Some cards stay under a unit: Flag, Officer, Eagle, Iron Cross. They are trophies for whoever destroys it.',
        '2 copies of a card never count twice on the same roll.',
        'Where a card and these rules disagree, the card is right.',
      ],
      rules: ['SAG-5.1', 'SAG-3.2', 'SAG-5.2', 'SAG-5.6', 'SAG-5.7', 'SAG-R106', 'SAG-3.6'],
    },
    {
      kind: 'text',
      text: '*Ours*: what Strategy cards and Objectives do, their values and the lists of the decks. The published rules name some cards without their texts. Formations and keywords work as published. What the published rules left open is a ruling, listed at the end with its reason.',
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
        { word: 'Impact', means: 'A further +1 Melee while charging.', rule: 'SAG-21.13' },
        {
          word: 'Relentless',
          means: '+1 Melee against Infantry from its second round on.',
          rule: 'SAG-21.14',
        },
        { word: 'Steadfast', means: 'May skip Morale tests for casualties.', rule: 'SAG-21.16' },
        {
          word: 'Support',
          means: 'From behind, takes 1 casualty for the Infantry in front.',
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
        '*Evade*: Light Cavalry engaged by Infantry or Heavy Cavalry may try to get away. It needs 4 on the die.',
        '*Outflank*: a unit of the Reserve may go round the enemy and attack the enemy Reserve.',
        '*Objectives*: 2 each, of which 1 is open; or 3 each, of which 1 is open and 2 may score.',
        '*VP target*: the battle ends at another number of VP than 10.',
      ],
      rules: ['SAG-17.1', 'SAG-17.3', 'SAG-18.1', 'SAG-18.5', 'SAG-19.1', 'SAG-19.2', 'SAG-19.3'],
    },
    {
      kind: 'example',
      title: 'Raiding the guns',
      rules: ['SAG-18.9', 'SAG-18.11'],
      steps: [
        {
          title: 'From the flank',
          text: 'Prussian Hussars have come round the flank and charge Foot Artillery in the French Reserve.',
          Figure: fightFigure(raid.attacker, raid.gun),
          sums: ['*1 casualty* each. The gun answers with Fire, not with Melee, in this first round only.'],
          decision: 'Prussian player: charge, or engage without a Charge.',
        },
      ],
    },
    { kind: 'part', id: 'decks', title: 'Decks of your own' },
    {
      kind: 'list',
      items: [
        'At least 16 units for at most the agreed points; 900 is usual.',
        'No unit more often than there are dots on its card.',
        'At most 1 Cavalry for every 2 Infantry, 2 Artillery and 3 Guards. With 18 units or more, 1 more Artillery and 1 more Guard.',
        'At least 40 Strategy cards, no card more than twice.',
      ],
      rules: ['SAG-20.1', 'SAG-20.3', 'SAG-20.4', 'SAG-20.5', 'SAG-20.6', 'SAG-20.7', 'SAG-20.8'],
    },
  ],
};
