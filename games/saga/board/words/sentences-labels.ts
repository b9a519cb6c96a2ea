// Orders and answers: what a press will do now, in a few words; what comes of it, in a few more.

export const labels = {
  openObjective: 'Show {objective}',
  place: '{unit} to {where}',
  unplace: 'Take back the unit in {where}',
  deployAll: 'Deploy {count, one: # unit, other: # units}',
  deploySome: 'Deploy: {left} still to place',
  layTerrain: 'Lay {card} in {where}',
  commit: 'Choose {card}, initiative {value}',
  regroup: 'Regroup {unit}',
  rally: 'Rally {unit}',
  removeFromReserve: 'Send {unit} away',
  toReserve: 'Put it into {where}',
  rearrange: 'Rearrange: {layout}',
  standsIn: '{unit} in {where}',
  play: 'Play {card}',
  playOn: 'Play {card} on {unit}',
  playTo: 'Play {card}: to {where}',
  playOnTo: 'Play {card} on {unit}: to {where}',
  playOnShowing: 'Play {card} on {unit}, turning {guns} face-up',
  playShowing: 'Play {card}, turning {guns} face-up',
  putUnder: 'Put {card} under the deck',
  activate: 'Activate {unit}',
  activateMounted: 'Activate {unit}, mounted',
  activateDismounted: 'Activate {unit}, dismounted',
  outflankWest: 'Outflank with {unit}, by the west',
  outflankEast: 'Outflank with {unit}, by the east',
  forfeit: 'Give up this marker',
  support: 'Support: {unit} {unit, one: takes, other: take} 1 casualty',
  noSupport: 'Give no support',
  retreatWest: 'Retreat to the west',
  retreatEast: 'Retreat to the east',
  leaveFormation: 'Give up {formation}: {unit}',
  leaveAnyFormation: 'Give up the Formation: {unit}',
  discard: 'Discard {card}',
  score: 'Score {objective}: 1 VP',
  holdBack: 'Hold {objective} back',
  resign: 'Resign',
  named: '{names}',
  andMore: '{names} and {count} more',
  rearrangeSo: 'Use this order',
  layoutSoFar: 'the Reserve as shown: {layout}',
  newOrderToo: 'Rearrange the Reserve too',
  newOrderNext: 'Choose a slot; you rearrange the rest after that.',
  gunsBring: 'Artillery arrives. A press on a slot leaves the others where they are.',
  pressTwoSlots: 'Press 2 slots of your Reserve: their units change places.',
  pressOrChoose: 'Press one of the lit places, or choose from the list.',
} as const;

/** What letting a window go by means. */
export const passes = {
  'W-ROLL': 'Accept the roll',
  'W-HIT': 'Take the hits',
  'W-MOR': 'Roll the Morale test',
  'W-RET': 'Retreat without a card',
  checkpoint: 'Score nothing',
  other: 'Play no card',
} as const;

/** What ending a step of several parts means. */
export const endings = {
  noTerrain: 'Lay no Terrain',
  someTerrain: 'Lay {count, one: # Terrain card, other: # Terrain cards}',
  layTerrain: 'Lay no more Terrain',
  regroup: 'End regrouping',
  formations: 'Keep these Formations',
  discards: 'Keep this hand',
  reserveEntry: 'Keep the Reserve',
  other: 'Done',
} as const;

/** The rest of a phase in one press. */
export const shortcuts = {
  regroupAll: 'Regroup all {count} units',
  oneTestEach: 'a Morale test of 7+ for each; 1 casualty less for those who pass',
  toCombat: 'Go to combat',
  noCardNoRegroup: 'play no card, regroup nobody, lay no Terrain',
  noTerrain: 'regroup nobody else, lay no Terrain',
} as const;

/** SAG-15.1: the sheet on which a player marks what the end of a turn shall bring. */
export const turnEndWords = {
  title: 'End of the turn',
  ask: 'Mark what you want on the sheet, then end the turn.',
  askWithCards: 'Play a card, or mark what you want on the sheet and end the turn.',
  end: 'End the turn',
  formations: 'Give up any Formations?',
  formation: '{formation}: {unit}',
  tested: 'Morale test of 6+',
  free: 'no test',
  discards: 'Discard any cards?',
  copies: '{card}: {marked} of {held}',
  bring: 'Bring the next unit into your Reserve',
  reserveFull: 'It is full: another unit must leave.',
} as const;

export const declarations = {
  fire: 'Fire at {target}',
  engage: 'Engage {target}',
  continue: 'Fight another round of Melee',
  disengage: 'Try to disengage',
  capture: 'Take the Terrain in front',
  return: 'Go back to your Reserve',
  hold: 'Stand still',
  advance: 'Advance to {where}',
  lateral: 'Move sideways to {where}',
  back: 'Fall back to {where}',
  commit: 'Move up to {where}',
  shift: 'Shift to {where}',
  guard: 'The Guard goes in: {where}',
  guardX: 'The Guard goes in: {where}, with {partner}',
  relieve: 'Relieve {partner}',
  swap: 'Change places with {partner}',
  swapOn: 'Change places with {partner}, then move on to {second}',
  swapTwice: 'Change places with {partner}, then with {other}',
  moveCharge: 'Move to {where} and charge {target}',
  swapCharge: 'Change places with {partner} and charge {target}',
  moveEngage: 'Move to {where} and engage {target}',
  swapEngage: 'Change places with {partner} and engage {target}',
  moveFire: 'Move to {where}, then fire at {target}',
  swapFire: 'Change places with {partner}, then fire at {target}',
  fireMove: 'Fire at {target}, then move to {where}',
  fireSwap: 'Fire at {target}, then change places with {partner}',
  twoSteps: '{first} and on to {second}',
  twoStepsWith: '{first} and on to {second}, changing places with {partner}',
} as const;

/** Declarations that point at nothing, side by side in a list. */
export const shortly = {
  continue: 'Fight on',
  disengage: 'Disengage',
  capture: 'Take the Terrain',
  return: 'Go back',
  hold: 'Stand still',
} as const;

/** What several declarations of a kind are called together. */
export const kinds = {
  fire: 'Fire',
  engage: 'Engage',
  melee: 'Melee',
  ground: 'Ground',
  move: 'Move',
  swap: 'Change places',
  charge: 'Charge',
  moveFire: 'Move and fire',
} as const;

/** Asked once before an answer that may be a slip. */
export const doubts = {
  noTerrain: 'You hold {count, one: # Terrain card, other: # Terrain cards}. Lay none?',
  noTerrainYes: 'Lay none',
  noTerrainNo: 'Choose Terrain',
  forfeit: 'You can still activate a unit. Give up this marker?',
  forfeitYes: 'Give it up',
  forfeitNo: 'Choose a unit',
  noScore: 'You can score {objectives} now. Score nothing?',
  noScoreYes: 'Score nothing',
  noScoreNo: 'Look again',
  sameFormation: '{unit, one: # is, other: # are} already in {formation}. Play the card anyway?',
  sameFormationYes: 'Play it',
  sameFormationNo: 'Keep the card',
} as const;

/** Spoken to whoever cannot see what is lit. */
export const spoken = {
  cardPicked: '{card} picked: {count, one: # place lit, other: # places lit}.',
  unitLifted: 'The unit in {where} is lifted: {count, one: # place lit, other: # places lit}.',
  placed: '{placed} of {all} units placed.',
  reserveFrom: '{where} picked: press the slot it changes with.',
  partner: '{unit} picked: press again to change places.',
} as const;
