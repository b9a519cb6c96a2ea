import type { GameBoard } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { Result } from '@grognard/kernel';
import type { Room } from '@grognard/protocol';
import { t } from '../../words/words.ts';
import { hall } from '../far.ts';
import { whoSits } from '../sitters.ts';

interface AskingNoteProps {
  readonly room: Room;
  readonly board: GameBoard;
  settle(reply: Result<Room>): void;
}

/** Something one side asks of the others: they answer here, or play on. */
export function AskingNote({ room, board, settle }: AskingNoteProps) {
  const { asking, table, mine } = room;
  if (asking === null) return null;
  const hasAgreed = mine.some((seat) => seat === asking.by || asking.agreed.includes(seat));
  const decline = (): void => void hall.decline({ table }).then(settle);
  const text = hasAgreed
    ? t('asking.mine')
    : t(`asking.${asking.what}`, { name: whoSits(room, asking.by, board.seatName(asking.by)) });
  return (
    <div class="asking" role="status">
      <p>{text}</p>
      {mine.length > 0 && !hasAgreed && (
        <>
          <Button
            icon="ui-check"
            onClick={() => void hall.ask({ table, what: asking.what, answering: asking.id }).then(settle)}
          >
            {t('asking.agree')}
          </Button>
          <Button icon="ui-close" onClick={decline}>
            {t('asking.decline')}
          </Button>
        </>
      )}
      {mine.includes(asking.by) && <Button onClick={decline}>{t('asking.takeBackMine')}</Button>}
    </div>
  );
}
