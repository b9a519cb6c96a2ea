import '../far.ts';
import '../../words/far-games-words.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { MyGame } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { hrefTo } from '../../router.ts';
import { t } from '../../words/words.ts';
import { reachServer } from '../far.ts';
import { LineBanner } from '../line-banner.tsx';
import { FarRow, isOver } from './far-row.tsx';
import { OpenRow } from './open-row.tsx';
import { useFarGames } from './use-far-games.ts';

const Group = ({ title, games }: { readonly title: string; readonly games: readonly MyGame[] }) =>
  games.length === 0 ? null : (
    <>
      <h2>{title}</h2>
      <ul class="plain">
        {games.map((game) => (
          <FarRow key={game.table} game={game} />
        ))}
      </ul>
    </>
  );

function Lists() {
  const { games, open } = useFarGames();
  const running = (games ?? []).filter((game) => !isOver(game));
  const offered = (open ?? []).filter(({ mine }) => mine.length === 0);
  return (
    <>
      {games !== null && games.length === 0 && <p>{t('games.none')}</p>}
      <Group title={t('games.mine')} games={running.filter(({ isMyTurn }) => isMyTurn)} />
      <Group title={t('games.others')} games={running.filter(({ isMyTurn }) => !isMyTurn)} />
      <Group title={t('games.over')} games={(games ?? []).filter(isOver)} />
      {open !== null && (
        <>
          <h2>{t('games.openTables')}</h2>
          {offered.length === 0 && <p>{t('games.openNone')}</p>}
          <ul class="plain">
            {offered.map((table) => (
              <OpenRow key={table.table} table={table} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/** Games with people elsewhere, beside those of this device. */
export function FarGames() {
  const [isThere, setThere] = useState<boolean | null>(null);
  useEffect(() => void reachServer().then(setThere), []);
  return (
    <section class="sheet games far" aria-label={t('games.far')}>
      <LineBanner />
      {isThere === null && <p role="status">{t('far.calling')}</p>}
      {isThere === false && <p role="status">{t('far.unreachable')}</p>}
      {isThere === true && <Lists />}
      <Button href={hrefTo({ screen: 'account' })}>{t('games.account')}</Button>
    </section>
  );
}
