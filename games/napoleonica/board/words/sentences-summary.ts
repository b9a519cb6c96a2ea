export const summaries = {
  title: 'Round {round}',
  losses: 'Losses',
  lossesSay:
    '{a} lost {aLost, one: # model, other: # models}, {b} lost {bLost, one: # model, other: # models}.',
  units: 'Units',
  unitsSay: '{a} lost {aLost, one: # unit, other: # units}, {b} lost {bLost, one: # unit, other: # units}.',
  points: 'Points',
  pointsSay: '{a} has {aVp} VP, {b} has {bVp} VP.',
  orders: 'Orders',
  ordersSay: 'Activations: {a} {aCount}, {b} {bCount}.',
  next: 'On to round {round}',
} as const;
