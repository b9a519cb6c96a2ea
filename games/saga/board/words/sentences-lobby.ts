/** Who meets whom. */
export const battles = {
  basic: { name: 'Basic battle', text: 'Two even decks for a first battle.' },
  northRidge: { name: 'Waterloo', text: 'French Guard and guns against a defended ridge.' },
  northBlucher: { name: 'Ligny', text: 'The Army of the North against Blücher’s Corps.' },
  ridgeBlucher: { name: 'Allies at odds', text: 'The Ridge against Blücher’s Corps.' },
  own: { name: 'Own decks', text: 'Any two decks, chosen below.' },
} as const;

export const lobbyWords = {
  say: 'Who meets whom. You can change both decks below.',
  ownDeck: 'A deck of your own',
  against: '{one} against {other}',
  evade: 'Evade',
  outflank: 'Outflank',
  openObjectives: 'open objectives',
  vp: '{count} VP',
  blue: 'the French side of the box',
  red: 'the Coalition side of the box',
  length: 'about {minutes} minutes, {turns, one: # turn, other: # turns} at most',
  lengthOpen: 'about {minutes} minutes, until one side has won',
  deckOf: '{side}’s deck',
  boxDecks: 'Decks of the box',
  yourDecks: 'Your decks',
  keptDeck: 'A deck no longer on your shelf',
  build: 'Build, change and keep decks of your own',
  deckFacts: '{faction}, {units} units, {points} points, {cards} cards',
  deckFault: '{facts}. *{fault} {rule}*',
  cannotPlay: '{side}’s deck cannot be played. {fault}',
  mayNotEnd: 'Without a limit two careful players may never finish.',
  pauseTells: 'Off: you are asked only when you have a card to play, so a pause may give it away.',
} as const;
