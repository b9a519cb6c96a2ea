import type { Json } from '@grognard/kernel';
import type { Options } from '../options.ts';

// The lobby passes options around as JSON without looking inside. They come from our own defaults or from a table whose
// options have been parsed, so they have this shape.
export const optionsFrom = (options: Json): Options => options as unknown as Options;
export const optionsOut = (options: Options): Json => options as unknown as Json;

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
