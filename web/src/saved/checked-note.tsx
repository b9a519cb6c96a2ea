import type { Verification } from '@grognard/protocol';
import { ErrorNote } from '../parts/error-note.tsx';
import { t } from '../words/words.ts';
import { adviceFor } from './advice.ts';

/** What a check of a game file found: green-edged with counts, or wax-edged with the first bad entry. */
export function CheckedNote({ name, found }: { readonly name: string; readonly found: Verification }) {
  if (found.problem !== undefined)
    return (
      <>
        <ErrorNote title={t('file.failed', { name })} error={found.problem} />
        <p>{adviceFor(found.problem)}</p>
      </>
    );
  return (
    <div class="note" role="status">
      <b>{t('file.sound', { name, entries: found.entries })}</b>
      <p>{t(`file.dice.${found.dice ?? 'unproven'}`)}</p>
    </div>
  );
}
