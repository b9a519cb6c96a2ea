import type { KeptEdition } from './list.ts';

/** The file of an edition as the page asks for it: its name says what is in it, so that it can be kept for ever. */
export const addressOf = (game: string, { number, digest }: KeptEdition): string =>
  `editions/${game}-${number}-${digest.slice(0, 16)}.js`;
