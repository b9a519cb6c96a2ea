/** What the lobby says about each option, and the rule that says the rest. */
export const optionWords = {
  scenario: { name: 'Scenario', say: 'Which battle of June 1815, or all four days.', rule: 'NLC-18.1' },
  asItWas: {
    name: 'As it was',
    say: 'Orders, arrivals and points of that day. Off: made even by games.',
    rule: 'NLC-18.5',
  },
  withoutHandicap: {
    name: 'No handicap',
    say: 'The side that was worse off that day is worse off here.',
    rule: 'NLC-18.6',
  },
  printedEvents: {
    name: 'Printed events only',
    say: 'Without the Grand Battery, or the Guard cavalry held back, which are our own.',
    rule: 'NLC-18.7',
  },
  retreatDisruption: {
    name: 'Retreats disrupt',
    say: 'Units that retreat, or leave a zone of control, may be disrupted.',
    rule: 'NLC-19.1a',
  },
  disruptionRecovery: {
    name: 'Recovery by test',
    say: 'Disrupted units test morale at the end of the turn.',
    rule: 'NLC-19.2a',
  },
  remoteSupport: {
    name: 'Remote support',
    say: 'Guns in range and sight help a unit that is assaulted.',
    rule: 'NLC-19.3a',
  },
  artilleryDetail: {
    name: 'Artillery in detail',
    say: 'Stacked targets, defending guns and range 3 count.',
    rule: 'NLC-19.4a',
  },
  tinyUnits: {
    name: 'Small losses',
    say: 'An infantry step worth 1 point pays half a hit.',
    rule: 'NLC-19.5',
  },
  hiddenMovement: {
    name: 'Hidden movement',
    say: 'Marches are plotted and stay unseen until they are discovered.',
    rule: 'NLC-20.1.1a',
  },
  hiddenTrafficJams: {
    name: 'Hidden traffic jams',
    say: 'Hidden marches that cross lose time.',
    rule: 'NLC-20.1.6',
  },
  divisionFormations: {
    name: 'Columns and lines',
    say: 'Divisions move in column and fight in line.',
    rule: 'NLC-20.2.1a',
  },
  divisionCommand: {
    name: 'Command by divisions',
    say: 'Divisions are in command when they touch the commander or one another.',
    rule: 'NLC-20.2.2a',
  },
  extendedLines: {
    name: 'Extended lines',
    say: 'A brigade may stand on a hexside and fill both hexes.',
    rule: 'NLC-20.2.3a',
  },
  lightCavalry: {
    name: 'Light cavalry slips away',
    say: 'Light cavalry may always retreat before an assault.',
    rule: 'NLC-20.2.4a',
  },
  artillerySupport: {
    name: 'Supporting fire',
    say: 'Guns that tip an assault disrupt the enemy and halve enemy hits.',
    rule: 'NLC-20.3a',
  },
  rollSix: { name: 'Sixes hit', say: 'As many dice as strength instead of the table.', rule: 'NLC-20.4a' },
  commandConfusion: {
    name: 'Confused commanders',
    say: 'Orders past a wing commander unsettle him.',
    rule: 'NLC-20.5',
  },
  panic: {
    name: 'Panic',
    say: 'Demoralized formations drag down those beside them.',
    rule: 'NLC-20.6a',
  },
  directCommand: {
    name: 'Direct command',
    say: 'A great commander may lead units in the next hexes in person.',
    rule: 'NLC-20.7a',
  },
  fatigue: { name: 'Fatigue', say: 'Night marches tire, rest helps.', rule: 'NLC-20.8a' },
  corpsFatigue: {
    name: 'A corps tires as one',
    say: 'Divisions under orders of their own tire and rest with their corps.',
    rule: 'NLC-20.8j',
  },
  variableArrivals: {
    name: 'Uncertain arrivals',
    say: 'Reinforcements come on a die: an hour early, in time, or late.',
    rule: 'NLC-9.7',
  },
  operationsMorale: {
    name: 'Morale of operations',
    say: 'Attacks lift a formation, failures and retreats weaken it.',
    rule: 'NLC-20.9a',
  },
  rout: { name: 'Rout', say: 'A test missed by 3 eliminates, and spreads.', rule: 'NLC-20.10' },
  initiative: {
    name: 'Initiative',
    say: 'The side that retreated less is more likely to act first.',
    rule: 'NLC-20.11a',
  },
  altArtillery: {
    name: 'Deadly bombardment',
    say: 'Every hit of a bombardment costs a step.',
    rule: 'NLC-20.12a',
  },
  opportunityFire: {
    name: 'Opportunity fire',
    say: 'Guns may fire at what moves in front of them.',
    rule: 'NLC-20.13a',
  },
  sequence: {
    name: 'Sequence',
    say: 'Formations by drawn chit; one side after the other, for games by mail; or several players on a side.',
    rule: 'NLC-P.1',
  },
  commanders: {
    name: 'Several commanders',
    say: 'Several players on a side, who keep chits, couriers, compliance and confidence. Each looks for himself.',
    rule: 'NLC-M.8',
  },
  players: {
    name: 'Players on a side',
    say: 'One for each army and wing, or one for each corps. Whoever likes may play several.',
    rule: 'NLC-M.1',
  },
  openOrders: {
    name: 'Open orders',
    say: 'Everybody sees the kind of each order in force. Good for a first game.',
    rule: 'NLC-12.0b',
  },
} as const;

export const choiceWords = {
  scenario: {
    'quatre-bras': 'Quatre Bras',
    ligny: 'Ligny',
    wavre: 'Wavre',
    'la-belle-alliance': 'La Belle Alliance',
    campaign: 'The campaign',
  },
  sequence: { chit: 'Chit by chit', pbem: 'Side by side, by mail', multiplayer: 'Several players a side' },
  players: { wings: 'Armies and wings', corps: 'Every corps' },
} as const;
