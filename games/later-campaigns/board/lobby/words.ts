export const lobbyWords = {
  firstOrders: 'First orders',
  local: 'Leaders may act without orders',
  localSay:
    'You are asked each turn, before orders are sent, whether a leader gives himself one. Off: nobody does.',
  scenario: 'Which battle of June 1815, or all of it.',
  battleName: '{battle}, {sequence}',
  openOrders: '{battle}, open orders',
  asItWas: '{battle} as it was',
  commanders: '{battle}, several commanders',
  length: 'about {hours, one: # hour, other: # hours}, {turns} turns of an hour each',
  french: 'attacks first',
  allied: 'Wellington and Blücher, or one of them',
  commander: 'commands for the {side}',
  handicap: 'Handicap: {points, one: # point, other: # points} for the {side}, measured by games.',
  noHandicap: 'No handicap: too few games were measured.',
  fullOfRules: '{count} optional rules are on. Each one lengthens a turn.',
} as const;

export const scenarioWords = {
  'quatre-bras':
    'Ney attacks a crossroads while the enemy comes up piece by piece. The best battle to begin with.',
  ligny: 'Napoleon against Blücher along a brook with a village on every bend.',
  wavre: 'Grouchy tries the bridges of the Dyle against a rearguard that must only hold.',
  'la-belle-alliance': 'Waterloo: a ridge, three farms, and Prussians on the road.',
  campaign: 'From the French bivouacs to the road to Brussels: four days, three armies, couriers.',
} as const;
