/** What is against a deck by the rules. */
export const deckFaultWords = {
  fewUnits: 'An Army deck needs at least {least} units. This one has {count}.',
  tooDear: 'This army costs {points} points. {most} are allowed.',
  otherFaction: '{name}: this unit does not serve in this army. Take it out.',
  tooManyOf: '{name}: this deck has {count}, and at most {most, one: # is, other: # are} allowed.',
  tooMuchCavalry:
    'Every Cavalry unit needs 2 Infantry units. This deck has {cavalry} Cavalry and {infantry} Infantry.',
  tooManyGuns: 'An army of this size has at most {most} Artillery units. This one has {guns}.',
  tooManyGuards: 'An army of this size has at most {most} Guard units. This one has {guards}.',
  fewCards: 'A Strategy deck needs at least {least} cards. This one has {count}.',
  bluff: 'The Bluff is not part of the deck. Take it out.',
  otherNation: '“{name}” belongs to another nation. Take it out.',
  tooManyCopies: '“{name}” is in the deck {count} times. At most {most} copies are allowed.',
  needsOutflank: '“{name}” needs the Outflank rules. Turn them on, or take it out.',
} as const;

/** What cannot be read in a deck written as text. */
export const deckTextFaults = {
  noName: 'The deck has no name. Write one behind the #, as in "# My army".',
  longName: 'A name has at most {most} letters. This one has {count}: shorten it.',
  noFaction: 'There is no faction "{faction}". Write FR, CO or PR.',
  otherGame: 'This deck is for "{other}". Decks of this game say "game: {game}".',
  noCard: '"{line}" is no card. Write it like "6 FR-LINE", or leave the line out.',
  wrongCount: '"{count}" copies of {card}: write a number from 1 to {most}.',
  twice: '{card} is listed twice. Put both numbers into one line.',
  secondName: 'The deck already has a name. Leave this line out.',
  manyCards: 'This deck lists {count} cards. Nobody needs more than {most}.',
  empty: 'There is no text. Paste a deck or choose its file.',
  longText: 'A deck has at most {most} letters. This text has {count}.',
  gameMissing: 'It does not say which game it is for. Add a line "game: {game}".',
  factionMissing: 'The faction is missing. Add a line "faction: FR", CO or PR.',
  nameMissing: 'The name is missing. Begin with "# " and a name.',
  unknownCard: 'There is no card {card}. Leave the line out.',
  nearlyCard: 'There is no card {card}. Did you mean {meant}, {name}?',
  recovered: 'Recovered deck',
} as const;
