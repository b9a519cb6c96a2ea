import type { TableId } from './table.ts';

/** The channel on which the tabs of one browser hear of each other's tables. */
export const NEWS_CHANNEL = 'grognard-tables';

/** A table has changed: whoever looks at it looks again. What has changed is nobody's business who may not see it. */
export interface TableNews {
  readonly id: TableId;
  /** Why the machine does not play on. */
  readonly trouble?: string;
}
