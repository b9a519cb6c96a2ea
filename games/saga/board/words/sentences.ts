// Sentences of the boards and what lies beside them.

export const onTheBoards = {
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

/** A result on the board: as few words as will do. */
export const results = {
  casualties: '{count, one: # casualty, other: # casualties}',
  recovers: '1 casualty removed',
  spared: '{count, one: # hit, other: # hits} turned away',
  givesWay: 'gives way',
  steadfast: 'Steadfast',
  retreats: 'retreats',
  blocked: 'no way back',
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

/** What a turn came to. */
export const summary = {
  title: 'Turn {turn}',
  next: 'Begin turn {turn}',
  nextAny: 'Go on',
  losses: 'Losses',
  noLosses: 'Nobody lost anything.',
  lossesOf:
    '{side}: {casualties, one: # casualty, other: # casualties}, {retreats, one: # retreat, other: # retreats}.',
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
  noDice: 'No hits were rolled for.',
  diceOf:
    '{side}: {hits, one: # hit, other: # hits} in {rolls, one: # roll, other: # rolls} of Fire and Melee.',
} as const;
