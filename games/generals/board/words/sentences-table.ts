/** Where the battle stands. */
export const moments = {
  round: 'Round {round} of 10',
  chapter: 'Round {round}',
  inCombat: '{moment}: {stage}',
  spectator: 'Spectator',
  points: 'VP',
} as const;

/** GEN-12, by its steps. */
export const combatStages = {
  react: 'react',
  lineUp: 'line up',
  fire: 'fire',
  lineUpAgain: 'line up again',
  melee: 'melee',
} as const;

export const waits = {
  nothing: 'Nothing to decide for the moment.',
  other: 'Waiting for {side}.',
  both: 'Waiting for White and Black.',
  ready: 'You are ready. Waiting for {side}.',
} as const;

/** The end of a round, in four columns. */
export const summaryWords = {
  title: 'Round {round} is over',
  next: 'Plan round {round}',
  end: 'To the report',
  losses: 'Losses',
  ground: 'Ground',
  points: 'Points',
  dice: 'Dice',
  noLosses: 'Nobody was routed or lost.',
  lostBy: '{side} {routed} routed, {gone} lost',
  lost: '{white}. {black}.',
  groundSame: 'No sector changed hands: White holds {white}, Black {black}.',
  groundNew: '{sectors} changed hands: White holds {white}, Black {black}.',
  noPoints: 'Nobody scored: White {white} VP, Black {black}.',
  scored: '{side} {points} for {source}',
  noRolls: 'No dice were rolled.',
  rolls:
    '{count, one: # roll, other: # rolls}: White {white, one: # hit, other: # hits}, Black {black, one: # hit, other: # hits}.',
} as const;

/** What is said aloud about what is chosen. */
export const announcements = {
  order: '{unit} in {sector} chosen: {count, one: # sector, other: # sectors} to go to.',
  ride: '{route} written: {count, one: # sector, other: # sectors} to ride on to.',
  unit: '{unit} in {sector} chosen.',
  place: '{arm} chosen: {count, one: # sector, other: # sectors} to place it in.',
  written: '{count, one: # order written, other: # orders written}.',
} as const;

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
