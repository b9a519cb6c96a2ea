/** NAP-RDK.1: what a Reinforcement card does, as it is read before it is taken. A point moves 1 lost model 1 line down. */
export const reinforcementTexts: { readonly [card: string]: string } = {
  RC01: '2 points for any lost models.',
  RC02: '3 points for any lost models.',
  RC03: '4 points for lost Infantry.',
  RC04: '4 points for lost Cavalry.',
  RC05: '4 points for lost Artillery, Commanders and Monsters.',
  RC06: 'Draw 1 random Order.',
  RC07: 'Take 1 green, blue or red Order of your choice.',
  RC08: 'Up to 3 of your units in a Commander’s Aura lose 1 Fatigue each.',
  RC09: '1 of your units loses all its Fatigue.',
  RC10: '1 point for any lost model. 1 of your units loses 1 Fatigue.',
  RC11: '1 point for any lost model. Draw 1 random Order.',
  RC12: 'Draw 2 random Orders.',
};

/** NAP-EDK.2 to NAP-EDK.4: what a side of an Escalation card does beside Orders and cards. */
export const escalationTexts = {
  lull: 'Each player takes 1 Fatigue off up to 2 own units.',
  heroism: 'The Leader draws 1 Order more.',
  fog: 'No attack reaches farther than 3 hexes this round.',
} as const;
