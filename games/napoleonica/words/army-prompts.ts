// What a player is asked about the army between battles.
export const armyPrompts = {
  muster: 'Buy your first muster, with a Commander in it, then seal it.',
  interval: 'Buy what you need for the next battle, then seal your purchases.',
  field: 'Field your army and give your Commanders what they carry.',
  restore: 'Which Broken units do you restore?',
  restoreFree: 'Which Broken units do you restore? {free, one: # more is, other: # more are} free.',
  improve: 'Give one of the improvement cards to a unit.',
} as const;
