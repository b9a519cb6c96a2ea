/** What stands beside the table drawn in text. */
export const drawn = {
  reserve: 'reserve',
  tray: 'to place',
  box: 'routed box',
  captured: 'captured',
  combat: 'Combat, step {step}:',
  rerolls: '  {side} may re-roll {left, one: # die, other: # dice} at {sector}',
  draft: 'Your draft ({kind}): {text}',
} as const;
