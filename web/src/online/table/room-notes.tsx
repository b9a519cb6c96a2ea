import type { GameBoard } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import type { Result } from '@grognard/kernel';
import type { Room } from '@grognard/protocol';
import { t } from '../../words/words.ts';
import { hall } from '../far.ts';
import { whoSits } from '../sitters.ts';
import { isOurSide } from './side-acts.tsx';

interface RoomNotesProps {
  readonly room: Room;
  readonly board: GameBoard;
  readonly isOver: boolean;
  settle(reply: Result<Room>): void;
}

function settledWords({ settled }: Room, board: GameBoard): string | null {
  if (settled === null) return null;
  return 'winner' in settled
    ? capital(
        t(`settled.${settled.is}`, {
          seat: board.seatInSentence?.(settled.winner) ?? board.seatName(settled.winner),
        }),
      )
    : t(`settled.${settled.is}`);
}

/** Time is up for somebody: said to them, and what the others may do about it. */
function TimeUp({ room, board, settle }: Omit<RoomNotesProps, 'isOver'>) {
  const [fallen] = room.clock?.fallen ?? [];
  if (fallen === undefined) return null;
  const isOurs = room.mine.includes(fallen);
  const isAllied = isOurSide(room, fallen);
  const mayClaim = room.terms.zero === 'claim' && room.mine.length > 0 && !isAllied;
  const timeUp = isAllied ? 'people.ourTimeUp' : 'people.timeUp';
  return (
    <div class="asking" role="status">
      <p>
        {isOurs
          ? t(`people.yourTimeUp.${room.terms.zero}`)
          : t(timeUp, { name: whoSits(room, fallen, board.seatName(fallen)) })}
      </p>
      {mayClaim && (
        <Button onClick={() => void hall.claim({ table: room.table }).then(settle)}>
          {t('people.claim')}
        </Button>
      )}
    </div>
  );
}

/** What has happened beside the board: ended by agreement or on time, adjourned, time up. */
export function RoomNotes({ room, board, isOver, settle }: RoomNotesProps) {
  const settled = settledWords(room, board);
  return (
    <>
      {settled !== null && (
        <div class="asking" role="status">
          <p>
            <b>{settled}</b>
          </p>
        </div>
      )}
      {room.isAdjourned && !isOver && (
        <div class="asking" role="status">
          <p>{t('people.adjourned')}</p>
        </div>
      )}
      {!isOver && <TimeUp room={room} board={board} settle={settle} />}
    </>
  );
}
