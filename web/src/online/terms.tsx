import type { Terms as Agreed } from '@grognard/protocol';
import { t } from '../words/words.ts';
import { clockWords } from './time-words.ts';

/** What was agreed when the table was made, as lines of a list of facts. */
export const Terms = ({ terms }: { readonly terms: Agreed }) => (
  <>
    <dt>{t('room.time')}</dt>
    <dd>{clockWords(terms.clock)}</dd>
    {terms.clock.kind !== 'none' && (
      <>
        <dt>{t('far.zero')}</dt>
        <dd>{t(`far.zero.${terms.zero}`)}</dd>
      </>
    )}
    <dt>{t('far.rated')}</dt>
    <dd>{t(terms.rated ? 'far.rated.yes' : 'far.rated.no')}</dd>
    <dt>{t('room.onlookers')}</dt>
    <dd>{t(`far.watching.${terms.watching}`)}</dd>
  </>
);
