// What the player of a campaign is asked, what is refused, and how a campaign ends.
export const campaignPrompts = {
  month:
    'Month {month}: {ap, one: # action is left, other: # actions are left}. March on, or act where you stand?',
  event: '{event}. {text}',
  refuse: 'The Abyss holds {region}. Fight, or turn back?',
  hire: 'Do you hire an ally for this battle?',
  kitchen: 'Set up a Field Kitchen against {event}?',
  develop: 'Buy and restore what you need, then leave the camp.',
} as const;

export const campaignRefusals = {
  noPoints: 'That takes {cost} action points and {ap} are left. Choose something else, or end the month.',
  notNext: '{region} is not next to {from}. March to a neighbour.',
  quiet: 'There is nothing to fight in {region}. March on, or do something else here.',
  fewSeals: 'The Breach opens with 2 Seals and you have {seals}. Take another first.',
  tooEarly: 'The Breach cannot be entered before month 6. Prepare until then.',
  noCommander:
    'The Breach is entered with a Commander and an army fit to fight. Restore or buy what is missing first.',
  corrupted: '{region} is corrupted. Free it first.',
  noneBroken: 'No unit is Broken. Use the time for something else.',
  noSeal: 'There is no Seal in {region}. Seals are in Vienna, Brandenburg and Lithuania.',
  sealTaken: 'The Seal of {region} is taken. Go on to another.',
  notOne: 'A purge turns corruption 1 into 0, and {region} has {corruption}.',
  cannotPay: 'That costs {price} DP and {left} are left. Choose something else.',
  keepForGuns:
    'Only {left} DP would be left, and each gun costs {price} in the mud: without guns no army can follow your Commander. Hire nobody, or somebody cheaper.',
  noHolyWater: 'You have no Holy Water. Pay for the purge instead.',
} as const;

export const campaignResults = {
  won: 'The Breach is closed.',
  capital: 'The capital is lost to corruption.',
  late: 'The twelfth month is over, and the Breach still stands open.',
  breach: 'The battle at the Breach is lost.',
} as const;
