import '../words/saved-words.ts';
import './saved.css';
import { Button } from '@grognard/desk/parts/button.tsx';
import { lazyPart } from '@grognard/desk/parts/lazy-part.tsx';
import { useState } from 'preact/hooks';
import { hasBeenFar } from '../been-far.ts';
import { FileDoor } from '../saved/file-door.tsx';
import { LocalGames } from '../saved/local-games.tsx';
import { useSavedTables } from '../saved/use-saved-tables.ts';
import { t } from '../words/words.ts';

const AllGames = lazyPart(async () => (await import('../online/games/all-games.tsx')).AllGames);

/** Nobody who plays at this device only is made known to a server. */
const Elsewhere = ({ onLook }: { onLook(): void }) => (
  <section class="sheet elsewhere" aria-labelledby="elsewhere">
    <h2 id="elsewhere">{t('saved.far')}</h2>
    <p>{t('saved.farSay')}</p>
    <Button icon="ui-people" onClick={onLook}>
      {t('saved.look')}
    </Button>
  </section>
);

/** Every game there is: with people elsewhere, and on this device. */
export function Saved() {
  const saved = useSavedTables();
  const [isFarWanted, setFarWanted] = useState(hasBeenFar);
  return (
    <main class="page saved" id="content" tabIndex={-1}>
      <h1>{t('saved.title')}</h1>
      <div>{isFarWanted ? <AllGames saved={saved} /> : <LocalGames saved={saved} />}</div>
      <div>
        {!isFarWanted && <Elsewhere onLook={() => setFarWanted(true)} />}
        <FileDoor />
      </div>
    </main>
  );
}
