// A rule of each title is mended while battles are going on in the store of the browser: see e2e/indexed-db.test.ts.
import { type Found, mendedWhileOpen } from '@grognard/table/test/mended-battles.ts';
import { mendedTitles, twoBuildsOf } from '@grognard/table/test/mended-titles.ts';
import { indexedDbStore } from '../../src/host/indexed-db-store.ts';

export const titles = mendedTitles;

export const mendedHere = async (game: string): Promise<Found> =>
  mendedWhileOpen(game, await twoBuildsOf(game), indexedDbStore(`mended-${game}`), {
    battles: 1,
    decisions: 200,
  });
