import '../far.ts';
import '../../words/far-games-words.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { SavedTable } from '@grognard/protocol';
import { type ComponentChildren, toChildArray } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { hrefTo } from '../../router.ts';
import { isYourMove } from '../../saved/describe-table.ts';
import { LocalGames } from '../../saved/local-games.tsx';
import { SavedRow } from '../../saved/saved-row.tsx';
import type { SavedTables } from '../../saved/use-saved-tables.ts';
import { t } from '../../words/words.ts';
import { reachServer } from '../far.ts';
import { LineBanner } from '../line-banner.tsx';
import { FarRow, isOver } from './far-row.tsx';
import { OpenRow } from './open-row.tsx';
import { TournamentRow } from './tournaments.tsx';
import { useFarGames } from './use-far-games.ts';
import { Warning } from './warning.tsx';

const Group = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) =>
  toChildArray(children).length === 0 ? null : (
    <>
      <h2 class="group">{title}</h2>
      <section class="sheet games" aria-label={title}>
        <ul class="plain">{children}</ul>
      </section>
    </>
  );

const waitsHere = (table: SavedTable): boolean => table.kind === 'battle' && isYourMove(table);

/** Those that wait for the reader, wherever they are; those that wait for others; and where somebody is awaited. */
function Lists({ saved }: { readonly saved: SavedTables }) {
  const { games, open, tournaments } = useFarGames();
  const running = (games ?? []).filter((game) => !isOver(game));
  const offered = (open ?? []).filter(({ mine }) => mine.length === 0);
  const local = saved.tables ?? [];
  return (
    <>
      <Group title={t('games.mine')}>
        {running
          .filter(({ isMyTurn }) => isMyTurn)
          .map((game) => (
            <FarRow key={game.table} game={game} />
          ))}
        {local.filter(waitsHere).map((table) => (
          <SavedRow key={table.id} table={table} onChange={saved.reload} />
        ))}
      </Group>
      <Group title={t('games.others')}>
        {running
          .filter(({ isMyTurn }) => !isMyTurn)
          .map((game) => (
            <FarRow key={game.table} game={game} />
          ))}
      </Group>
      {local.some((table) => !waitsHere(table)) && (
        <>
          <h2 class="group">{t('saved.here')}</h2>
          <LocalGames saved={saved} isShown={(table) => !waitsHere(table)} />
        </>
      )}
      <Group title={t('games.over')}>
        {(games ?? []).filter(isOver).map((game) => (
          <FarRow key={game.table} game={game} />
        ))}
      </Group>
      <Group title={t('games.tournaments')}>
        {tournaments.map((line) => (
          <TournamentRow key={line.tournament} line={line} />
        ))}
      </Group>
      <Group title={t('games.openTables')}>
        {offered.length === 0 ? (
          <li>{t('games.openNone')}</li>
        ) : (
          offered.map((table) => <OpenRow key={table.table} table={table} />)
        )}
      </Group>
    </>
  );
}

/** Games with people elsewhere and those of this device, the most urgent first. */
export function AllGames({ saved }: { readonly saved: SavedTables }) {
  const [isThere, setThere] = useState<boolean | null>(null);
  useEffect(() => void reachServer().then(setThere), []);
  if (isThere === true)
    return (
      <>
        <LineBanner />
        <Warning />
        <div class="acts">
          <Button href={hrefTo({ screen: 'account', token: null })}>{t('games.account')}</Button>
          <Button href={hrefTo({ screen: 'hall', room: 'ladder', about: null })}>{t('games.ladder')}</Button>
        </div>
        <Lists saved={saved} />
      </>
    );
  return (
    <>
      <p class="note" role="status">
        {t(isThere === null ? 'far.calling' : 'far.unreachable')}
      </p>
      <LocalGames saved={saved} />
    </>
  );
}
