import { Button } from '@grognard/desk/parts/button.tsx';
import type { SavedTable } from '@grognard/protocol';
import { hrefTo } from '../router.ts';
import { firstTitle } from '../titles.ts';
import { t } from '../words/words.ts';
import { DamagedRow } from './damaged-row.tsx';
import { NewerRow } from './newer-row.tsx';
import { SavedRow } from './saved-row.tsx';
import type { SavedTables } from './use-saved-tables.ts';

interface LocalGamesProps {
  readonly saved: SavedTables;
  /** Which of them; all unless said otherwise. */
  isShown?(table: SavedTable): boolean;
}

/** The games on this device. */
export function LocalGames({ saved, isShown = () => true }: LocalGamesProps) {
  const { tables, damaged, newer, problem, reload } = saved;
  return (
    <section class="sheet games" aria-label={t('saved.here')}>
      {problem !== null && <p class="note bad">{t('saved.problem', { reason: problem })}</p>}
      {tables === null && problem === null && <p>{t('app.loading')}</p>}
      {tables !== null && tables.length + damaged.length + newer.length === 0 && (
        <div class="empty">
          <p>{t('home.none')}</p>
          <Button kind="primary" icon="ui-play" href={hrefTo({ screen: 'new', game: firstTitle })}>
            {t('home.new')}
          </Button>
        </div>
      )}
      <ul class="plain">
        {(tables ?? []).filter(isShown).map((table) => (
          <SavedRow key={table.id} table={table} onChange={reload} />
        ))}
        {newer.map((id) => (
          <NewerRow key={id} />
        ))}
        {damaged.map((id) => (
          <DamagedRow key={id} id={id} onChange={reload} />
        ))}
      </ul>
    </section>
  );
}
