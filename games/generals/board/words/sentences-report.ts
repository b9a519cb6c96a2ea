/** The after-action report. */
export const reportWords = {
  battle: '{name}, {count, one: # round, other: # rounds}',
  period: 'round',
  axis: 'Round',
  gains: 'hits',
  prisoners: 'Prisoners',
  objectives: 'Objectives',
  majority: 'Majority',
  nobodyScored: 'Nobody scored.',
  bestRound: 'Best round: {side} scored {points} VP in round {round} for {why}.',
  worstRound: 'Hardest round: {side} lost {points} VP in round {round} for {why}.',
  forPrisoners: 'prisoners',
  forObjective: 'an objective',
  forSector: 'holding {sector}',
  forMajority: 'holding more sectors',
  zeroLoses: '0 VP loses',
  tenWins: '10 VP wins',
  ofUnits: 'of 30 units each',
  routed: 'routed',
  captured: 'captured',
} as const;

export const ROLL_NAMES = {
  bombard: 'Bombardment',
  ranged: 'Fire',
  melee: 'Melee',
  reaction: 'Reactions',
} as const;

export const fateNames = {
  unitRouted: 'Routed',
  unitCaptured: 'Captured',
  unitDestroyed: 'Destroyed',
  unitRallied: 'Rallied',
} as const;

/** A roll on which the battle turned. */
export const turningWords = {
  title: 'Round {round}, {where}.',
  atFront: '{step} at {front}',
  building: 'the building in {sector}',
  buildingFalls: '{hits} of {count} dice hit: the building falls.',
  buildingStands: '{hits} of {count} dice hit: the building stands.',
  square: '{sum}: {unit} forms square.',
  noSquare: '{sum}: {unit} fails to form square.',
  charge: '{sum}: {unit} countercharges.',
  noCharge: '{sum}: {unit} fails to countercharge.',
  hits: '{sum} against {against}: {unit} hits {target}.',
  misses: '{sum} against {against}: {unit} misses {target}.',
  hitsAlone: '{sum}, needed 4: {unit} hits {target}.',
  missesAlone: '{sum}, needed 4: {unit} misses {target}.',
} as const;
