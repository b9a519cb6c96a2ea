import type { GameBoard } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { Drawer } from '@grognard/desk/parts/drawer.tsx';
import { capital } from '@grognard/desk/words/phrases.ts';
import type { InputError, Result } from '@grognard/kernel';
import type { Consent, Room } from '@grognard/protocol';
import { useState } from 'preact/hooks';
import { ErrorNote } from '../../parts/error-note.tsx';
import { useManners } from '../../table/use-manners.ts';
import { t } from '../../words/words.ts';
import { hall } from '../far.ts';
import { isMine, sitterName } from '../sitters.ts';
import { Terms } from '../terms.tsx';
import { SideActs } from './side-acts.tsx';

interface PeopleDrawerProps {
  readonly room: Room;
  readonly board: GameBoard;
  readonly isOver: boolean;
  /** Rules have been mended since the battle began. */
  readonly isOlder: boolean;
  settle(reply: Result<Room>): void;
  onClose(): void;
}

const consents = ({ isAdjourned }: Room, isOlder: boolean): readonly Consent[] =>
  isAdjourned
    ? ['resume', 'draw']
    : ['takeBack', 'draw', 'adjourn', 'changeSides', ...(isOlder ? (['newerRules'] as const) : [])];

function Proposals({ room, isOlder, settle }: Pick<PeopleDrawerProps, 'room' | 'isOlder' | 'settle'>) {
  return (
    <section class="menu-part">
      <h3>{t('ask.title')}</h3>
      <p>{t('ask.say')}</p>
      <div class="acts">
        {consents(room, isOlder).map((what) => (
          <Button
            key={what}
            refused={room.asking !== null}
            onClick={() => void hall.ask({ table: room.table, what }).then(settle)}
          >
            {t(`ask.${what}`)}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** Tells somebody who is away that one is waiting. */
function Nudge({ room, name }: { readonly room: Room; readonly name: string }) {
  const [told, setTold] = useState<Result<null> | null>(null);
  if (told?.ok === true) return <p role="status">{t('people.nudged', { name })}</p>;
  return (
    <>
      <Button onClick={() => void hall.nudge({ table: room.table }).then(setTold)}>
        {t('people.nudge', { name })}
      </Button>
      {told !== null && <ErrorNote error={told.error} />}
    </>
  );
}

/** Who plays and on what terms, and what can be asked of them. */
export function PeopleDrawer({ room, board, isOver, isOlder, settle, onClose }: PeopleDrawerProps) {
  const [problem, setProblem] = useState<InputError | null>(null);
  const settleHere = (reply: Result<Room>): void => {
    setProblem(reply.ok ? null : reply.error);
    if (reply.ok) settle(reply);
  };
  const away = Object.values(room.seats).find((sitter) => sitter.kind === 'person' && !sitter.person.isHere);
  const isPlayer = room.mine.length > 0 && !isOver;
  return (
    <Drawer title={t('bars.people')} {...useManners()} onClose={onClose}>
      <dl class="summary">
        {Object.entries(room.seats).map(([seat, sitter]) => (
          <>
            <dt>{capital(board.seatName(seat))}</dt>
            <dd>{isMine(room, seat) ? t('room.you') : sitterName(sitter)}</dd>
          </>
        ))}
        <Terms terms={room.terms} />
      </dl>
      {isPlayer && <Proposals room={room} isOlder={isOlder} settle={settleHere} />}
      {isPlayer && away?.kind === 'person' && <Nudge room={room} name={away.person.name} />}
      {isPlayer && <SideActs room={room} board={board} settle={settleHere} />}
      {problem !== null && <ErrorNote error={problem} />}
    </Drawer>
  );
}
