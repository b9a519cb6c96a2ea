import type { Result } from '@grognard/kernel';
import type { EraPlayed, Verified } from '@grognard/protocol';
import { dayName } from '../parts/day-name.ts';
import { ErrorNote } from '../parts/error-note.tsx';
import { t } from '../words/words.ts';
import { adviceFor } from './advice.ts';
import { titleOfGame } from './describe-table.ts';

/** By which rules it was played, from which action on. A file from before editions names none. */
function Edition({ era: { from, edition, day } }: { readonly era: EraPlayed }) {
  if (edition === null) return null;
  const { number } = edition;
  if (day === null)
    return (
      <p>{from === 0 ? t('file.editionOpen', { number }) : t('file.editionOpenFrom', { number, from })}</p>
    );
  const facts = { number, day: dayName(day) };
  return <p>{from === 0 ? t('file.edition', facts) : t('file.editionFrom', { ...facts, from })}</p>;
}

const elsewhere = ({ game, edition, message }: Extract<Verified, { is: 'elsewhere' }>): string =>
  edition === null
    ? message
    : t('file.elsewhereEdition', { number: edition.number, title: titleOfGame(game) });

/** What a check of a game file found: sound, with counts; not sound, with the first bad entry; or nothing, for want of its rules. */
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
          {found.value.editions.map((era) => (
            <Edition key={era.from} era={era} />
          ))}
          <p>{t(`file.dice.${found.value.dice}`, { sources: found.value.sources })}</p>
          {found.value.fromPosition && <p>{t('file.fromPosition')}</p>}
        </>
      ) : found.value.is === 'elsewhere' ? (
        <>
          <b>{t('file.elsewhere', { name })}</b>
          <p>{elsewhere(found.value)}</p>
          <p>{t('file.elsewhereSay')}</p>
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
