/** The guided first battle before the first turn. */
export const settingUp = {
  front: {
    title: 'Put a unit into the front',
    text: 'You have a 1st Line of 5 slots, a 2nd Line of 4 and a Reserve. Press *Infantry* among your 12 units, then a slot of the *1st Line*. The enemy’s line will face it, slot by slot.',
    aside: 'Try a gun there as well: the table tells you why it may not stand in front.',
    learnt: 'Each slot of your 1st Line faces one enemy slot.',
  },
  others: {
    title: 'Deploy the others',
    text: 'Fill both lines: Infantry in front, Cavalry and guns behind. The last 3 units, and every Guard, go into the *Reserve*, face-down. Then deploy them. “Do it for me” places a good battle line.',
    learnt: 'Both lines are full, 3 units are in the Reserve. No guns in front, no Guard in the lines.',
  },
  ground: {
    title: 'Choose your ground',
    text: 'Terrain cards in your hand, if you have any, go under your units. Press the card, then a slot. A *Hill* helps a unit that is engaged. *Woods* and *Buildings* protect it from fire. Then press the button above.',
    learnt: 'Terrain goes under your own units. The enemy may take it by winning a Melee.',
  },
} as const;

/** The first turn, phase by phase. */
export const firstTurn = {
  initiative: {
    title: 'Commit a card for the first move',
    text: 'Each turn both sides commit 1 card, unseen, for its *initiative* number. The higher one moves first. The *Bluff* counts 0 but comes back to your hand.',
    aside: 'A card you commit is not played for its effect as well.',
    learnt: 'Every card is an effect or a number, never both.',
  },
  marker: {
    title: 'Give a unit its marker',
    text: 'You have *3 markers* a turn, and the sides take turns to place one. Press an Infantry unit of your 1st Line with an enemy in front of it.',
    learnt: '3 markers a turn, 1 for each unit. The sides take turns.',
  },
  fire: {
    title: 'Fire',
    text: 'Press the enemy in front and choose *Fire*. Add the unit’s Fire to 1 die: *6 or more* is 1 hit, *9 or more* is 2. The table shows the whole sum.',
    aside: 'It could move, or change places with a neighbour, instead.',
    learnt: 'Die + Fire: 6 hits once, 9 twice.',
  },
  engage: {
    title: 'Start a Melee',
    text: 'Activate another unit and *engage* the enemy in front of it. Both roll and both may lose. They stay in Melee until one gives way. Cavalry may *charge* for +1.',
    aside: 'The second casualty calls for a Morale test. A unit that fails it retreats.',
    learnt: 'In a Melee both sides roll; it lasts until one of them gives way.',
  },
  lastMarker: {
    title: 'Use your last marker',
    text: '*Guns* fire over your own lines from the 2nd Line and the Reserve. Or bring a fresh unit forward: one of the 2nd Line may *change places* with a tired one in front of it.',
    learnt: 'Guns reach 3 rows. A tired unit changes places with a fresh one.',
  },
  discard: {
    title: 'Sort your hand',
    text: 'The fighting is over for this turn. Press each card you cannot use to discard it. You then draw up to *5 cards*.',
    learnt: 'At the end of every turn you fill your hand to 5 cards.',
  },
  reinforce: {
    title: 'Bring up a fresh unit',
    text: 'One unit of your Army deck may come into the *Reserve*, face-down. From there it goes to the 2nd Line, and then to the front.',
    learnt: '1 new unit a turn, into the Reserve.',
  },
} as const;

/** The second turn: what it is all for. */
export const secondTurn = {
  aims: {
    title: 'Know what you fight for',
    text: 'A destroyed unit is worth *2 VP*, a captured Flag or Officer 1, each of your 2 secret *objectives* 1. Read yours, then commit a card for the second turn.',
    learnt: 'Points are destroyed units, trophies and objectives.',
  },
  fightOn: {
    title: 'Fight on',
    text: 'Now you command. Cards you can play right now are lit in your hand. A side with *3 empty slots* in its 1st Line loses. Keep yours closed.',
    learnt: '3 free slots in your 1st Line lose the battle.',
  },
  win: {
    title: 'Win the battle',
    text: 'This short battle ends after a turn in which somebody has *{target} VP*, or after turn {turns}. A destroyed unit is worth 2. Attack units that are hurt, and relieve your own.',
    aside: '“Do it for me” plays the next decisions.',
    learnt: 'Points are counted at the end of a turn.',
  },
} as const;

