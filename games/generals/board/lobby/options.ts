import type { Json } from '@grognard/kernel';
import type { Options, Side } from '../../vocabulary.ts';

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

const HANDICAP: { readonly [key: string]: Side } = { 'handicap.white': 'white', 'handicap.black': 'black' };

export function optionValue(options: Options, key: string): Json {
  const side = HANDICAP[key];
  if (side !== undefined) return String(options.handicap[side]);
  return Object.entries(options).find(([name]) => name === key)?.[1] ?? null;
}

/** The options after a change, with whatever the change makes impossible put right. */
export function changed(options: Options, key: string, value: Json): Options {
  const side = HANDICAP[key];
  // The screen offers only keys and values from the list of fields.
  const next = {
    ...options,
    ...(side === undefined ? { [key]: value } : { handicap: { ...options.handicap, [side]: Number(value) } }),
  } as Options;
  return {
    ...next,
    army: next.setup === 'custom' ? next.army : null,
    turned: next.terrain === 'B' && next.turned,
    side: next.objectives === 'standard' ? 'A' : 'B',
  };
}

export function isShown({ setup, terrain, handicap }: Options, key: string): boolean {
  if (key === 'army') return setup === 'custom';
  if (key in HANDICAP) return terrain !== 'off' || handicap.white + handicap.black > 0;
  return key === 'turned' ? terrain === 'B' : true;
}
