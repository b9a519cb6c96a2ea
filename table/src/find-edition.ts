// Where nobody has said by which edition a game is played, because it was stored before there were any, it is the newest by which
// it plays again as it was played.
import type { Result } from '@grognard/kernel';
import type { Library } from './library.ts';
import type { Opened } from './open-stored.ts';
import { restore } from './restore.ts';
import type { Stored } from './store.ts';

/** The record with the edition it turned out to be played by. */
export async function named(library: Library, stored: Stored): Promise<Result<Opened> | null> {
  const { record, entries } = stored;
  for (const edition of library.editions(record.game)) {
    const module = await library.whole(record.game, edition);
    if (!module.ok) continue;
    const match = restore([module.value], record, entries);
    if (match.ok)
      return { ok: true, value: { record: { ...record, eras: [{ from: 0, edition }] }, match: match.value } };
  }
  return null;
}
