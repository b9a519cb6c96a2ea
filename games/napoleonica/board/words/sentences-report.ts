// The after-action report.
export const reportWords = {
  period: 'round',
  axis: 'Round',
  gains: 'damage',
  battle: '{a} against {b}, {count, one: # round, other: # rounds}',
  nobody: 'Nobody scored.',
  goal: '{goal} VP win',
  best: 'The best round: {player} gained {points, one: # point, other: # points} in round {round}.',
  pointsUnits: 'Destroyed units',
  pointsRound: 'Ground held at the end of a round',
  lossesOf: 'models lost · units destroyed, against the models fielded',
  hurt: 'models lost',
  lost: 'models of destroyed units',
  modelsLost: 'Models lost',
  unitsLost: 'Units destroyed',
  retreats: 'Retreats',
  activations: 'Activations',
  cards: 'Maneuver cards',
  cardsAside: 'played, laid and used',
  attackTitle: 'Round {round}, {attacker} against {target}.',
  attackText: '{count, one: # die, other: # dice}: {hits} damage where {odds} was to be expected.',
} as const;

/** Of a tournament or a campaign. */
export const warWords = {
  period: 'battle',
  axis: 'Battle',
  tournament: 'A tournament of {count, one: # battle, other: # battles}. {outcome}',
  campaign: 'A campaign with {count, one: # battle, other: # battles}. {outcome}',
} as const;
