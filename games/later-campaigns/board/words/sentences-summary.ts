// What a finished turn came to.
export const summaryWords = {
  title: 'Turn {turn} is over',
  next: 'Go on with turn {turn}',
  end: 'See how it ended',
  losses: 'Losses',
  noLosses: 'Nobody lost a step.',
  steps: 'French: {french, one: # step, other: # steps}. Allies: {allied, one: # step, other: # steps}.',
  gone: 'Lost as a whole: {units}.',
  fights: 'Fights',
  noFights: 'Nobody fought.',
  fought:
    '{assaults, one: # assault, other: # assaults}, {charges, one: # charge, other: # charges}, {shots, one: # bombardment, other: # bombardments}.',
  orders: 'Your orders',
  noOrders: 'No order arrived.',
  obeyed: '{body} obeys.',
  late: '{body} obeys next turn.',
  doubt: '{body} is in doubt.',
  aside: '{body} sets its order aside.',
  rejoins: '{body} follows {corps} again.',
  points: 'Points',
  standing: 'French {french} VP, Allies {allied} VP.',
  change: 'French {french}, Allies {allied} this turn.',
} as const;
