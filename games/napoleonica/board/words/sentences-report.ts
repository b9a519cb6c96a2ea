// The after-action report.
export const reportWords = {
  period: 'round',
  axis: 'Round',
  gains: 'damage',
  battle: '{a} against {b}, {count, one: # round, other: # rounds}',
  nobody: 'Nobody scored.',
  goal: '{goal} VP win',
  best: 'Best round: {player} scored {points} VP in round {round}.',
  pointsUnits: 'Destroyed units',
  pointsRound: 'Ground held at the end of a round',
  lossesOf: 'models lost · units destroyed, against the models fielded',
  hurt: 'models lost',
  lost: 'models of destroyed units',
  modelsLost: 'Models lost',
  unitsLost: 'Units destroyed',
  retreats: 'Retreats',
  activations: 'Activations',
  ordersUnused: 'Orders left over at the end of a round',
  cards: 'Maneuver cards',
  cardsAside: 'played, laid and used',
  attackTitle: 'Round {round}, {attacker} against {target}.',
  attackText:
    '{count, one: # roll, other: # rolls}: {hits, one: # hit or crit, other: # hits and crits}, {odds} to be expected.',
} as const;

/** Of a tournament or a campaign. */
export const warWords = {
  period: 'battle',
  axis: 'Battle',
  attackTitle: 'Battle {round}, {attacker} against {target}.',
  totals: '{a} scored {aVp} VP in all battles, {b} {bVp} VP.',
  tournament: 'A tournament of {count, one: # battle, other: # battles}. {outcome}',
  campaign: 'A campaign with {count, one: # battle, other: # battles}. {outcome}',
} as const;
