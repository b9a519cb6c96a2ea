import { hereAndFar } from './here-and-far.ts';
import type { TableService } from './local-tables.ts';
import { tablesHere } from './tables-here.ts';

/** Every table there is. Screens know nothing else about where a game is kept. */
export const tables: TableService = hereAndFar(
  tablesHere,
  async () => (await import('./online/far.ts')).farTables,
);
