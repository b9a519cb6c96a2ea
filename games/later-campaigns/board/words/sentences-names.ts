// What units, formations, places, sides and turns are called.
export const nameWords = {
  turn: 'Turn {turn}, {day} June, {clock}',
  several: '{count} units of {body}',
  division: '{division} of {corps}',
  party: '{units} of {corps}',
  frenchBody: 'French {body}',
  angloAlliedBody: 'Anglo-Allied {body}',
  prussianBody: 'Prussian {body}',
  placed: '{place} ({hex})',
  at: 'at {hex}',
  near: 'near {place} ({hex})',
  hexNear: '{hex} near {place}',
  bearing: '{bearing} ({hex})',
  placeAtBearing: '{hex} in {bearing}',
  ownHex: 'its own hex ({hex})',
  nowhere: 'off the map',
  someUnit: 'a unit',
  someBody: 'a formation',
  someLeader: 'a commander',
  someHq: 'a headquarters',
  someArmy: 'an army',
} as const;

export const bearingNames = {
  N: 'the north',
  NE: 'the north-east',
  E: 'the east',
  SE: 'the south-east',
  S: 'the south',
  SW: 'the south-west',
  W: 'the west',
  NW: 'the north-west',
} as const;

/** Inside a sentence. */
export const SIDES_IN_WORDS = { french: 'the French', allied: 'the Allies' } as const;
