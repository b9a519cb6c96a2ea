import { hereAndFar } from './here-and-far.ts';
import { localTables, type TableService } from './local-tables.ts';

/** Every table there is. Screens know nothing else about where a game is kept. */
export const tables: TableService = hereAndFar(
  localTables(),
  async () => (await import('./online/far.ts')).farTables,
);
