export const stackWords = {
  body: 'Belongs to',
  order: 'Order',
  command: 'Command',
  inCommand: 'in reach of {leader}',
  outOfCommand: 'out of reach of {leader}',
  supply: 'Supply',
  unsupplied: 'cut off',
  stay: 'Stay here',
  letGo: 'Choose somebody else',
  deploy: 'Deploy over 2 hexes',
  moveInLine: 'Move in line',
  more: 'Arrange the stack',
  again: 'Press the stack again to choose single pieces.',
} as const;

export const trayWords = {
  done: 'done',
  moving: 'moving',
  asked: 'chooses',
  able: 'may act',
  waits: 'moves later',
  owes: 'owes a move',
  acting: 'Troops of this Stage',
  asOrdered: 'All move as ordered, then end',
  comeOn: 'Bring all on',
  goBack: 'All go back, away from the enemy',
  night: 'All as ordered, to the end of this night turn',
  cup: 'Your chits in the cup',
  nextUnit: 'Next unit',
  auto: 'As ordered',
  hold: 'Hold the rest',
  endMovement: 'End',
} as const;

/** On the plate in the corner of the map. */
export const weatherWords = {
  formations: '{count} formations act together',
  reserve: 'Units on Reserve move',
  night: 'Night',
  rain: 'Rain',
  wet: 'Wet ground',
  sight: 'Sight {hexes, one: # hex, other: # hexes}',
} as const;
