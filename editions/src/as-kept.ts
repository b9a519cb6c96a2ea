import type { AnyGame } from '@grognard/kernel';
import type { KeptEdition } from './list.ts';

/** What the file of an edition exports. */
export interface Loaded {
  readonly module: AnyGame;
}

/** The rules as a host knows them: a file cannot hold its own digest. */
export const asKept = ({ module }: Loaded, { number, digest }: KeptEdition): AnyGame => ({
  ...module,
  edition: { number, digest },
});
