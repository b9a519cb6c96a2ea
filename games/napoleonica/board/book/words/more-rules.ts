import type { BookChapter } from '@grognard/desk';

export const cards: BookChapter = {
  id: 'maneuver-cards',
  title: 'Maneuver cards',
  lead: 'Thirty cards for each faction, and the Decoy. A card is a bid, an effect, or a die.',
  blocks: [
    {
      kind: 'list',
      items: [
        '*Action*: played in your turn instead of activating a unit.',
        '*Attack*: laid face down when you attack. Use its effect, or only its die.',
        '*Reaction*: laid face down when you are attacked.',
        'The number in the corner is its *bid* for the lead.',
        'When your deck is empty you draw no more. It is never shuffled again.',
      ],
      rules: ['NAP-CRD.1', 'NAP-CRD.2', 'NAP-CRD.3', 'NAP-CRD.4', 'NAP-ORD.2', 'NAP-CRD.8'],
    },
    {
      kind: 'text',
      text: 'A *Blank Order* marks a unit that a card activates. It costs you nothing, but tires the unit like any second Order.',
      rules: ['NAP-BLK.1', 'NAP-BLK.2'],
    },
  ],
};

export const corruption: BookChapter = {
  id: 'corruption',
  title: 'Corruption',
  lead: 'The power of the Abyss. Its player starts with 3 and never has more than 20.',
  blocks: [
    {
      kind: 'list',
      items: [
        'Gain 1 for each Order you discard when Orders are exchanged, and 1 for each enemy unit you destroy.',
        'Spend 2: a unit moves 1 hex farther in its activation. Slow units do not.',
        'Spend 3: a lost model moves 1 line down.',
        'Spend it for cards and abilities, as they say.',
      ],
      rules: ['NAP-COR.1', 'NAP-COR.2', 'NAP-ORD.11', 'NAP-DES.5', 'NAP-COR.4', 'NAP-COR.3', 'NAP-COR.5'],
    },
  ],
};

export const longGames: BookChapter = {
  id: 'long-games',
  title: 'Tournament and campaign',
  lead: 'Battles that belong together. What you lose in one is missing in the next.',
  blocks: [
    {
      kind: 'text',
      text: 'In a *tournament* two players fight 2 to 4 battles and a decisive one. Between them they restore Broken units and buy units, buildings and artifacts.',
      rules: ['NAP-TRN.2', 'NAP-TRN.7'],
    },
    {
      kind: 'text',
      text: 'In the *campaign* one player marches through twelve regions against the Abyss, month by month. The automaton decides for the Abyss by fixed rules, and the journal says which.',
      rules: ['NAP-SOL.1', 'NAP-SOL.4', 'NAP-AUT.1'],
    },
  ],
};

export const options: BookChapter = {
  id: 'options',
  title: 'Options',
  lead: 'Four rules may be switched off. “First game” leaves out three of them.',
  blocks: [
    {
      kind: 'table',
      caption: 'What can be switched',
      head: ['Option', 'With it', 'First game'],
      rows: [
        ['Formation', 'a unit next to 2 friends may ignore 1 retreat', 'off'],
        ['Flanking', 'a friend next to the target adds 1 yellow die in melee', 'off'],
        ['Deactivation', '2 Fatigue of an enemy unit end its activation', 'off'],
        ['Fatigue re-rolls', '1 Fatigue of the enemy unit buys a re-roll', 'on'],
      ],
      rules: ['NAP-GEN.13', 'NAP-ADD.1', 'NAP-ADD.2', 'NAP-ADD.6', 'NAP-ADD.4'],
    },
  ],
};

export const glossary: BookChapter = {
  id: 'words',
  title: 'Words',
  lead: 'What the rules mean when they say it.',
  blocks: [
    {
      kind: 'words',
      words: [
        { word: 'Activate', means: 'pay Orders so that a unit acts', rule: 'NAP-ACT.1' },
        { word: 'Aura', means: 'the hexes round a Commander that his abilities reach', rule: 'NAP-ABL.3' },
        { word: 'Blank Order', means: 'an Order of no colour that a card puts on a unit', rule: 'NAP-BLK.1' },
        { word: 'Corruption', means: 'the power of the Abyss, counted from 0 to 20', rule: 'NAP-COR.1' },
        { word: 'Crit', means: 'the star on a die: 1 damage and an effect', rule: 'NAP-ATK.23' },
        {
          word: 'Difficult ground',
          means: 'Forest, Hill, Marsh, Village, Redoubt, Ruins',
          rule: 'NAP-TER.7',
        },
        { word: 'Exhausted', means: 'with as much Fatigue as Stamina', rule: 'NAP-FAT.5' },
        { word: 'Fatigue', means: 'what tires a unit; resting takes it off', rule: 'NAP-FAT.2' },
        { word: 'Landmark', means: 'a hex worth VP to whoever stands on it', rule: 'NAP-SCN.2' },
        { word: 'Leader', means: 'whoever won the bid: picks, and goes first', rule: 'NAP-ORD.2' },
        { word: 'Next to', means: 'on a neighbouring hex', rule: 'NAP-GEN.9' },
        { word: 'Point', means: 'moves 1 lost model 1 line down', rule: 'NAP-REI.8' },
        { word: 'Riposte', means: 'an attack that answers an attack', rule: 'NAP-ATK.32' },
        { word: 'Tablet', means: 'where lost models wait', rule: 'NAP-CMP.8' },
      ],
    },
  ],
};
