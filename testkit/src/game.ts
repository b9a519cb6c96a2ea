import type { Random } from '@grognard/kernel';

export type { AnyGame, AnyMatch } from '@grognard/kernel';

/** Raw options for one game: what `parseOptions` is given. */
export type OptionsGenerator = (random: Random) => unknown;

export const defaultOptions: OptionsGenerator = () => ({});
