/** What the machine means to do with a unit. */
export const toldOrder = {
  fire: 'Fire at {target} with {unit}.',
  engage: 'Engage {target} with {unit}.',
  continue: 'Fight another round of Melee with {unit}.',
  disengage: 'Try to get {unit} out of the Melee.',
  capture: 'Take the Terrain in front of {unit}.',
  return: 'Bring {unit} back from the enemy’s rear.',
  hold: 'Leave {unit} where {unit, one: it stands, other: they stand}.',
  moves: 'Move {unit} to {where}.',
  swaps: 'Let {unit} and {partner} change places.',
  movesAndCharges: 'Move {unit} to {where} and charge {target}.',
  movesAndEngages: 'Move {unit} to {where} and engage {target}.',
  movesThenFires: 'Move {unit} to {where}, then fire at {target}.',
  firesThenMoves: 'Fire at {target} with {unit}, then move to {where}.',
  twoSteps: '{first} and on to {second}',
  outflanks: 'Send {unit} round the enemy’s flank.',
  activates: 'Activate {unit}.',
  card: 'Play {card}.',
  cardOn: 'Play {card} on {unit}.',
} as const;

/** Why: what the order does for the front, in the order in which it matters. */
export const toldWhy = {
  savesLine: 'With 3 free slots at the end of the turn the battle would be lost. This closes one.',
  closesHole: 'This closes a hole in the 1st Line.',
  last: 'One more hit destroys {target}.',
} as const;

/** The same of other answers: on the whole field, of a card, of a yes or no. */
export const toldAnswer = {
  deploys: '{line, one: # unit, other: # units} in the 1st Line: {names}.',
  terrain: 'Lay {card} at {where}.',
  bids: 'Commit {card}, initiative {count}.',
  discards: 'Discard {card}.',
  reinforces: 'Draw a unit from the Army deck.',
  waits: 'Draw nobody from the Army deck.',
  pass: 'Play no card now.',
} as const;
