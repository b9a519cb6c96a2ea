// Closes the editions that are open: what the sources are now is kept as a file that never changes again. `npm run release`
// does it; by itself: `node scripts/close-editions.ts 2026-11-19`. A title of which none was released gets its first.
import { games } from '@grognard/games/registry';
import { bundled } from './editions/bundle.ts';
import { readChanges, readLists, writeChanges, writeEdition, writeLists } from './editions/kept-files.ts';

export async function closeEditions(day: string, root = process.cwd()): Promise<readonly string[]> {
  const closed: string[] = [];
  for (const { meta } of games) {
    const { id } = meta;
    const lists = readLists();
    const changes = readChanges();
    const { released, isOpen } = lists[id] ?? { released: [], isOpen: true };
    if (!isOpen) continue;
    const number = (released.at(-1)?.number ?? 0) + 1;
    const { code, digest } = await bundled(id, root);
    const { next = [], ...earlier } = changes[id] ?? {};
    writeEdition(id, number, code);
    writeLists({ ...lists, [id]: { released: [...released, { number, day, digest }], isOpen: false } });
    writeChanges({ ...changes, [id]: number === 1 ? earlier : { ...earlier, [number]: next } });
    closed.push(`${id} ${number}`);
  }
  return closed;
}

if (import.meta.main) {
  const [day = ''] = process.argv.slice(2);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error('Name the day of the release: 2026-11-19.');
  for (const edition of await closeEditions(day)) console.log(`Closed: ${edition}`);
}
