import '../far.ts';
import '../../words/far-games-words.ts';
import { farId } from '../../far-id.ts';
import { hrefTo } from '../../router.ts';
import { t } from '../../words/words.ts';
import { headingOf, isOver } from './far-row.tsx';
import { useFarGames } from './use-far-games.ts';

/** On the first page: games with people elsewhere that wait for the reader. */
export function FarLines() {
  const { games } = useFarGames();
  const waiting = (games ?? []).filter((game) => game.isMyTurn && !isOver(game)).slice(0, 3);
  if (waiting.length === 0) return null;
  return (
    <ul class="plain">
      {waiting.map((game) => (
        <li key={game.table} class="saved-line mine">
          <a href={hrefTo({ screen: 'table', id: farId(game.table) })}>
            <b>{headingOf(game)}</b>
            <small>{game.moment}</small>
          </a>
          <span class="state">{t('saved.yourMove')}</span>
        </li>
      ))}
    </ul>
  );
}
