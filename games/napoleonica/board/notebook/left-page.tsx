// The left page reckons: what there is, how it stands, what is owned; the enemy's notebook is open as well.
import { Segment } from '@grognard/desk/parts/segment.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { useState } from 'preact/hooks';
import { notebookOf } from '../../army/books.ts';
import type { View } from '../../view.ts';
import { opponentOf, PLAYERS, type Player } from '../../vocabulary.ts';
import { Camp } from '../campaign/camp.tsx';
import { cartIn } from '../input/drafts.ts';
import { ownerOf } from '../input/moment.ts';
import { Reckoning } from '../tournament/reckoning.tsx';
import { Standings } from '../tournament/standings.tsx';
import { musteredInWords } from '../words/describe-notebook.ts';
import { sideAmong } from '../words/memory.ts';
import { notebookWords as words } from '../words/sentences-notebook.ts';
import { Owned } from './owned.tsx';

/** NAP-TRN.3: all of it is public but what is being bought. */
function OpenedNotebook({ view, player }: { readonly view: View; readonly player: Player }) {
  const notebook = notebookOf(view, player);
  const isOwn = player === ownerOf(view);
  return (
    <>
      <Reckoning
        notebook={notebook}
        player={player}
        aftermath={view.series?.aftermath ?? null}
        cart={isOwn ? cartIn(view) : []}
      />
      {!isOwn && (
        <ul class="listed">
          {notebook.muster.map((unit, id) => (
            <li key={id}>{musteredInWords(unit)}</li>
          ))}
        </ul>
      )}
      <Owned notebook={notebook} />
    </>
  );
}

function TournamentPage({ view }: { readonly view: View }) {
  const own = ownerOf(view);
  const [player, setPlayer] = useState<Player>(own);
  const { series } = view;
  const notebooks = series?.notebooks ?? null;
  if (series === null || notebooks === null) return null;
  const shown = player === own ? own : opponentOf(own);
  return (
    <section class="book-page reckoning" aria-label={tell(words.yours)}>
      <Segment<Player>
        label={tell(words.whose)}
        choices={PLAYERS.map((each) => ({
          value: each,
          name: capital(sideAmong(notebooks, each)),
        }))}
        value={shown}
        onChange={setPlayer}
      />
      <Standings series={series} notebooks={notebooks} />
      <OpenedNotebook view={view} player={shown} />
    </section>
  );
}

export function LeftPage({ view }: { readonly view: View }) {
  const { campaign } = view;
  if (campaign === null) return <TournamentPage view={view} />;
  return (
    <section class="book-page reckoning" aria-label={tell(words.yours)}>
      <Camp campaign={campaign} />
      <Owned notebook={campaign.notebook} />
    </section>
  );
}
