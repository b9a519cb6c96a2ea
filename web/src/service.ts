import { localTables, type TableService } from './local-tables.ts';

/** The tables on this device. Screens know nothing else about where a game is kept. */
export const tables: TableService = localTables();
