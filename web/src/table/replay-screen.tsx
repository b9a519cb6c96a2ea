import { useEffect } from 'preact/hooks';
import { TableWait } from './table-screen.tsx';
import { TableView } from './table-view.tsx';
import { useTable } from './use-table.ts';

/** A past moment of a game; `n` null means the first. */
export function ReplayScreen({ id, n }: { readonly id: string; readonly n: number | null }) {
  const opening = useTable(id);
  const session = opening.is === 'open' ? opening.session : null;
  const isSeated = session !== null && session.viewer.value !== null;
  useEffect(() => {
    if (session !== null && isSeated) void session.lookBack(n ?? 0);
  }, [session, isSeated, n]);
  return opening.is === 'open' ? <TableView session={opening.session} /> : <TableWait opening={opening} />;
}
