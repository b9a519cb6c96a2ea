/** The after-action report. */
export const reportWords = {
  battle: '{blue}, {blueArmy}, against {red}, {redArmy}, {count, one: # turn, other: # turns}',
  period: 'turn',
  axis: 'Turn',
  gains: 'successes',
  nobodyScored: 'Nobody scored.',
  bestTurn: 'Best turn: {side} scored {points} VP in turn {turn}.',
  goal: '{target} VP end it',
  cardsPlayed: 'Cards played',
  cardsAside: 'Blue {blue}, Red {red}; and in which turn',
  opening: 'opening',
  inTurns: 'turn {turns}',
  openingAndTurns: 'opening, turn {turns}',
  lossesOf: 'casualties · units lost; a full bar is the whole arm',
  hurt: 'casualties',
  lost: 'strength of lost units',
  casualties: 'Casualties',
  unitsLost: 'Units lost',
  retreats: 'Retreats',
  rallied: 'Rallied',
  recovered: 'Casualties recovered',
} as const;

/** Whom a player commands. */
export const ARMY_NAME = { FR: 'the French', CO: 'the Coalition', PR: 'the Prussians' } as const;

/** What points were for. */
export const SOURCE_NAME = {
  units: 'Destroyed units',
  sentAway: 'Units sent away hurt',
  trophies: 'Flags and Officers',
  objectives: 'Objectives',
} as const;

/** A roll on which the battle turned. */
export const rollWords = {
  title: 'Turn {turn}, {test} of {side}.',
  evaded: '{sum}, needed {need}: {unit} evaded.',
  notEvaded: '{sum}, needed {need}: {unit} could not evade.',
  outflanked: '{sum}, needed {need}: {unit} came round the flank.',
  notOutflanked: '{sum}, needed {need}: {unit} did not arrive.',
  missed: '{sum}: {unit} missed.',
  hit: '{sum}: {unit} hit.',
  hitTwice: '{sum}: {unit} hit twice.',
  missedTarget: '{sum}: {unit} missed {target}.',
  hitTarget: '{sum}: {unit} hit {target}.',
  hitTargetTwice: '{sum}: {unit} hit {target} twice.',
} as const;

/** What a Morale test was for: what became of the unit when it held, and when it did not. */
export const moraleWords = {
  casualties: {
    held: '{sum}, needed {need}: {unit} stood.',
    failed: '{sum}, needed {need}: {unit} retreated.',
  },
  regroup: {
    held: '{sum}, needed {need}: {unit} regrouped.',
    failed: '{sum}, needed {need}: {unit} did not regroup.',
  },
  rally: {
    held: '{sum}, needed {need}: {unit} rallied.',
    failed: '{sum}, needed {need}: {unit} did not rally.',
  },
  disengage: {
    held: '{sum}, needed {need}: {unit} got away.',
    failed: '{sum}, needed {need}: {unit} stayed in the Melee.',
  },
  counterCharge: {
    held: '{sum}, needed {need}: {unit} counter-charged.',
    failed: '{sum}, needed {need}: {unit} met the charge standing.',
  },
  recover: {
    held: '{sum}, needed {need}: {unit} could act again.',
    failed: '{sum}, needed {need}: {unit} could not act again.',
  },
  disarray: {
    held: '{sum}, needed {need}: {unit} recovered from Disarray.',
    failed: '{sum}, needed {need}: {unit} stayed in Disarray.',
  },
  formation: {
    held: '{sum}, needed {need}: {unit} gave up the formation.',
    failed: '{sum}, needed {need}: {unit} kept the formation.',
  },
  card: {
    held: '{sum}, needed {need}: {unit} passed.',
    failed: '{sum}, needed {need}: {unit} failed.',
  },
} as const;
