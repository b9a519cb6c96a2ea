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
  nowhere: 'off the map',
  someUnit: 'a unit',
  someBody: 'a formation',
  someLeader: 'a commander',
  someHq: 'a headquarters',
  someArmy: 'an army',
} as const;

/** Inside a sentence. */
export const SIDES_IN_WORDS = { french: 'the French', allied: 'the Allies' } as const;
