/** A beat of what happens, for the prompt. */
export const beatWords = {
  revealed: 'Both sides show what they do.',
  moves: 'Units move.',
  lines: 'The lines face each other.',
  reactions: 'Units react to the attack.',
  fire: 'Fire: {hits, one: # hit, other: # hits}.',
  melee: 'Melee: {hits, one: # hit, other: # hits}.',
  bombard: 'Bombardment: {hits, one: # hit, other: # hits}.',
  rolled: 'The dice are rolled.',
  rerolled: '{side} re-rolls a {from}: {to}.',
  building: 'The guns fire at the building.',
} as const;