/** What the coach says of a card window, as far as the basic decks have cards for it. */
export const windowAsides = {
  'W-REF': {
    title: 'A card for hurt units?',
    text: 'Some cards help units with casualties before the ranks are reformed. Press a lit card, or play none.',
  },
  'W-TURN': {
    title: 'A card before the marker?',
    text: 'You may play a card before you place a marker. The *Aide-de-Camp* gives you one more marker. Press a lit card, or play none.',
  },
  'W-DEC': {
    title: 'A card that allows more?',
    text: 'With a lit card this unit can do more: move 2 steps, fire further, form Square. Play it now, or play none.',
  },
  'W-ACT': {
    title: 'Help it with a card',
    text: 'Cards that help this roll are lit in your hand. *Press one*, or go on without: you cannot add one after the roll.',
  },
  'W-HIT': {
    title: 'Your unit is hit',
    text: 'A card may turn one hit away before it becomes a casualty. Press it, or take the hits.',
  },
  'W-MOR': {
    title: 'Will they stand?',
    text: 'A Morale test is about to be rolled. A lit card can still change it. Press it, or let it roll.',
  },
} as const;

/** What the coach says of decisions that no lesson is about. */
export const decisionAsides = {
  outOfReach: {
    title: 'No enemy in reach',
    text: 'This unit has nobody to fire at or to engage from its slot. It can *move*, or *change places* with a neighbour. Press a lit slot or unit. Give your next marker to a unit of the 1st Line.',
  },
  charge: {
    title: 'Charge?',
    text: 'A charge adds *+1* in the Melee this turn. Afterwards the Cavalry is in Disarray: −1 until it recovers.',
  },
  counterCharge: {
    title: 'Counter-charge?',
    text: 'Cavalry that is charged may counter-charge: a Morale test of *7 or more* gives it +1 as well.',
  },
  support: {
    title: 'Take a casualty for them?',
    text: 'A supporting unit behind may take one casualty in place of the unit in front.',
  },
  morale: {
    title: 'Stand, or retreat?',
    text: 'The second casualty calls for a Morale test of *6 or more*, each further one of 7. A unit that fails retreats to the flank. You may choose to fail, to save the unit.',
  },
  retreatSide: {
    title: 'Which way back?',
    text: 'From the middle a unit may retreat to either flank, where it waits until it *rallies*. A Retreat slot holds one unit. A unit that finds no room takes one more casualty.',
  },
  recover: {
    title: 'Your unit has won',
    text: 'After winning a Melee the unit may remove one casualty it brought into it, but never the last.',
  },
  stay: {
    title: 'Stay, or retreat?',
    text: 'A winner does not have to test its Morale. It may still retreat, to save itself.',
  },
  capture: {
    title: 'Take their Terrain',
    text: 'The beaten unit stood on Terrain. Your unit may take it and stand on it.',
  },
  regroup: {
    title: 'Regroup the Reserve',
    text: 'A Reserve unit with 2 or more casualties may try to remove 1: a Morale test of *7 or more*.',
  },
  rally: {
    title: 'Rally your units',
    text: 'Each unit on the flank tries to come back into the Reserve: a Morale test of 6 or more. Choose which one tries first.',
  },
  formation: {
    title: 'Keep the formation?',
    text: 'A Formation stays until you give it up. Line: +1 Fire, −1 Melee. Square: no charge bonus against it, but Fire at it has +1. In the 1st Line it takes a Morale test to give it up.',
  },
  score: {
    title: 'An objective is met',
    text: 'One of your secret objectives is met. Score it now for *1 VP*; it is then shown. If you wait, it may no longer be met.',
  },
  makeRoom: {
    title: 'Make room',
    text: 'The Reserve is full. Send one unit away: without casualties it goes under your Army deck, with casualties it gives the enemy *1 VP*.',
  },
  place: {
    title: 'A place in the Reserve',
    text: 'Press a free slot. For Infantry and Cavalry any slot will do. A gun’s slot decides what it reaches.',
  },
  rearrange: {
    title: 'The guns have arrived',
    text: 'With Artillery in the Reserve you may rearrange it, or keep it as it is.',
  },
  terrain: {
    title: 'Lay Terrain',
    text: 'Every turn you may lay Terrain from your hand under your units. Press a card, then a slot. Or go on with the button above.',
  },
  other: { title: 'One thing more' },
} as const;
