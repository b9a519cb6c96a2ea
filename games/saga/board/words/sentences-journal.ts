// What the journal says: what happened, then what it changed. Units are nouns that know their number.

export const tests = {
  fire: '*{unit}* {unit, one: fires, other: fire} at {against}.',
  melee: '*{unit}* {unit, one: fights, other: fight} {against}.',
  evade: '*{unit}* {unit, one: tries, other: try} to evade.',
  outflank: '*{unit}* {unit, one: tries, other: try} to get round the flank.',
  casualties: '*{unit}* {unit, one: tests its, other: test their} Morale after the casualties.',
  regroup: '*{unit}* {unit, one: tries, other: try} to regroup.',
  rally: '*{unit}* {unit, one: tries, other: try} to rally.',
  disengage: '*{unit}* {unit, one: tries, other: try} to disengage.',
  counterCharge: '*{unit}* {unit, one: tries, other: try} to counter-charge.',
  recover: '*{unit}* {unit, one: tries to get its, other: try to get their} marker back.',
  disarray: '*{unit}* {unit, one: tries, other: try} to recover from Disarray.',
  formation: '*{unit}* {unit, one: tries to give up its, other: try to give up their} Formation.',
  card: '*{unit}* {unit, one: tests its, other: test their} Morale.',
  noRoll: 'No roll needed: {verdict}.',
  onlyVerdict: 'Result: {verdict}.',
  needs: 'needs {need} or more',
  note: '(needed {need}): {verdict}',
} as const;

export const combat = {
  hitsReduced: '*{unit}* {unit, one: is, other: are} spared {by, one: # hit, other: # hits}.',
  supportGiven: '*{by}* {by, one: takes, other: take} a casualty for {unit}.',
  casualties:
    '*{unit}* {unit, one: takes, other: take} {count, one: # casualty, other: # casualties}: {cas} in all.',
  recovers: '*{unit}* {unit, one: removes, other: remove} a casualty: {cas} left.',
  failsOnPurpose: '*{unit}* {unit, one: fails, other: fail} the Morale test on purpose.',
  steadfast:
    '*{unit}* {unit, one: is, other: are} Steadfast and {unit, one: skips, other: skip} the Morale test.',
  destroyed: '*{unit}* of {side} {unit, one: is, other: are} destroyed: {vp} VP for the enemy.',
  retreats: '*{unit}* {unit, one: retreats, other: retreat}.',
  retreatBlocked: '*{unit}* cannot retreat, the slot is full: 1 more casualty.',
  engages: '*{unit}* {unit, one: engages, other: engage} {target}.',
  meleeEnds: 'The Melee between {one} and {other} ends.',
  wins: '*{unit}* {unit, one: wins, other: win} the Melee.',
  evades: '*{unit}* {unit, one: evades, other: evade} {from}.',
  charges: '*{unit}* {unit, one: charges, other: charge}: +1 Melee this turn.',
  counterCharges: '*{unit}* {unit, one: counter-charges, other: counter-charge}: +1 Melee this turn.',
  disarrayed: '*{unit}* {unit, one: falls, other: fall} into Disarray.',
  inOrder: '*{unit}* {unit, one: is, other: are} no longer in Disarray.',
  forms: '*{unit}* {unit, one: forms, other: form} {formation}.',
  leaves: '*{unit}* {unit, one: gives, other: give} up {formation}.',
} as const;

/** What a unit is going to do. */
export const declared = {
  fire: '*{unit}* will fire at {target}.',
  engage: '*{unit}* will engage {target}.',
  continue: '*{unit}* {unit, one: fights, other: fight} another round of Melee.',
  disengage: '*{unit}* will try to disengage.',
  capture: '*{unit}* will take the Terrain in front.',
  return: '*{unit}* {unit, one: goes, other: go} back to {unit, one: its, other: their} own Reserve.',
  hold: '*{unit}* {unit, one: stands, other: stand} still.',
  moves: '*{unit}* {unit, one: moves, other: move} to {where}.',
  swaps: '*{unit}* {unit, one: changes, other: change} places with {partner}.',
  movesAndCharges: '*{unit}* {unit, one: moves, other: move} to {where} to charge {target}.',
  swapsAndCharges: '*{unit}* {unit, one: changes, other: change} places with {partner} to charge {target}.',
  movesAndEngages: '*{unit}* {unit, one: moves, other: move} to {where} to engage {target}.',
  swapsAndEngages: '*{unit}* {unit, one: changes, other: change} places with {partner} to engage {target}.',
  movesThenFires:
    '*{unit}* {unit, one: moves, other: move} to {where}, then {unit, one: fires, other: fire} at {target}.',
  swapsThenFires:
    '*{unit}* {unit, one: changes, other: change} places with {partner}, then {unit, one: fires, other: fire} at {target}.',
  firesThenMoves:
    '*{unit}* {unit, one: fires, other: fire} at {target}, then {unit, one: moves, other: move} to {where}.',
  firesThenSwaps:
    '*{unit}* {unit, one: fires, other: fire} at {target}, then {unit, one: changes, other: change} places with {partner}.',
  twoSteps: '{first} and on to {second}',
} as const;

