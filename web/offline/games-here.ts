// What the service worker reads of the games on this device: by which rules they are played. It changes nothing, and must not
// begin a database that is not there: the page would find it empty.

export interface GameHere {
  readonly game: string;
  readonly isOver: boolean;
  /** In the order in which they were played; null: nobody has said yet. */
  readonly editions: readonly (EditionHere | null)[];
}

interface EditionHere {
  readonly number: number;
  readonly digest: string | null;
}

type Fields = { readonly [name: string]: unknown };
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function editionIn(era: unknown): EditionHere | null {
  const edition = isFields(era) ? era['edition'] : null;
  if (!isFields(edition)) return null;
  const { number, digest } = edition;
  if (typeof number !== 'number') return null;
  return { number, digest: typeof digest === 'string' ? digest : null };
}

/** Records of any age: those from before editions name none. */
function gameIn(record: unknown): readonly GameHere[] {
  if (!isFields(record) || typeof record['game'] !== 'string') return [];
  const { game, summary, eras } = record;
  const isOver = isFields(summary) && isFields(summary['outcome']);
  return [{ game, isOver, editions: Array.isArray(eras) ? eras.map(editionIn) : [null] }];
}

function opened(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('grognard');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => resolve(null);
  });
}

const allIn = (db: IDBDatabase): Promise<readonly unknown[]> =>
  new Promise((resolve, reject) => {
    const asking = db.transaction('tables').objectStore('tables').getAll();
    asking.onsuccess = () => resolve(asking.result);
    asking.onerror = () => reject(asking.error);
  });

/** None where the browser keeps nothing, or does not say. */
export async function gamesHere(): Promise<readonly GameHere[]> {
  const db = await opened();
  if (db === null) return [];
  try {
    return (await allIn(db)).flatMap(gameIn);
  } catch {
    return [];
  } finally {
    db.close();
  }
}
