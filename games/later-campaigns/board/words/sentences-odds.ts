// Odds before the dice, and every modifier of them.
export const rollWords = {
  title: 'Dice of this fight',
  fired: '{side}: strength {strength}, rolled {total}: {hits, one: # hit, other: # hits}.',
  held: '{units}: needed {morale} or less, rolled {roll}: stands.',
  broke: '{units}: needed {morale} or less, rolled {roll}: goes back.',
  square: 'Square: needed {morale} or less, rolled {roll}: formed.',
  noSquare: 'Square: needed {morale} or less, rolled {roll}: not formed.',
  ifRetreat:
    'If you retreat, both sides halve their hits: {own, one: # hit, other: # hits} on you, {other, one: # hit, other: # hits} on them.',
  ifStand: 'If you stand, every hit counts. Then whoever lost a step tests morale.',
} as const;

export const oddsWords = {
  assault: { seen: 'Assault on {units} in {hex}', unseen: 'Assault on {hex}' },
  charge: { seen: 'Charge at {units} in {hex}', unseen: 'Charge on {hex}' },
  bombardment: { seen: 'Bombardment of {units} in {hex}', unseen: 'Bombardment of {hex}' },
  strength: 'strength',
  counts: 'counts',
  sum: 'Together, rounded once',
  we: 'You',
  they: 'They',
  weHit: 'Your strength is {row}. Hits on them:',
  theyHit: 'Their strength is {row}. Hits on you:',
  expected: '{expected} expected',
  standWe: 'After a loss you stand on {morale} or less',
  standThey: 'After a loss they stand on {morale} or less',
  retreatWe: 'You go back',
  retreatThey: 'They go back',
  flanked: 'They are flanked.',
  square: 'They form square on {morale} or less',
  inSquare: 'Against a square you have strength {charge}, they have {defence}.',
  disrupts: 'Disrupts them',
  step: 'Costs them a step',
  briefAssault: '{we} hits expected on them, {they} on you. They go back in {theyGo}, you in {weGo}.',
  briefCharge: '{we} hits expected on them, {they} on you.',
  briefFire: '{we} hits expected.',
  unknown: 'More may stand there than can be made out.',
} as const;

export const moraleReasons = {
  stepLoss: 'a step lost',
  demoralizedFormation: 'demoralized',
  withOwnLeader: 'its leader is with it',
  reserve: 'in Reserve',
  gardeBroken: 'the Guard has broken',
  inWoods: 'in woods',
  flanked: 'flanked',
  firedAtByArtillery: 'guns fire at it',
  foughtByGuard: 'against the Guard',
  goodCover: 'in good cover',
  exhausted: 'exhausted',
  nearUndisruptedEnemy: 'enemies are near',
} as const;
