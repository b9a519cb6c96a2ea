// What a unit card says.
export const unitWords = {
  movement: 'Movement',
  stamina: 'Stamina',
  size: 'Models',
  cost: '{cost} DP',
  needsAny: 'Any of these Orders',
  needsAll: 'All of these Orders',
  range: 'range {range}',
  moves: 'moves {count}',
  rangeOf: '{kind} to {range}',
  crit: 'Crit: {crit}',
  graded: '{ability} {x}',
  fatigue: 'Fatigue',
} as const;
