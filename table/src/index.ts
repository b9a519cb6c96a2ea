export { beginAgreed, couldBegin } from './agreed.ts';
export { freshSecret } from './dice-secrets.ts';
export { type House, openHouse } from './house.ts';
export { atOneDevice, type Identity } from './identity.ts';
export type * from './ports.ts';
export type { Question } from './question.ts';
export { type AnyEntry, type DiceSecret, isRecord, type TableRecord } from './record.ts';
export type { Damaged, Store, Written } from './store.ts';
export { openTables, tablesIn } from './tables.ts';
