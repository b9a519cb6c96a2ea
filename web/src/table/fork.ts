import { goTo } from '../router.ts';
import type { TableSession } from './table-session.ts';

/** A new table that begins at the moment shown. */
export async function forkFrom(session: TableSession): Promise<void> {
  const id = await session.fork();
  if (id !== null) goTo({ screen: 'table', id });
}
