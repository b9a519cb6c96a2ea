/** The place where decks are built, kept and shared. */
export const workshopWords = {
  title: 'Army decks',
  say: 'Build an army and its Strategy deck, keep them here, and send them to a friend as text.',
  yourDecks: 'Your decks',
  noneKept: 'No deck is kept here yet.',
  firstName: 'My French army',
  newName: 'My {faction} army',
  fromBoxName: '{deck}, mine',
  newDeck: 'New deck',
  fromScratch: 'From scratch',
  emptyDeck: 'Empty {faction} deck',
  fromTheBox: 'From a deck of the box',
  begun: '“{name}” is open. Save it to keep it.',
  duplicate: 'Duplicate',
  copied: 'You are now working on a copy.',
  delete: 'Delete',
  ready: '{points} points, ready',
  draft: '{points} points, draft, {rule}',
  readyChanged: '{points} points, ready, changed',
  draftChanged: '{points} points, draft, {rule}, changed',
  faction: 'Faction',
  leftBehind:
    '{count, one: # card is, other: # cards are} not allowed in this army and {count, one: was, other: were} taken out. Undo to get {count, one: it, other: them} back.',
  nameOfDeck: 'Name of the deck',
  saved: 'Saved',
  save: 'Save deck',
  closerLook: 'A closer look',
  putBack: 'Put it back',
} as const;

/** What a deck is measured by. */
export const limitWords = {
  title: 'Points and limits',
  points: '*{points}* of {most} points',
  ready: 'Ready to play',
  toMend: '{count, one: # thing, other: # things} to put right',
  add: 'Add {card}',
  addSome: 'Add {card} ×{count}',
  remove: 'Remove {card}',
  removeSome: 'Remove {card} ×{count}',
  pointsAllowed: 'Points allowed',
  withOutflank: 'Play with the Outflank rules',
  newBattle: 'Set up a battle',
  units: 'Units, at least {count}',
  cavalry: 'Cavalry, 1 for every 2 Infantry',
  ofMost: '{count} of {most}',
  artillery: 'Artillery, at most {count}',
  guard: 'Guard, at most {count}',
  cards: 'Strategy cards, at least {count}',
  copies: 'Copies of one card, at most {count}',
  armPoints: '{arm} {points} points',
  initiative: 'Initiative, {mean} on average',
  ofInitiative: '{count} of value {value}',
} as const;

export const ARM_NAMES = { foot: 'Infantry', horse: 'Cavalry', guns: 'Artillery' } as const;

/** The lists one chooses cards from. */
export const pickWords = {
  inDeck: 'in the deck',
  units: 'Units',
  unitsSay: 'dots: how many a deck may hold',
  points: 'points',
  unit: '{unit} {points} points. Look closer',
  noMoreUnits:
    'A deck holds at most {count, one: # unit, other: # units} of this kind, 1 for each dot on the card (SAG-20.4).',
  showArms: 'Show arms',
  unitOrder: 'Order of the units',
  noUnits: 'All arms are hidden. Press one above to show its units.',
  strategy: 'Strategy deck',
  strategySay: '{count} cards; at least {least}, at most 2 of each',
  initiative: 'Initiative',
  card: '{when}: {text}',
  noMoreCards: 'The deck already has 2 of “{card}”, which is as many as it may hold (SAG-20.8).',
  whichCards: 'Which Strategy cards',
  byInitiative: 'by initiative',
} as const;

export const UNIT_ORDERS = {
  list: 'as listed',
  cost: 'by cost',
  name: 'by name',
  fire: 'by Fire',
  melee: 'by Melee',
  morale: 'by Morale',
} as const;

export const STRATEGY_KINDS = {
  all: 'All cards',
  own: 'National cards',
  terrain: 'Terrain',
  trophy: 'Attached to a unit',
  declare: 'Before a unit acts',
  action: 'During an action',
  morale: 'Hits and Morale',
  turn: 'Start and end of a turn',
} as const;
