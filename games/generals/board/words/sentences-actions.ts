/** What one unit is told. */
export const unitOrders = {
  formSquare: 'Form square',
  countercharge: 'Countercharge over {front}',
  unreact: 'No reaction',
  retreat: 'Retreat',
  unretreat: 'Stay',
  assign: 'To {front}',
  shelter: 'Into the building',
  unshelter: 'Stay outside',
  withdraw: 'Withdraw',
  unwithdraw: 'Fight on',
  attack: 'Attack {enemy}',
  attackIn: 'Attack {enemy} in space {space}',
  /** On the sheet of targets, where the title says what is done. */
  aimIn: '{arm}, space {space}',
  holdBack: 'Attack nobody',
  advance: 'Move in',
  unadvance: 'Stay back',
  road: 'By road to {sector}',
  unroad: 'Not by road',
  rallyInPlace: 'Rally here',
  toAll: '{order}: all {count}',
  toUnit: '{order}: {unit}',
  toUnitAt: '{order}: {unit}, space {space} at {front}',
  toUnitIn: '{order}: {unit} in {sector}',
} as const;

/** A choice already made, pressed again to take it back. */
export const madeChoices = {
  unreact: 'Will try ✓',
  unretreat: 'Will retreat ✓',
  unshelter: 'Will take cover ✓',
  unwithdraw: 'Will withdraw ✓',
  unadvance: 'Will move in ✓',
  unroad: 'Will move ✓',
} as const;

/** What is done on the sheet, with dice, or while the armies are placed. */
export const choices = {
  place: '{arm} to {sector}',
  unplace: 'Take {arm} back from {sector}',
  order: '{arm} {route}',
  unorder: 'Remove this order',
  activate: 'Send {order}',
  deactivate: 'Hold back {order}',
  fire: 'Fire at {sector}, range {range}',
  fireAtBuilding: 'Fire at the building in {sector}, range {range}',
  unfire: 'Hold fire: {order}',
  reroll: 'Re-roll {side}’s {number} at {front}',
  rally: 'Rally 1 {arm}, disband 1',
  unrally: 'Take back rally {number}',
  resign: 'Resign',
  target: 'the target',
} as const;

/** The answer to a whole decision says what it will do now. */
export const commits = {
  endSetup: 'Lock the army',
  lockOrders: '{count, one: Lock # order, other: Lock # orders}',
  lockNothing: 'Lock an empty sheet',
  send: '{count, one: Send # unit, other: Send # units}',
  sendNobody: 'Send nobody',
  fire: '{count, one: Fire # battery, other: Fire # batteries}',
  holdFire: 'Hold fire',
  react: '{count, one: Roll # reaction, other: Roll # reactions}',
  noReaction: 'No reaction',
  lineUp: 'Confirm positions',
  withdraw: '{count, one: Withdraw # unit, other: Withdraw # units}',
  toMelee: 'Go to melee',
  roll: 'Roll the dice',
  keepDice: 'Keep all dice',
  moveIn: '{count, one: Move # unit in, other: Move # units in}',
  nobodyMovesIn: 'Nobody moves in',
  byRoad: '{count, one: Move # unit by road, other: Move # units by road}',
  nobodyByRoad: 'Nobody by road',
  rally: '{count, one: Rally # unit, other: Rally # units}',
  rallyNobody: 'Rally nobody',
} as const;

/** Asked once before an answer that looks like a slip. */
export const doubts = {
  emptySheet: 'You have written no orders. Lock the empty sheet?',
  lockEmpty: 'Lock it empty',
  keepWriting: 'Keep writing',
  nobodyAttacks:
    '{count, one: # unit could attack now, other: # units could attack now}; later this round none can. Send nobody?',
  nobodySent:
    '{count, one: # unit could act now, other: # units could act now}, for the last time this round. Send nobody?',
  sendNobody: 'Send nobody',
  chooseUnits: 'Choose units',
  guns: '{count, one: # battery could fire, other: # batteries could fire}. Hold fire?',
  holdFire: 'Hold fire',
  chooseTargets: 'Choose targets',
  nobodyMovesIn: 'The way is clear. Move nobody in?',
  stayBack: 'Move nobody in',
  chooseWho: 'Choose who moves',
  nobodyRallies: 'You have saved orders and routed units. Rally nobody?',
  rallyNobody: 'Rally nobody',
  chooseRallies: 'Choose who rallies',
} as const;
