import { goTo } from '../router.ts';
import { rememberOrigin } from './origins.ts';
import type { TableSession } from './table-session.ts';

/** A new table that begins at the moment shown. */
export async function forkFrom(session: TableSession): Promise<void> {
  const id = await session.fork();
  if (id === null) return;
  rememberOrigin(id, session.id);
  goTo({ screen: 'table', id });
}
