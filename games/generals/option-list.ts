// Section 24: every option as it usually is. Readers are added in options.ts, because a page that only asks needs none.
import type { BySide } from './vocabulary.ts';

export type Handicap = BySide<0 | 1 | 2 | 3>;
const NO_HANDICAP: Handicap = { white: 0, black: 0 };

/** Every option as it usually is. */
export const USUAL = {
  setup: 'marengo',
  army: null,
  side: 'A',
  turned: false,
  objectives: 'standard',
  orderDie: false,
  couriers: false,
  morale: false,
  terrain: 'off',
  handicap: NO_HANDICAP,
} as const;
