// What whoever runs a server may ask and do, with the token of its settings.
import type { Result } from '@grognard/kernel';
import type { PersonId, Said } from './hall-people.ts';
import type { Sanction } from './hall-vocabulary.ts';
import { acts, reads, type Service } from './message.ts';
import type { TableId } from './table.ts';

export interface LaidOn {
  readonly kind: Sanction;
  readonly reason: string;
  /** Null: until it is lifted. */
  readonly until: number | null;
}

export interface Report {
  readonly report: string;
  readonly table: TableId;
  readonly by: string;
  readonly person: PersonId;
  readonly name: string;
  readonly text: string;
  readonly at: number;
  /** What was done about it; null while it waits. */
  readonly settled: string | null;
  readonly sanctions: readonly LaidOn[];
}

/** How much there is, never of whom; the last two in bytes. */
export const NUMBERS = [
  'lines_open',
  'tables',
  'entries',
  'people',
  'results',
  'tournaments',
  'reports_waiting',
  'mail_given_up',
  'due',
  'memory_bytes',
  'heap_bytes',
] as const;
export type Numbers = { readonly [name in (typeof NUMBERS)[number]]: number };

export const OPERATOR = {
  numbers: reads<Result<Numbers>>()({}),
  /** Those that wait first, then the latest. */
  reports: reads<Result<readonly Report[]>>()({}),
  /** What was said at a table, and around it. */
  talk: reads<Result<readonly Said[]>>()({ table: 'name' }),
  layOn: acts<Result<null>>()({ person: 'name', kind: 'sanction', reason: 'line', until: 'until' }),
  lift: acts<Result<null>>()({ person: 'name', kind: 'sanction' }),
  /** Ends a battle without a winner; it counts for nobody's rating. */
  closeTable: acts<Result<null>>()({ table: 'name' }),
  settleReport: acts<Result<null>>()({ report: 'name', text: 'line' }),
};

export type Operator = Service<typeof OPERATOR>;
