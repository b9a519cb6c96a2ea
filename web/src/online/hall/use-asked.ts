import type { InputError, Result } from '@grognard/kernel';
import { useCallback, useEffect, useState } from 'preact/hooks';
import { onNews, onReturn } from '../far.ts';

interface Asked<T> {
  /** Null until it has been told. */
  readonly told: T | null;
  readonly problem: InputError | null;
  settle(reply: Result<T>): void;
}

/** Something read from the server, asked again whenever one's games have changed. */
export function useAsked<T>(ask: () => Promise<Result<T>>, about: string): Asked<T> {
  const [told, setTold] = useState<T | null>(null);
  const [problem, setProblem] = useState<InputError | null>(null);
  const settle = useCallback((reply: Result<T>) => {
    setProblem(reply.ok ? null : reply.error);
    if (reply.ok) setTold(reply.value);
  }, []);
  useEffect(() => {
    const again = (): void => void ask().then(settle);
    again();
    const stops = [onNews(({ is }) => is === 'games' && again()), onReturn(again)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [about]);
  return { told, problem, settle };
}
