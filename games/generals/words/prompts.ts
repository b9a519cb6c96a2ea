/** What a side is asked. */
export const prompts = {
  placeArmy: 'Place your army: 6 units in each home sector, 12 in reserve.',
  writeOrders: 'Write your orders, then lock them.',
  fast: 'Fast movement: which Cavalry acts now?',
  combined: 'Combined arms: which units move or attack now?',
  noncombat: 'Non-combat moves: which units move now?',
  bombard: 'Bombardment: which batteries fire, and how far?',
  react: 'You are attacked. Who forms square or countercharges?',
  lineUp: 'Before the fire: line up your units.',
  lineUpOrRetreat: 'Before the fire: line up your units, or retreat Cavalry.',
  retreat: 'Before the fire: retreat any Cavalry?',
  lineUpAgain: 'Before the melee: line up your units again.',
  lineUpOrShelter: 'Before the melee: line up your units again, or send 1 Infantry into the building.',
  shelter: 'Before the melee: send 1 Infantry into the building?',
  ranged:
    '{count, one: # of your units faces, other: # of your units face} no standing enemy. Choose whom {count, one: it fires, other: they fire} at.',
  melee:
    '{count, one: # of your units faces, other: # of your units face} no standing enemy. Choose whom {count, one: it attacks, other: they attack}.',
  reroll: 'You may re-roll {count, one: # die, other: # dice} at {sectors}. Which one?',
  withdraw: 'Before the melee: withdraw anybody?',
  moveInFast: 'The way into {sectors} is clear. Choose who moves in; the others are spent.',
  moveIn: 'The way into {sectors} is clear. Choose who moves in.',
  roads: 'Up to 2 units that moved can go 1 sector further by road. Which?',
  rally: 'Each saved order rallies 1 unit. Which?',
} as const;
