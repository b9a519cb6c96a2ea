import '../words/saved-words.ts';
import './saved.css';
import { Button } from '@grognard/desk/parts/button.tsx';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { useState } from 'preact/hooks';
import { hasBeenFar } from '../been-far.ts';
import { hrefTo } from '../router.ts';
import { DamagedRow } from '../saved/damaged-row.tsx';
import { FileDoor } from '../saved/file-door.tsx';
import { SavedRow } from '../saved/saved-row.tsx';
import { useSavedTables } from '../saved/use-saved-tables.ts';
import { firstTitle } from '../titles.ts';
import { t } from '../words/words.ts';

const FarGames = lazyPart(async () => (await import('../online/games/far-games.tsx')).FarGames);

/** Nobody who plays at this device only is asked for by a server. */
function Elsewhere() {
  const [isWanted, setWanted] = useState(hasBeenFar);
  if (isWanted) return <FarGames />;
  return (
    <section class="sheet games far" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('saved.far')}</h2>
      <p>{t('saved.farSay')}</p>
      <Button onClick={() => setWanted(true)}>{t('saved.look')}</Button>
    </section>
  );
}

/** Every game there is: with people elsewhere, and on this device. */
export function Saved() {
  const { tables, damaged, problem, reload } = useSavedTables();
  return (
    <main class="page saved" id="content" tabIndex={-1}>
      <h1>{t('saved.title')}</h1>
      <section class="sheet games" aria-label={t('saved.title')}>
        {problem !== null && <p class="note bad">{t('saved.problem', { reason: problem })}</p>}
        {tables === null && problem === null && <p>{t('app.loading')}</p>}
        {tables !== null && tables.length + damaged.length === 0 && (
          <div class="empty">
            <p>{t('home.none')}</p>
            <Button kind="primary" icon="ui-play" href={hrefTo({ screen: 'new', game: firstTitle })}>
              {t('home.new')}
            </Button>
          </div>
        )}
        <ul class="plain">
          {(tables ?? []).map((table) => (
            <SavedRow key={table.id} table={table} onChange={reload} />
          ))}
          {damaged.map((id) => (
            <DamagedRow key={id} id={id} onChange={reload} />
          ))}
        </ul>
      </section>
      <div class="beside">
        <Elsewhere />
        <FileDoor />
      </div>
    </main>
  );
}
