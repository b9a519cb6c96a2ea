// The army builder.
export const armyNouns = { noun: 'army', one: 'an army' } as const;

export const armyWords = {
  title: 'Armies',
  say: 'Build an army within a limit, keep it here, and send it to a friend as text.',
  firstName: 'My French army',
  emptyName: 'My army',
  faction: 'Faction',
  stayBehind:
    '{count, one: # unit does, other: # units do} not serve {faction} and stayed behind. Undo brings them back.',
  limit: 'Limit',
  limitOf: '{limit} DP',
  keptReady: '{points} DP, ready',
  keptDraft: '{points} DP, draft, {rule}',
  nobody: 'Nobody yet',
  units: 'Units of {faction}',
  look: 'Look at {unit}: what it can do, in roster and chart',
  onlyOne: 'There is only one {unit} (NAP-ARM.3).',
  roster: 'Roster',
  points: '{points} of {limit} DP',
  left: '{count} left',
  armPoints: '{arm} {points}',
  empty: 'No unit yet. Add one with its plus.',
  noDetachment: 'no detachment',
  detachment: 'Detachment of {unit}',
  detachmentOf: '{name}, {cost} DP, {left} left',
  remove: 'Dismiss {unit}',
} as const;

/** Whether it may march, and what would help. */
export const marchWords = {
  march: 'May it march?',
  ready: 'It may march.',
  notYet: 'It may not march yet. Mend what is listed first.',
  toMend: '{count, one: # thing, other: # things} to mend',
  play: 'Play with this army',
  save: 'Save army',
  ofOneFaction: 'Units of one faction',
  costLine: 'Cost, at most {limit} DP',
  starLine: '★ units, one for each full 100 DP',
  starsOf: '{stars} of {allowed}',
  commanderLine: 'A Commander, at least one',
  detachmentLine: 'Detachments on their own arm',
  comesTo: '{points} DP, {stars} ★',
  dismiss: 'Dismiss {unit}',
  dismissAll: 'Dismiss all {unit}',
  dismissTwo: 'Dismiss {first} and {second}',
  replace: '{by} for {unit}',
  detach: 'Take off {detachment}',
  attach: '{detachment} for {unit}',
  enlist: 'Add {unit}',
} as const;

/** What a point buys. */
export const threatWords = {
  threat: 'Threat',
  threatOf: 'expected damage',
  threatSay:
    'Dashed is the whole roll, filled what passes Shield, Veteran, Fortitude and ground. Cards, re-rolls, retreats and Fatigue are not counted.',
  target: 'Target',
  targetOf: '{unit}, {count, one: # model, other: # models}',
  targetGround: 'Where the target stands',
  onGround: 'on {terrain}',
  rowTo: '{kind} to {range}',
  bought: 'What 10 DP buy against this target',
  unit: 'Unit',
  damage: 'Damage',
  models: 'Models',
  destroys: 'Destroys it',
  percent: '{percent}%',
} as const;

export const textFaults = {
  noFaction: '“{word}” is no faction. The factions are {factions}.',
  factionMissing: 'It does not say whose army it is. Add a line such as “faction: france”.',
  noUnit: '“{word}” is no unit. Units are written like FR01, or FR01+DT2 with a detachment.',
  noDetachment: '“{word}” is no detachment. They are written like DT2.',
  tooLong: 'An army has at most {most} units. Leave some out.',
} as const;
