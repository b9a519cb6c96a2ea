/** What the machine means to do, one sentence for each part of its answer. */
export const told = {
  attack: 'Attack {sector} with {count, one: # unit, other: # units} from {from}.',
  move: '{count, one: # unit goes, other: # units go} to {sector} from {from}.',
  storm: '{count, one: # Infantry attacks, other: # Infantry attack} the building in {sector}.',
  guns: '{count, one: # battery points, other: # batteries point} from {from} to {sector}.',
  saved: '{count, one: # order is, other: # orders are} kept for the rally.',
  nothing: 'No orders: everybody stays.',
} as const;

/** The same of smaller answers, by what is done and how often. */
export const toldOf = {
  place: 'Place {count, one: # unit, other: # units}.',
  activate: '{count, one: # order is, other: # orders are} used now.',
  fire: '{count, one: # battery fires, other: # batteries fire}.',
  fireAtBuilding: '{count, one: # battery fires, other: # batteries fire} at the building.',
  formSquare: '{count, one: # Infantry forms, other: # Infantry form} square.',
  countercharge: '{count, one: # Cavalry countercharges, other: # Cavalry countercharge}.',
  retreat: '{count, one: # Cavalry retreats, other: # Cavalry retreat}.',
  shelter: '{count, one: # Infantry goes, other: # Infantry go} into the building.',
  withdraw: '{count, one: # attacker withdraws, other: # attackers withdraw}.',
  target: '{count, one: # unit aims, other: # units aim} at somebody else.',
  reroll: 'Roll {count, one: # die, other: # dice} again.',
  advance: '{count, one: # unit moves, other: # units move} in.',
  road: '{count, one: # unit goes, other: # units go} on by road.',
  rally: 'Rally {count, one: # unit, other: # units} from the box.',
  rallyInPlace: 'Rally {count, one: # battery, other: # batteries} on the field.',
} as const;

/** The same of an answer in which nothing is done, by what ends it. */
export const toldNothing = {
  endSetup: 'Leave the army as it is placed.',
  endActivation: 'Use no order now.',
  endFire: 'Hold fire.',
  endReact: 'Nobody forms square or countercharges.',
  endPositions: 'Everybody stays in position.',
  endWithdraw: 'Nobody withdraws.',
  endTargets: 'Aim as the lines stand.',
  passReroll: 'Keep all dice.',
  endAdvance: 'Nobody moves in.',
  endRoad: 'Nobody goes on by road.',
  endRally: 'Rally nobody.',
} as const;
