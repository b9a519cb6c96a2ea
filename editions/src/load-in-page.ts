// The kept editions beside the built page, fetched for a table that has one, and kept on the device from then on.
import type { AnyGame } from '@grognard/kernel';
import { addressOf } from './address.ts';
import { asKept, type Loaded } from './as-kept.ts';
import type { KeptEdition } from './list.ts';

export async function loadKept(game: string, edition: KeptEdition): Promise<AnyGame> {
  // Scripts of the page lie in a folder beside that of the editions.
  const file: Loaded = await import(/* @vite-ignore */ `../${addressOf(game, edition)}`);
  return asKept(file, edition);
}
