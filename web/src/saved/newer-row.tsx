import { t } from '../words/words.ts';
import { LoadAgain } from './load-again.tsx';

/** A game a newer page has written: sound, and nothing this page can show. */
export const NewerRow = () => (
  <li class="saved-row">
    <div class="what">
      <h3>{t('saved.newer')}</h3>
      <p>{t('saved.newerSay')}</p>
    </div>
    <div class="acts">
      <LoadAgain />
    </div>
  </li>
);
