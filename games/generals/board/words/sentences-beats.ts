/** A beat of what happens, for the prompt. */
export const beatWords = {
  revealed: 'Both sides show what they do.',
  moves: '{count, one: # unit, other: # units} {count, one: moves, other: move}.',
  fates: '{count, one: # unit is, other: # units are} out of action.',
  lines: 'The lines face each other.',
  reactions: 'Units react to the attack.',
  fire: 'Fire at {front}: {hits, one: # hit, other: # hits}.',
  melee: 'Melee at {front}: {hits, one: # hit, other: # hits}.',
  noFront: 'Fire: {hits, one: # hit, other: # hits}.',
  bombard: 'Bombardment: {hits, one: # hit, other: # hits}.',
  rolled: 'The dice are rolled.',
  rerolled: '{side} re-rolls a {from}: {to}.',
  building: 'The guns fire at the building.',
} as const;

/** What stands above a fight seen from near. */
export const plateTitles = {
  ranged: 'Fire',
  melee: 'Melee',
  bombard: 'Bombardment',
  reaction: 'Reactions',
  building: 'Fire at a building',
  at: '{title} at {front}',
} as const;
