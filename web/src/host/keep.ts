import type { InputError } from '@grognard/kernel';
import type { Clock } from './clock.ts';
import type { OpenTable } from './shelf.ts';
import type { Store } from './store.ts';
import { summaryOf } from './summary.ts';

const elsewhere: InputError = {
  code: 'stale',
  path: 'n',
  message:
    'This game has moved on in another tab or window. It is shown as it stands now; look, and choose again.',
};

const notSaved = (error: unknown): InputError => ({
  code: 'not-saved',
  path: '',
  message: `The action could not be stored on this device (${error instanceof Error ? error.message : String(error)}), so it was not played. Free some space or allow this page to store data, then try again.`,
});

/** Writes the entries after `from` to disk. On failure the table in memory is ahead of the disk and must be forgotten. */
export async function keep(
  table: OpenTable,
  from: number,
  store: Store,
  clock: Clock,
): Promise<InputError | null> {
  const record = { ...table.record, updated: clock(), summary: summaryOf(table.match) };
  try {
    if ((await store.append(record, table.match.journal.slice(from))) === 'taken') return elsewhere;
    table.record = record;
    return null;
  } catch (error) {
    return notSaved(error);
  }
}
