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

export const betweenSummaries = {
  month: 'Month {month}',
  story: 'What happened',
  land: 'The land',
  landSay: 'Regions with corruption: {before} before, {after} now.',
  camp: 'The camp',
  campSay: '{treasury} DP in the treasury, {broken, one: # unit, other: # units} Broken, {seals} of 3 Seals.',
  nextMonth: 'On to month {month}',
  toTheEnd: 'To the end',
  battle: 'Battle of {map}',
  result: 'Result',
  resultSay: '{winner} wins: {a} {aVp} VP, {b} {bVp} VP.',
  broken: 'Broken units',
  brokenSay: '{a} {aBroken}, {b} {bBroken}.',
  treasuries: 'Treasuries',
  treasuriesSay: '{a} {aDp} DP, {b} {bDp} DP.',
  toInterval: 'Open the notebook',
} as const;
