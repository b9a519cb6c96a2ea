import type { SavedTable } from '@grognard/protocol';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { tables as service } from '../service.ts';

export interface SavedTables {
  /** Null until they have been read. */
  readonly tables: readonly SavedTable[] | null;
  /** Those of which nothing can be shown. */
  readonly damaged: readonly string[];
  /** Those a newer page has written. */
  readonly newer: readonly string[];
  readonly problem: string | null;
  reload(): void;
}

/** The games on this device, latest first, read again whenever the reader comes back to the page. */
export function useSavedTables(): SavedTables {
  const [tables, setTables] = useState<readonly SavedTable[] | null>(null);
  const [unread, setUnread] = useState<Pick<SavedTables, 'damaged' | 'newer'>>({ damaged: [], newer: [] });
  const [problem, setProblem] = useState<string | null>(null);
  const reload = useCallback(() => {
    service.list().then(
      (found) => {
        if (!found.ok) return setProblem(found.error.message);
        setTables(found.value.tables);
        setUnread(found.value);
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
  const { damaged, newer } = unread;
  return { tables, damaged, newer, problem, reload };
}
