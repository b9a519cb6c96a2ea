import type { TableState } from '@grognard/protocol';

type Seams = NonNullable<TableState['seams']>;

/** Those taken after one moment and before another: a seam lies behind the last moment that was played by older rules. */
export const seamsBetween = (seams: Seams, after: number, before: number): Seams =>
  seams.filter(({ n }) => n >= after && n < before);
