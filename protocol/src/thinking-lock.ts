import type { TableId } from './table.ts';

/** Whoever holds this lock thinks for the table's machines, or keeps them from thinking yet. */
export const thinkingLock = (id: TableId): string => `grognard-ai-${id}`;
