// Section 24: what the lobby may choose, in words.
import type { Layout, ObjectivePreset, SetupName } from '../vocabulary.ts';

export const WORDS = {
  setup: { name: 'Setup', say: 'Where both armies stand when the battle begins.', rule: 'GEN-5.3' },
  army: {
    name: 'Armies',
    say: 'Another mix of 30 units than 20 Infantry, 8 Cavalry and 2 Artillery.',
    rule: 'GEN-5.12',
  },
  side: {
    name: 'Side of the map',
    say: 'Side B shows no objectives. On either one the objectives you choose count.',
    rule: 'GEN-5.1',
  },
  turned: {
    name: 'Turn the ground',
    say: 'Layout B by half a turn: the wood starts on Black’s side.',
    rule: 'GEN-20.29',
  },
  objectives: { name: 'Objectives', say: 'What a captured sector is worth.', rule: 'GEN-17.5' },
  orderDie: {
    name: 'Order die',
    say: 'Each round you have 6 orders and as many more as a die shows, instead of 10.',
    rule: 'GEN-18.1',
  },
  couriers: {
    name: 'Couriers',
    say: '1 extra order for your command sector. Orders far from it may be lost on the way.',
    rule: 'GEN-18.3',
  },
  morale: {
    name: 'Army morale',
    say: 'Start with 15 VP and lose them. Each round you have as many orders as VP.',
    rule: 'GEN-19.1',
  },
  terrain: {
    name: 'Terrain',
    say: 'Woods slow, hills help, and the building in b2 can be held or shot to pieces.',
    rule: 'GEN-20.1',
  },
  handicap: {
    name: 'Handicap',
    say: 'Fewer orders each round for one side, to balance an uneven field.',
    rule: 'GEN-20.3',
  },
} as const;

export const SETUP_NAMES: { readonly [setup in SetupName]: string } = {
  marengo: 'Marengo',
  laRothiere: 'La Rothière',
  dennewitz: 'Dennewitz',
  leuthen: 'Leuthen',
  albuera: 'Albuera',
  custom: 'Custom',
};
export const LAYOUT_NAMES: { readonly [layout in Layout]: string } = {
  off: 'Off',
  A: 'A',
  B: 'B',
  Bsym: 'B even',
  Bfull: 'B mirrored',
};
export const OBJECTIVE_NAMES: { readonly [preset in ObjectivePreset]: string } = {
  standard: 'Standard',
  wide: 'Wide',
  raid: 'Raid',
  none: 'None',
};