export const moves = {
  activates: '*{side}* activates {unit}.',
  markerForfeited: '*{side}* gives up an Activation marker.',
  markerRecovered: '*{side}* takes the marker back from {unit}.',
  markerSpent: '*{side}* spends a marker on {unit}.',
  markersGained: '*{side}* gains {count, one: # Activation marker, other: # Activation markers}.',
  moved: '*{unit}* {unit, one: moves, other: move} to {where}.',
  dismounts: '*{unit}* {unit, one: dismounts, other: dismount}.',
  mounts: '*{unit}* {unit, one: mounts, other: mount}.',
  revealed: '*{unit}* {unit, one: is, other: are} turned face-up.',
  outflanksWest: '*{unit}* {unit, one: sets, other: set} out to outflank in the west.',
  outflanksEast: '*{unit}* {unit, one: sets, other: set} out to outflank in the east.',
  arrives: '*{unit}* {unit, one: arrives, other: arrive} at the flank of the enemy Reserve.',
  rallies: '*{unit}* {unit, one: rallies, other: rally}.',
  enters: '*{unit}* {unit, one: goes, other: go} to {where}.',
  drawsUnit: '*{side}* draws a unit.',
  drawsKnown: '*{side}* draws {unit}.',
  rearranges: '*{side}* rearranges the Reserve.',
  backToDeck: '*{unit}* {unit, one: goes, other: go} back under the Army deck.',
  givenUp: '*{unit}* {unit, one: is, other: are} sent away hurt: 1 VP for the enemy.',
  laysTerrain: '*{side}* lays {card} in {where}.',
  replacesTerrain: '*{side}* lays {card} in {where}, in place of {replaced}.',
  terrainGone: '{card} in {where} is discarded.',
  terrainTaken: '*{unit}* {unit, one: takes, other: take} {card} from {where}.',
} as const;

export const cards = {
  plays: '*{side}* plays *{card}*.',
  playsOn: '*{side}* plays *{card}* on {unit}.',
  attached: '*{card}* stays with {unit}.',
  discards: '*{side}* discards {card}.',
  draws: '*{side}* draws {count, one: # card, other: # cards}.',
  drawsKnown: '*{side}* draws {cards}.',
  putsUnder: '*{side}* puts a card under the deck.',
  putsKnownUnder: '*{side}* puts {card} under the deck.',
  reshuffles: '*{side}* shuffles the discard pile into a new deck.',
  scouts: '*{side}* looks at the enemy’s Reserve.',
  bluffBack: '*{side}* takes the Bluff back.',
  rerolls: '*{side}* re-rolls: {from} becomes {to}.',
  trophy: '*{side}* takes {card}: 1 VP.',
} as const;

export const turn = {
  mustered: 'Both armies draw 12 units to deploy.',
  deployed: 'Both armies are deployed. Both lines are face-up, the Reserves stay hidden.',
  objectivesOpened: '*{blue}* shows {ofBlue}, *{red}* shows {ofRed}.',
  initiative: '*{blue}* commits {ofBlue} (initiative {blueValue}), *{red}* {ofRed} (initiative {redValue}).',
  first: '*{side}* goes first.',
  firstByDie: '*{side}* goes first: a tie, and a {die} on the die.',
  scores: '*{side}* scores {objective}: 1 VP.',
  scored: 'After turn {turn}: {blue} *{blueVp}* VP, {red} *{redVp}* VP.',
  phase: '{phase}, turn {turn}',
  over: 'The battle is over',
} as const;

export const units = {
  unknown: 'the unit',
  hidden: 'a hidden unit of {side}',
  hiddenAt: 'a hidden unit of {side} ({where})',
  knownAt: '{unit} ({where})',
  noHit: 'no hit',
  hits: '{count, one: # hit, other: # hits}',
  succeeds: 'passed',
  fails: 'failed',
} as const;
