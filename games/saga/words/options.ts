/** What the lobby may choose, in words. */
export const optionWords = {
  decks: {
    name: 'Decks',
    say: 'What each side brings: a deck of the box, or one of your own.',
    rule: 'SAG-20.2',
  },
  evade: {
    name: 'Evade',
    say: 'Light Cavalry may slip away when Heavy Cavalry or Infantry engages it.',
    rule: 'SAG-17.1',
  },
  outflank: {
    name: 'Outflank',
    say: 'Units in the Reserve may march round a flank and attack the enemy from the side.',
    rule: 'SAG-18.1',
  },
  objectives: {
    name: 'Objectives',
    say: '2 secret ones; 2 with 1 shown; or 3 with 1 shown, of which 2 score.',
    rule: 'SAG-19.1',
  },
  vpTarget: {
    name: 'VP target',
    say: 'Whoever has this many Victory Points at the end of a turn ends the battle.',
    rule: 'SAG-19.3',
  },
  armyPoints: {
    name: 'Army points',
    say: 'What a deck of your own may cost. Decks of the box cost 900 at most.',
    rule: 'SAG-20.1',
  },
  maxTurns: { name: 'Turns', say: 'After this many turns the points are counted.', rule: 'SAG-R75' },
  openLists: {
    name: 'Open deck lists',
    say: 'Both see which cards the other’s deck was built of. Basic decks are always known.',
    rule: 'SAG-4.2',
  },
  alwaysPrompt: {
    name: 'Always ask me, even without a card',
    say: 'You are asked even without a fitting card, so a pause gives nothing away.',
    rule: 'SAG-5.1',
  },
  autoScore: {
    name: 'Score at once',
    say: 'Immediate objectives are scored as soon as they are met; nobody is asked.',
    rule: 'SAG-16.8',
  },
} as const;

export const objectiveChoices = {
  classic: 'Classic',
  oneOpen: 'One open',
  threeOneOpen: 'Three, one open',
} as const;
export const turnChoices = { null: 'No end' } as const;
