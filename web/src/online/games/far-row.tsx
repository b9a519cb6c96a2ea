import { Button } from '@grognard/desk/parts/button.tsx';
import type { MyGame } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { farId } from '../../far-id.ts';
import { hrefTo } from '../../router.ts';
import { titleOfGame } from '../../saved/describe-table.ts';
import { t } from '../../words/words.ts';
import { hall } from '../far.ts';
import { isMine, sitterName } from '../sitters.ts';
import { timeLeft } from '../time-words.ts';

export const isOver = ({ outcome, settled }: MyGame): boolean => outcome !== null || settled !== null;

export function headingOf(game: MyGame): string {
  const others = Object.entries(game.seats).filter(([seat]) => !isMine(game, seat));
  const title = titleOfGame(game.game);
  return others.every(([, { kind }]) => kind === 'free')
    ? t('games.alone', { title })
    : t('games.against', { title, names: others.map(([, sitter]) => sitterName(sitter)).join(', ') });
}

function Nudge({ table }: { readonly table: string }) {
  const [isDone, setDone] = useState(false);
  const nudge = async (): Promise<void> => {
    if (!isDone) setDone((await hall.nudge({ table })).ok);
  };
  return (
    <Button refused={isDone} onClick={() => void nudge()}>
      {t(isDone ? 'games.nudged' : 'games.nudge')}
    </Button>
  );
}

/** One game with people elsewhere. */
export function FarRow({ game }: { readonly game: MyGame }) {
  const id = farId(game.table);
  const hasEnded = isOver(game);
  const screen = game.outcome === null ? 'table' : 'report';
  return (
    <li class={game.isMyTurn ? 'saved-row mine' : 'saved-row'}>
      <div class="what">
        <h3>{headingOf(game)}</h3>
        <p>{game.hasBegun ? game.moment : t('games.awaited')}</p>
        {!hasEnded && game.left !== null && (
          <p class="facts num">{t('games.left', { time: timeLeft(game.left) })}</p>
        )}
      </div>
      <div class="acts">
        {game.mayNudge && <Nudge table={game.table} />}
        <Button kind={game.isMyTurn ? 'primary' : 'plain'} href={hrefTo({ screen, id })}>
          {t(hasEnded ? 'games.report' : game.isMyTurn ? 'games.play' : 'games.open')}
        </Button>
      </div>
    </li>
  );
}
