import './far-bars.css';
import { Icon } from '@grognard/desk/look/icon.tsx';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { Result } from '@grognard/kernel';
import type { Room } from '@grognard/protocol';
import { useEffect, useState } from 'preact/hooks';
import { SignOf } from '../../table/sign-of.tsx';
import { isAsked } from '../../table/sitting.ts';
import type { TableSession } from '../../table/table-session.ts';
import { t } from '../../words/words.ts';
import { me } from '../far.ts';
import { LineBanner } from '../line-banner.tsx';
import { useTalk } from '../use-talk.ts';
import { AskingNote } from './asking-note.tsx';
import { PeopleDrawer } from './people-drawer.tsx';
import { RoomNotes } from './room-notes.tsx';
import { SeatPlate } from './seat-plate.tsx';
import { TalkDrawer } from './talk-drawer.tsx';

interface FarBarsProps {
  readonly session: TableSession;
  readonly room: Room;
  settle(reply: Result<Room>): void;
}

/** How many lines of others have come since the talk was last open. */
function useUnread(count: number, isOpen: boolean): number {
  const [read, setRead] = useState(count);
  useEffect(() => {
    if (isOpen) setRead(count);
  }, [count, isOpen]);
  return isOpen ? 0 : Math.max(0, count - read);
}

/** Under the prompt of a table with people elsewhere: who is there, their time, what they ask, and the talk. */
export function FarBars({ session, room, settle }: FarBarsProps) {
  const [open, setOpen] = useState<'none' | 'people' | 'talk'>('none');
  const circle = room.mine.length > 0 ? 'table' : 'onlookers';
  const talk = useTalk(room.table, circle);
  const unread = useUnread(talk.lines.filter(({ by }) => by !== me.value?.id).length, open === 'talk');
  const state = session.present.value;
  const isOver = state.outcome !== null || room.settled !== null;
  const close = (): void => setOpen('none');
  const toggle = (panel: 'people' | 'talk'): void => setOpen(open === panel ? 'none' : panel);
  return (
    <div class="far-bars">
      <LineBanner />
      <RoomNotes room={room} board={session.board} isOver={isOver} settle={settle} />
      <AskingNote room={room} board={session.board} settle={settle} />
      <div class="plates">
        {Object.keys(room.seats).map((seat) => (
          <SeatPlate
            key={seat}
            room={isOver ? { ...room, clock: null } : room}
            seat={seat}
            isAsked={!isOver && isAsked(state, seat)}
            sign={<SignOf session={session} seat={seat} size={22} />}
          />
        ))}
        <span class="more">
          {room.onlookers > 0 && (
            <span
              class="onlookers num"
              role="img"
              aria-label={t('bars.onlookers', { count: room.onlookers })}
            >
              <Icon name="ui-eye" /> {room.onlookers}
            </span>
          )}
          <Button
            kind="ghost"
            icon="ui-people"
            label={t('bars.people')}
            pressed={open === 'people'}
            onClick={() => toggle('people')}
          />
          <Button
            kind="ghost"
            icon="ui-chat"
            label={unread === 0 ? t('bars.chat') : t('bars.unread', { count: unread })}
            pressed={open === 'talk'}
            onClick={() => toggle('talk')}
          >
            {unread > 0 && <span class="unread num">{unread}</span>}
          </Button>
        </span>
      </div>
      {open === 'people' && (
        <PeopleDrawer
          room={room}
          board={session.board}
          isOver={isOver}
          isOlder={state.rules !== undefined}
          settle={settle}
          onClose={close}
        />
      )}
      {open === 'talk' && <TalkDrawer table={room.table} circle={circle} talk={talk} onClose={close} />}
    </div>
  );
}
