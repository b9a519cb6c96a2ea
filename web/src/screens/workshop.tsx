import './workshop.css';
import type { Workshop } from '@grognard/desk';
import { useEffect, useState } from 'preact/hooks';
import { workshopOf } from '../load-board.ts';
import { hrefTo } from '../router.ts';
import { download } from '../saved/files.ts';
import { t } from '../words/words.ts';
import { NotFound } from './not-found.tsx';

/** Where a game's decks are built: no table is needed. */
export function WorkshopScreen({ game }: { readonly game: string }) {
  const [workshop, setWorkshop] = useState<Workshop | null>(null);
  useEffect(() => {
    let isWanted = true;
    workshopOf(game)?.then((loaded) => isWanted && setWorkshop(loaded));
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (workshopOf(game) === undefined) return <NotFound address={`/decks/${game}`} />;
  if (workshop === null)
    return (
      <main class="page waiting" id="content" aria-busy="true">
        <p>{t('app.loading')}</p>
      </main>
    );
  const { title, say, Screen } = workshop;
  return (
    <main class="workshop" id="content" tabIndex={-1}>
      <header class="workshop-head">
        <h1>{title}</h1>
        <p>{say}</p>
      </header>
      <Screen tools={{ download, newGame: hrefTo({ screen: 'new', game }) }} />
    </main>
  );
}
