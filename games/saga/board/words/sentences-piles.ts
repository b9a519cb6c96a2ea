/** Piles and objectives, beside the boards. */
export const pileWords = {
  short:
    'Piles: {draw} to draw, {discarded} discarded, {captured} captured, {army, one: # unit, other: # units} to come. Open all piles.',
  draw: 'Draw',
  discard: 'Discard',
  taken: 'Taken',
  army: 'Army',
  title: 'Piles of both sides',
  close: 'Close',
  objectivesLeft: '*{count}* {count, one: objective is, other: objectives are} left in their deck.',
  withBluff: 'Hand *{hand}* and the Bluff; draw pile *{deck}*; Army deck *{army}*.',
  withoutBluff: 'Hand *{hand}*, the Bluff lies aside; draw pile *{deck}*; Army deck *{army}*.',
  discardPile: 'Discard pile',
  noDiscards: 'Nothing is discarded yet.',
  capturedPile: 'Captured and scored',
  noCaptured: 'Nothing is captured yet.',
  worth: '{card}, {vp} VP',
  vp: '{vp} VP',
} as const;

export const aimWords = {
  title: 'Objectives',
  hiddenObjective: 'Hidden objective',
  hiddenName: 'Hidden',
  ofSide: '{side}: {state}',
  told: '{objective} {state}',
  scored: 'scored',
  hidden: 'hidden',
  later: 'not met yet',
  met: 'met now',
  holds: 'holds now',
  open: 'open, not met',
  notMet: 'not met',
} as const;

/** A card held up to the light. */
export const inspectionWords = {
  title: 'A closer look',
  close: 'Close',
  place: '{slot}',
  placeDown: '{slot}, face-down',
  why: 'Why not {name}?',
  left: '{count, one: # more casualty destroys, other: # more casualties destroy} it',
} as const;
