import type { Result } from '@grognard/kernel';
import type { Verified } from '@grognard/protocol';
import { ErrorNote } from '../parts/error-note.tsx';
import { t } from '../words/words.ts';
import { adviceFor } from './advice.ts';

/** What a check of a game file found: green-edged with counts, or wax-edged with the first bad entry. */
export function CheckedNote({ name, found }: { readonly name: string; readonly found: Result<Verified> }) {
  if (!found.ok)
    return (
      <>
        <ErrorNote title={t('file.failed', { name })} error={found.error} />
        <p>{adviceFor(found.error)}</p>
      </>
    );
  return (
    <div class="note" role="status">
      {found.value.is === 'game' ? (
        <>
          <b>{t('file.sound', { name, entries: found.value.entries })}</b>
          <p>{t(`file.dice.${found.value.dice}`, { sources: found.value.sources })}</p>
          {found.value.fromPosition && <p>{t('file.fromPosition')}</p>}
        </>
      ) : found.value.is === 'elsewhere' ? (
        <>
          <b>{t('file.elsewhere', { name })}</b>
          <p>{found.value.message}</p>
        </>
      ) : (
        <>
          <b>{t(`file.${found.value.is}`, { name })}</b>
          <p>{t(`file.${found.value.is}Say`)}</p>
        </>
      )}
    </div>
  );
}
