import { useEffect, useState } from 'preact/hooks';
import type { Craft, Named } from './craft.ts';
import { isOnShelf, readShelf, type Shelf } from './shelf.ts';

interface OnShelf<W extends Named> {
  readonly shelf: Shelf<W>;
  /** Looks again, after this page has changed something. */
  look(): void;
}

/** What the player has saved, also when another tab changes it. */
export function useShelf<W extends Named, L>(craft: Craft<W, L>): OnShelf<W> {
  const [shelf, setShelf] = useState(() => readShelf(localStorage, craft));
  const look = (): void => setShelf(readShelf(localStorage, craft));
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent): void => {
      if (isOnShelf(key, craft)) look();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);
  return { shelf, look };
}
