// The panel of an attack.
export const attackWords = {
  at: '{kind} at {hex}',
  planned: 'Planned: {kind}',
  otherDice: 'added',
  expected: 'About {expected} damage of {models, one: # model, other: # models}',
  nothing: 'No damage',
  destroys: 'Destroys the unit',
  critical: 'Crit: {crit}',
  ignores: '{what} ignores {count, one: # hit, other: # hits}',
  caption: 'Before cards, re-rolls and retreats.',
  result: '{damage} damage, {retreats, one: # retreat, other: # retreats}',
  resultIgnoring:
    '{damage} damage, {retreats, one: # retreat, other: # retreats}; {count, one: # hit, other: # hits} ignored',
  pool: '{count, one: # die, other: # dice}',
  mayReroll: 'Press a die with a dashed edge to re-roll it.',
  rerollToHit: 'Re-roll one {die} {face}: damage',
  rerollToMiss: 'Re-roll one {die} {face}: no damage',
  blocked: '{what} at {hex} blocks the sight.',
  outOfRange: 'Too far: {steps} hexes, the attack reaches {range}.',
  laid: '{player}: a card, face down',
  laidCard: '{player}: {card}',
  laidNone: '{player}: no card',
} as const;

/** NAP-ATK.17: the rule that puts a die into the pool, in a word. */
export const dieSources: { readonly [rule: string]: string } = {
  'NAP-ATK.16': 'of the unit',
  'NAP-ADD.2': 'Flanking',
  'NAP-ABL.10': 'Flank',
  'NAP-ABL.5': 'Buckshot',
  'NAP-ABL.22': 'against a Veteran',
  'NAP-ABL.32': 'Impetus',
  'NAP-ABL.35': 'Overcharge',
  'NAP-DEK.4': 'of the Action card',
  'NAP-CRD.3': 'of the card',
  'NAP-CRD.5': 'of the card',
  'NAP-TRN.17': 'of an item',
  'NAP-CRT.5': 'Volley',
};
