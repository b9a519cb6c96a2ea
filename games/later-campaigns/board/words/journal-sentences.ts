// What the journal says, one line per event: what happened, then what it changed.
export const turnWords = {
  turn: 'Turn {turn}, {day} June, {clock}',
  due: '{side}: {units} may come on *{hex}*.',
  dueLater: '{units} rolled {roll}, needed 6: not this turn.',
  coordinated: '{leader} rolled {roll}: 2 formations of {side} will act together.',
  coordinatedNot: '{leader} rolled {roll}: no Coordinated Action for {side}.',
  initial: '{leader} rolled {roll} for the first Stage, {total} with the rating.',
  pair: '{side} will act with {chits} together.',
  first: '{side} choose who acts first: *{chits}*.',
  drawn: '{side}: the chit of *{chits}* is drawn.',
  sideOrder: '{side} have the initiative: French {french}, Allies {allied}.',
  sideStage: '{side} act.',
  reserveStage: '{side}: units on Reserve may move.',
  recovered: '{units, one: # unit recovers, other: # units recover}: {names}.',
  recoveryTest: '{unit}: rolled {roll}, recovers on {morale} or less.',
  unsupplied: '{unit}: out of supply.',
  rallied: 'Back at *{hex}*: {unit}.',
  ralliedByRoll: 'Rally: rolled {roll}. Back at *{hex}*: {unit}.',
  rallyFailed: 'Rally: rolled {roll}. Lost for good: {units}.',
  morale: '(needed {morale} or less)',
  needed: '(needed {needed})',
} as const;

export const orderWords = {
  sent: '{leader} writes to *{body}*: {order}. There in turn {turn}.',
  sentNow: '{leader} orders *{body}*: {order}. There at once.',
  obeyed: 'The order reaches *{body}*: rolled {roll} in column {column}, obeyed at once.',
  oneTurn: 'The order reaches *{body}*: rolled {roll} in column {column}, obeyed next turn.',
  doubt:
    'The order reaches *{body}*: rolled {roll} in column {column}. It waits for a {needed} or more on 1 die.',
  ignored: 'The order reaches *{body}*: rolled {roll} in column {column}, set aside.',
  delivered: 'A courier of {leader} reaches *{body}*: {order}.',
  dawn: 'The order reaches *{body}* at night and waits for first light.',
  waitOver: '*{body}* rolled {roll}, needed {needed} or more: the order is obeyed.',
  waitGoesOn: '*{body}* rolled {roll}, needed {needed} or more: the order still waits.',
  inForce: '*{body}* is now on {order}.',
  leg: '*{body}* goes on to the next part of its order: {order}.',
  succeeded: '*{body}* has done what was ordered.',
  blocked: '{unit}: the enemy blocks the March.',
  confident: '*{body}* stays confident: rolled {roll}, needed {value} or less.',
  shaken: '*{body}* loses confidence: rolled {roll}, needed {value} or less. Its order fails.',
  acts: '*{body}* rolled {roll}: its leader acts without orders.',
  nothing: '*{body}* rolled {roll}: its leader decides nothing.',
  misread: '*{body}* rolled {roll}: a Bad Move.',
  badMove: 'Bad Move: the enemy writes the next order of *{body}*.',
  assigned: '*{body}* is put under {leader}.',
  failed: 'The order of *{body}* fails.',
  unseen: 'The march of *{body}* stays hidden: rolled {roll}.',
  discovered: 'The march of *{body}* is discovered: rolled {roll}.',
  revealed: '*{body}* is revealed at {hex}.',
  decoys: 'Nobody was there any more: {units}.',
} as const;

export const moveWords = {
  moved: '{side}: {units} {from} → *{to}*.',
  retreated: 'Retreat {from} → *{to}*: {units}.',
  charged: 'Ride {from} → *{to}*: {units}.',
  advanced: 'Advance into *{to}*: {units}.',
  returned: 'Back to *{to}*: {units}.',
  entered: 'Arrived *{hex}*: {units}.',
  leftMap: 'Off the map at {hex}: {unit}.',
  disrupted: '{units, one: # unit is disrupted, other: # units are disrupted}: {names}.',
  stepLost: '{side} lose {count, one: # step, other: # steps}: {unit}.',
  eliminated: '{side} lose *{unit}* at {hex}. It can be rallied.',
  destroyed: '{side} lose *{unit}* at {hex} for good: it was out of supply.',
  leader: '{leader} {from} → *{to}*.',
  leaderEntered: '{leader} arrives at *{hex}*.',
  leaderDisplaced: '{leader} flees {from} → *{to}*.',
  leaderUnhurt: '{leader} was in the fire: rolled {roll}, unhurt.',
  leaderHit: '{leader} was in the fire: rolled {roll}, a casualty.',
  leaderLost: '*{leader}* is lost. A new commander takes over next turn.',
  leaderReplaced: 'A new commander takes over for {leader} at *{hex}*, rated 1.',
  hqMoved: '{hq} {from} → *{to}*.',
  hqDestroyed: '*{hq}* is overrun at {hex}.',
  hqReturned: '{hq} is set up again at *{hex}*.',
} as const;

