import { useEffect, useState } from 'preact/hooks';
import { isDeckKey, readShelf, type Shelf } from './saved-decks.ts';

interface OnShelf {
  readonly shelf: Shelf;
  /** Looks again, after this page has changed something. */
  look(): void;
}

/** The player's saved decks, also when another tab changes them. */
export function useShelf(): OnShelf {
  const [shelf, setShelf] = useState(() => readShelf(localStorage));
  const look = (): void => setShelf(readShelf(localStorage));
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (isDeckKey(key)) look();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  return { shelf, look };
}
