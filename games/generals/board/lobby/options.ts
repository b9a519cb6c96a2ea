import type { Options } from '../../options.ts';

/** GEN-5.6 is the even start, so it is the one a first battle gets. */
export const DEFAULT_OPTIONS: Options = {
  setup: 'dennewitz',
  army: null,
  side: 'A',
  turned: false,
  objectives: 'standard',
  orderDie: false,
  couriers: false,
  morale: false,
  terrain: 'off',
  handicap: { white: 0, black: 0 },
};

/** Puts right whatever a change has made impossible. */
export const settle = (options: Options): Options => ({
  ...options,
  army: options.setup === 'custom' ? options.army : null,
  turned: options.terrain === 'B' && options.turned,
  side: options.objectives === 'standard' ? 'A' : 'B',
});
