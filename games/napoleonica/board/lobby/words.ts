export const lobbyWords = {
  scenario: 'What the battle is about.',
  seatA: 'fights from the south unless the die decides',
  seatB: 'fights from the north unless the die decides',
  length: 'about {minutes} minutes, {rounds, one: # round, other: # rounds} at most',
  ownMap: 'Its own map',
  mapSay: 'Where the battle is fought.',
  armyOf: 'Army of {player}',
  armySay: 'The best recommended army of a faction within the limit, or one chosen at the table.',
  atTheTable: 'Chosen at the table',
} as const;

export const battleText = {
  SC1: 'A plain field and two small armies: the first battle.',
  SC2: 'Three bridges over a river: whoever holds more of them scores.',
  SC3: 'The south storms a line of redoubts.',
  SC4: 'Commanders are worth double, and so is the village.',
  SC5: 'Seal the Rifts before the Abyss pours out of them.',
  SC6: 'The south breaks through the pass and leaves the field.',
  SC7: 'Great armies in snow and storm.',
  SC8: 'The last battle before the gate of the Abyss.',
} as const;

export const modeWords = {
  tournament: 'Tournament',
  tournamentSay: 'A series of battles with one army that grows, and a decisive battle at the end.',
  tournamentName: 'Tournament, {count, one: # battle, other: # battles} and the decisive one',
  tournamentLength: 'about {hours} hours in all; stop after any battle',
  campaign: 'Solo campaign',
  campaignSay: 'You against the Abyss: twelve months on a map of Europe, its land slowly corrupted.',
  campaignName: 'Campaign of {faction}, {difficulty}',
  campaignLength: 'about 6 hours in all; stop after any month',
} as const;
