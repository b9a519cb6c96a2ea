import './workshop.css';
import type { Room, Workshop } from '@grognard/desk';
import { Button } from '@grognard/desk/parts/button.tsx';
import { useEffect, useState } from 'preact/hooks';
import { workshopOf } from '../load-rooms.ts';
import { rememberOptions } from '../new-game/last-choice.ts';
import { goTo, hrefTo } from '../router.ts';
import { download } from '../saved/files.ts';
import { t } from '../words/words.ts';
import { NotFound } from './not-found.tsx';

interface WorkshopProps {
  readonly game: string;
  /** Null: the first one. */
  readonly room: string | null;
}

function Rooms({
  game,
  rooms,
  here,
}: {
  readonly game: string;
  readonly rooms: readonly Room[];
  readonly here: Room;
}) {
  return (
    <nav class="workshop-rooms" aria-label={t('workshop.rooms')}>
      {rooms.map(({ id, title }) => (
        <Button key={id} href={hrefTo({ screen: 'workshop', game, room: id })} current={id === here.id}>
          {title}
        </Button>
      ))}
    </nav>
  );
}

/** Where a game's decks, armies and maps are built: no table is needed. */
export function WorkshopScreen({ game, room }: WorkshopProps) {
  const [workshop, setWorkshop] = useState<Workshop | null>(null);
  useEffect(() => {
    let isWanted = true;
    workshopOf(game)?.then((loaded) => isWanted && setWorkshop(loaded));
    return () => {
      isWanted = false;
    };
  }, [game]);
  if (workshopOf(game) === undefined) return <NotFound address={`/decks/${game}`} />;
  if (workshop === null)
    return (
      <main class="page waiting" id="content" aria-busy="true">
        <p>{t('app.loading')}</p>
      </main>
    );
  const { rooms } = workshop;
  const here = room === null ? rooms[0] : rooms.find(({ id }) => id === room);
  if (here === undefined) return <NotFound address={`/decks/${game}/${room}`} />;
  const { title, say, Screen } = here;
  const tools = {
    download,
    newGame: hrefTo({ screen: 'new', game }),
    playWith: (options: Parameters<typeof rememberOptions>[1]): void => {
      rememberOptions(game, options);
      goTo({ screen: 'new', game });
    },
  };
  return (
    <main class="workshop" id="content" tabIndex={-1}>
      <header class="workshop-head">
        <h1>{title}</h1>
        <p>{say}</p>
        {rooms.length > 1 && <Rooms game={game} rooms={rooms} here={here} />}
      </header>
      <Screen key={here.id} tools={tools} />
    </main>
  );
}
