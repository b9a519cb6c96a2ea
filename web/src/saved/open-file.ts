import '../words/saved-words.ts';
import type { InputError } from '@grognard/kernel';
import { atTable } from '../at-table.ts';
import { goTo } from '../router.ts';
import { tables } from '../service.ts';
import { t } from '../words/words.ts';

const largest = 20_000_000;

/** The text of a file, or what is wrong with it before anybody looks inside. */
export async function textOf(
  file: File,
): Promise<{ readonly text: string } | { readonly error: InputError }> {
  if (file.size > largest)
    return { error: { code: 'too-large', path: '', message: t('file.tooLarge', { name: file.name }) } };
  return { text: await file.text() };
}

/** Takes a file in and goes to the table it leads to; what is wrong with it, or null. */
export async function openFile(file: File): Promise<InputError | null> {
  const read = await textOf(file);
  if ('error' in read) return read.error;
  const made = await tables.importFile(read);
  if (!made.ok) return made.error;
  const table = await atTable(made.value, 'spectator', (place) => place.look());
  const isOver = table.ok && table.value.outcome !== null;
  goTo({ screen: isOver ? 'report' : 'table', id: made.value });
  return null;
}
