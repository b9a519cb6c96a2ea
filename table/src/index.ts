export { atOneDevice, type Identity } from './identity.ts';
export type * from './ports.ts';
export type { Question } from './question.ts';
export { type AnyEntry, isRecord, type TableRecord } from './record.ts';
export type { Damaged, Store, Written } from './store.ts';
export { openTables } from './tables.ts';
