// Sentences of the boards and what lies beside them.

export const onTheBoards = {
  hand: 'Your hand',
  deployed: '{where}: {unit}, deployed',
  markersLeft: '{count, one: # Activation marker, other: # Activation markers} left',
  sideOf: '{side}, {army}',
  goesFirst: 'goes first',
  goesSecond: 'goes second',
  vpOf: 'of {target} VP',
  flanks: 'Flanks',
  flanksOf: '{side}’s flanks',
  openWest: '{side}’s flank, west: open the flanks',
  openEast: '{side}’s flank, east: open the flanks',
  backToField: 'Back to the field',
  emptySlot: '{where}, empty',
  empty: 'empty',
  onlyYou: 'only you',
  scouted: 'scouted',
  arriving: 'arriving',
  arrivingUnit: 'Arriving: {unit}',
  placesUnseen: 'is placing {count} units, unseen until both are done',
  hasPlaced: 'has placed its {count} units and waits for you',
  dock: 'Hand and answers',
  unitsToDeploy: 'Units to deploy',
  placeTheRest: 'Place the rest',
  allStand:
    'All units are placed. Press one and then a free slot to move it; drag it onto another to change places.',
  plays: '{side} plays {card}',
  commits: '{side} commits {card}',
  waiting: 'Waiting for {sides}.',
  nothingToDecide: 'Nothing to decide for the moment.',
} as const;

/** Small results in one line. */
export const smallResults = {
  moves: '{count} units move.',
  shows: '{count} units are turned face-up.',
  forms: '{count} units take up a Formation.',
} as const;

/** A result on the board: as few words as will do. */
export const results = {
  casualties: '{count, one: # casualty, other: # casualties}',
  recovers: '1 casualty removed',
  spared: '{count, one: # hit, other: # hits} turned away',
  givesWay: 'fails on purpose',
  steadfast: 'Steadfast',
  retreats: 'retreats',
  blocked: 'retreat blocked',
  destroyed: 'destroyed',
  evades: 'evades',
  rallies: 'rallies',
  disarray: 'Disarray',
  needed: 'needed {need}: {verdict}',
  needs: 'needs {need}',
  rolled: 'Rolled {total}, needed {need}: {verdict}.',
  neededOnly: 'needed {need}',
  chance: 'needs {need}, die {added}',
  testAt: '{test}: {where}',
  theDie: 'The die',
  die: 'die {face}',
} as const;

/** What an answer leads to, beside it. */
export const chances = {
  hits: 'hits {chance}',
  hitsTwice: 'hits {chance}, twice {twice}',
  passes: 'passes {chance}',
} as const;

/** What a turn came to. */
export const summary = {
  title: 'Turn {turn}',
  next: 'Begin turn {turn}',
  nextAny: 'Go on',
  losses: 'Losses',
  noLosses: 'Nobody lost anything.',
  casualtiesOf: '{side} took {count, one: # casualty, other: # casualties}.',
  retreatsOf: '{count, one: # unit, other: # units} of {side} retreated.',
  destroyedOf: '{side} lost {units}.',
  ground: 'Ground and objectives',
  noGround: 'No Terrain changed hands, no objective was scored.',
  scored: '{side} scored {objective}.',
  captured: '{side} took {card}.',
  trophy: '{side} took {card} as a trophy.',
  points: 'Points',
  pointsOf: '{side} {vp} of {target} VP.',
  pointsGained: '{side} +{gained}: {vp} of {target} VP.',
  dice: 'Dice',
  noDice: 'Nobody fired or fought.',
  diceOf:
    '{side}: {hits, one: # hit, other: # hits} in {rolls, one: # roll, other: # rolls} of Fire and Melee.',
} as const;

/** Why something that was pressed answers nothing. */
export const silences = {
  notThere: 'This unit cannot do anything there. What it can reach is lit while you drag it.',
  cardLater: 'You cannot play {card} now. You can play it {when}.',
  cardAfterChoice: 'Choose to roll the Morale test first. Then you can play {card}, before the die falls.',
  onlyInitiative: 'The Bluff is never played. You can only commit it for initiative.',
  immediate: 'An objective is not played. As soon as this one is met you are asked whether to score it.',
  longTerm: 'An objective is not played. This one is counted when the game ends by points.',
  retreatSlot: 'Nobody is sent here. A unit that fails a Morale test comes here by itself.',
  outflankSlot: 'Only a unit of the Reserve goes here, to outflank, if the table plays with that option.',
  outOfReach:
    'The unit that acts cannot reach this one. Infantry and Cavalry reach the unit directly in front; what can be reached is lit.',
  othersTurn: 'Another unit acts now. This one can act with a later marker.',
  enemyUnit: 'This is {side}’s unit. Choose one of your own to act, then press this one.',
  emptySlot: 'Nobody stands here. Choose one of your units to act; the slots it can go to are lit then.',
  noWay: 'The unit that acts cannot go here. What it can do is lit, and listed on your desk.',
  part: '{subject, one: # takes, other: # take} part in this already. You are asked: {question}',
  noPart: '{subject, one: # has, other: # have} nothing to do with this. You are asked: {question}',
} as const;
