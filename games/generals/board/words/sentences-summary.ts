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
