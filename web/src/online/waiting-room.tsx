import './waiting-room.css';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError, Result } from '@grognard/kernel';
import type { Room } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { ErrorNote } from '../parts/error-note.tsx';
import { NavBar } from '../parts/nav-bar.tsx';
import { goTo, route } from '../router.ts';
import { titleOfGame } from '../saved/describe-table.ts';
import { t } from '../words/words.ts';
import { CopyLink } from './copy-link.tsx';
import { hall, me } from './far.ts';
import { LineBanner } from './line-banner.tsx';
import { addressOf, forgetLinks, keepLinks, linkFor } from './links.ts';
import { freeSeats, isMine, sitterName } from './sitters.ts';
import { Terms } from './terms.tsx';
import { seatNameIn, useLobby } from './use-lobby.ts';

interface WaitingRoomProps {
  readonly room: Room;
  settle(reply: Result<Room>): void;
}

function Seats({ room, isHost }: { readonly room: Room; readonly isHost: boolean }) {
  const lobby = useLobby(room.game);
  return (
    <ul class="plain seats-of">
      {Object.entries(room.seats).map(([seat, sitter]) => {
        const name = seatNameIn(lobby, seat);
        const link = sitter.kind === 'free' ? linkFor(room.table, seat) : null;
        return (
          <li key={seat}>
            {lobby !== null && <lobby.SeatSign seat={seat} size={34} />}
            <span class="names">
              <b>{name}</b>
              <small>{isMine(room, seat) ? t('room.you') : sitterName(sitter)}</small>
            </span>
            {link !== null && <CopyLink label={t('room.link', { seat: name })} address={addressOf(link)} />}
            {link === null && sitter.kind === 'free' && isHost && <p>{t('room.noLink')}</p>}
          </li>
        );
      })}
    </ul>
  );
}

/** Before the battle: who sits, who is awaited, and the links to send. */
export function WaitingRoom({ room, settle }: WaitingRoomProps) {
  const [problem, setProblem] = useState<InputError | null>(null);
  const { table } = room;
  const isHost = room.host.id === me.value?.id;
  const relink = async (): Promise<void> => {
    const links = await hall.relink({ table });
    if (!links.ok) return setProblem(links.error);
    keepLinks(table, links.value);
    settle(await hall.room({ table }));
  };
  const withdraw = async (): Promise<void> => {
    const gone = await hall.withdraw({ table });
    if (!gone.ok) return setProblem(gone.error);
    forgetLinks(table);
    goTo({ screen: 'saved' });
  };
  return (
    <>
      <NavBar here={route.value} />
      <LineBanner />
      <main class="page waiting-room" id="content" tabIndex={-1}>
        <h1>{t('room.waitingTitle')}</h1>
        <section class="sheet pad">
          <h2>
            {titleOfGame(room.game)} <small>{room.about}</small>
          </h2>
          <p>{t('room.waiting')}</p>
          <Seats room={room} isHost={isHost} />
          {isHost && freeSeats(room).length > 0 && <p>{t('room.linkSay')}</p>}
          <dl class="summary">
            <Terms terms={room.terms} />
          </dl>
          <div class="acts">
            {isHost && <Button onClick={() => void relink()}>{t('room.relink')}</Button>}
            {room.mine.length > 0 && (
              <Button onClick={() => void withdraw()}>{t(isHost ? 'room.withdraw' : 'room.stand')}</Button>
            )}
          </div>
          {problem !== null && <ErrorNote error={problem} />}
        </section>
      </main>
    </>
  );
}