export const fightWords = {
  assaultFire:
    'Assault on {hex}: {side} fire with strength {strength}, rolled {roll}: *{hits, one: # hit, other: # hits}*.',
  chargeFire:
    'Charge at {hex}: {side} fight with strength {strength}, rolled {roll}: *{hits, one: # hit, other: # hits}*.',
  bombardment:
    '{side} bombard {hex} with strength {strength}, rolled {roll}: *{hits, one: # hit, other: # hits}*.',
  enfilade:
    '{side} bombard {hex} along their line or squares (+50%) with strength {strength}, rolled {roll}: *{hits, one: # hit, other: # hits}*.',
  assaultDice: 'Assault on {hex}: {side} roll {dice}: *{hits, one: # hit, other: # hits}*.',
  chargeDice: 'Charge at {hex}: {side} roll {dice}: *{hits, one: # hit, other: # hits}*.',
  bombardmentDice: '{side} bombard {hex} and roll {dice}: *{hits, one: # hit, other: # hits}*.',
  charge: '{side} charge *{hex}* with {units}.',
  square: 'Infantry at {hex} forms square: rolled {roll}, needed {morale} or less.',
  noSquare: 'Infantry at {hex} does not form square: rolled {roll}, needed {morale} or less.',
  chargeWon: '{side} win the charge at *{hex}*.',
  chargeLost: '{side} lose the charge at *{hex}* and ride back.',
  held: '{unit}: held back, rolled {roll}, needed {rating} or less.',
  unheld: '{unit}: not held, rolled {roll}, needed {rating} or less. A pursuit follows.',
  reaction: '{units} will charge whoever comes to *{hex}*.',
  reacts: '{unit}: reaction, rolled {roll}, needed {morale} or less.',
  reactsNot: '{unit}: no reaction, rolled {roll}, needed {morale} or less.',
  reactionFailed: 'Nobody charges at {hex}.',
  assaults: '{side} will assault {targets}.',
  assault: '{side} assault *{hex}*: {attackers} against {defenders}.',
  assaultEmpty: '{side} assault *{hex}*. Nobody is there.',
  stands: '{side} stand: {units}, rolled {roll}, needed {morale} or less.',
  breaks: '{side} give way: {units}, rolled {roll}, needed {morale} or less.',
  inOrder: 'Retreat in order, rolled {roll}: {units}.',
  inDisorder: 'Retreat, rolled {roll}: {units}. Disrupted: {disrupted}.',
  guard: '*The Guard retreats.* French morale falls.',
} as const;

export const endWords = {
  demoralized: '*{army}* is demoralized.',
  disintegrated: '*{army}* falls apart.',
  resigned: '{side} resign.',
} as const;

export const listWords = {
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

/** What changes the strength of a unit, beside the dice and in the odds. */
export const strengthReasons = {
  cavalryInAssault: 'cavalry in an assault',
  disrupted: 'disrupted',
  enfilade: 'fires along their line',
  gunsInDefence: 'guns in defence',
  silencedByFacing: 'guns face the other way',
  longRange: 'at long range',
  stackedTarget: 'a dense target',
  flankCharge: 'charges the flank',
  backhand: 'charges back',
  square: 'against a square',
  halfAgainstCharge: 'against a charge',
  silencedByFlank: 'caught in the flank',
  justRetreated: 'in flight',
  terrain: 'ground',
  outOfWoods: 'fires out of woods',
  outOfLine: 'not in line',
  opportunity: 'a hasty shot',
  extended: 'in extended line',
} as const;

export const sumWords = {
  part: '{unit} {strength}',
  changedPart: '{unit} {strength}: {why}',
  factor: '{reason} × {by}/{over} ({rule})',
  row: 'with strength {strength}',
} as const;
