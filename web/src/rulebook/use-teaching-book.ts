import type { TeachingBook } from '@grognard/desk';
import { useEffect, useState } from 'preact/hooks';
import { bookOf } from '../load-rooms.ts';

/** The rulebook that teaches; null for a title that has none, undefined while it is on its way. */
export function useTeachingBook(game: string): TeachingBook | null | undefined {
  const [book, setBook] = useState<TeachingBook | null | undefined>(undefined);
  useEffect(() => {
    const loading = bookOf(game);
    if (loading === undefined) setBook(null);
    else void loading.then(setBook);
  }, [game]);
  return book;
}
