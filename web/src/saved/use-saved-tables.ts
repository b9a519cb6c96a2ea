import type { SavedTable } from '@grognard/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { tables as service } from '../service.ts';

interface Saved {
  /** Null until they have been read. */
  readonly tables: readonly SavedTable[] | null;
  readonly problem: string | null;
  reload(): void;
}

/** The games on this device, latest first, read again whenever the reader comes back to the page. */
export function useSavedTables(): Saved {
  const [tables, setTables] = useState<readonly SavedTable[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const reload = useCallback(() => {
    service.list().then(
      (found) => {
        setTables(found);
        setProblem(null);
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    );
  }, []);
  useEffect(() => {
    reload();
    const comeBack = (): void => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', comeBack);
    return () => document.removeEventListener('visibilitychange', comeBack);
  }, [reload]);
  return { tables, problem, reload };
}
