// What a player is asked about the army between battles.
export const armyPrompts = {
  muster: 'Buy your first muster, with a Commander in it.',
  interval: 'Buy what you need for the next battle, then confirm.',
  field: 'Field your army and give your Commanders what they carry.',
  restore: 'Restore Broken units, or be done.',
  restoreFree: 'Choose Broken units to restore, {free} more at most, or be done.',
  improve: 'Give one of the improvement cards to a unit.',
} as const;
