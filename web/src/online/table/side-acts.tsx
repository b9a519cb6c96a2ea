import type { GameBoard } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { sideOf } from '@grognard/games/registry';
import type { Result, Seat } from '@grognard/kernel';
import type { HandedOver, HandTo, Room } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { ErrorNote } from '../../parts/error-note.tsx';
import { t } from '../../words/words.ts';
import { CopyLink } from '../copy-link.tsx';
import { hall } from '../far.ts';
import { addressOf } from '../links.ts';
import { whoSits } from '../sitters.ts';

interface SideActsProps {
  readonly room: Room;
  readonly board: GameBoard;
  settle(reply: Result<Room>): void;
}

/** Whether these eyes fight on the side of a seat. */
export const isOurSide = ({ game, mine }: Room, seat: Seat): boolean =>
  mine.some((own) => sideOf(game, own) === sideOf(game, seat));

/** Other people on the same side. */
const comrades = (room: Room): readonly Seat[] =>
  Object.entries(room.seats).flatMap(([seat, sitter]) =>
    sitter.kind === 'person' && !room.mine.includes(seat) && isOurSide(room, seat) ? [seat] : [],
  );

/** One's own seat goes to somebody else, and the side fights on. */
function HandOver({ table }: Pick<Room, 'table'>) {
  const [reply, setReply] = useState<Result<HandedOver> | null>(null);
  const give = (to: HandTo): void => void hall.handOver({ table, to }).then(setReply);
  const link = reply?.ok === true ? reply.value.link : null;
  return (
    <>
      <Button onClick={() => give('friend')}>{t('people.toFriend')}</Button>
      <Button onClick={() => give('machine')}>{t('people.toMachine')}</Button>
      {link !== null && (
        <>
          <p>{t('people.handLink')}</p>
          <CopyLink label={t('people.toFriend')} address={addressOf(link)} />
        </>
      )}
      {reply?.ok === false && <ErrorNote error={reply.error} />}
    </>
  );
}

/** How a battle is left: at no cost while it has not come to anything; of several on a side, alone or all together. */
export function SideActs({ room, board, settle }: SideActsProps) {
  const { table, mine, resigning = [] } = room;
  const others = comrades(room);
  if (others.length === 0 && room.mayAbort !== true) return null;
  const willing = resigning.filter((seat) => others.includes(seat));
  const isWilling = mine.some((seat) => resigning.includes(seat));
  return (
    <section class="menu-part">
      <h3>{t('people.leaving')}</h3>
      {room.mayAbort === true && (
        <>
          <p>{t('people.abortSay')}</p>
          <Button onClick={() => void hall.abort({ table }).then(settle)}>{t('people.abort')}</Button>
        </>
      )}
      {willing.map((seat) => (
        <p key={seat} role="status">
          {t('people.resigning', { name: whoSits(room, seat, board.seatName(seat)) })}
        </p>
      ))}
      {others.length > 0 && (
        <>
          <p>{t('people.sideSay')}</p>
          <div class="acts">
            <Button onClick={() => void hall[isWilling ? 'playOn' : 'resign']({ table }).then(settle)}>
              {t(isWilling ? 'people.playOn' : 'people.resign')}
            </Button>
            <HandOver table={table} />
          </div>
        </>
      )}
    </section>
  );
}
