import './far.ts';
import { Button } from '@grognard/desk/parts/button.tsx';
import type { InputError, Result } from '@grognard/kernel';
import type { Room } from '@grognard/protocol';
import { idOnServer } from '../far-id.ts';
import { hrefTo } from '../router.ts';
import { TableWait } from '../table/table-screen.tsx';
import { TableView } from '../table/table-view.tsx';
import { useTable } from '../table/use-table.ts';
import { t } from '../words/words.ts';
import { LineBanner } from './line-banner.tsx';
import { FarBars } from './table/far-bars.tsx';
import { useRoom } from './use-room.ts';
import { WaitingRoom } from './waiting-room.tsx';

const NoRoom = ({ problem }: { readonly problem: InputError | null }) => (
  <>
    <LineBanner />
    <main class="page waiting" id="content" tabIndex={-1} aria-busy={problem === null}>
      {problem === null ? (
        <p>{t('table.opening')}</p>
      ) : (
        <>
          <p role="alert">{problem.message}</p>
          <Button href={hrefTo({ screen: 'saved' })}>{t('table.toSaved')}</Button>
        </>
      )}
    </main>
  </>
);

interface BattleProps {
  readonly id: string;
  readonly room: Room;
  settle(reply: Result<Room>): void;
}

function Battle({ id, room, settle }: BattleProps) {
  const opening = useTable(id);
  if (opening.is !== 'open')
    return (
      <>
        <LineBanner />
        <TableWait opening={opening} />
      </>
    );
  const { session } = opening;
  return (
    <TableView session={session} underPrompt={<FarBars session={session} room={room} settle={settle} />} />
  );
}

/** A table on the server: the invitation until everybody sits, then the battle with the people around it. */
export function FarTableScreen({ id }: { readonly id: string }) {
  const { room, problem, settle } = useRoom(idOnServer(id));
  if (room === null) return <NoRoom problem={problem} />;
  return room.hasBegun ? (
    <Battle id={id} room={room} settle={settle} />
  ) : (
    <WaitingRoom room={room} settle={settle} />
  );
}
