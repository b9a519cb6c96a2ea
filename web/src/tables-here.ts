import { localTables, type TableService } from './local-tables.ts';

/** The tables on this device. */
export const tablesHere: TableService = localTables();
