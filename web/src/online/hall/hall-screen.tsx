import '../../words/ranks-words.ts';
import './hall.css';
import { lazyScreen } from '../../screens/lazy-screen.tsx';
import { NotFound } from '../../screens/not-found.tsx';

const Ladder = lazyScreen(async () => (await import('./ladder-screen.tsx')).LadderScreen);
const Tournament = lazyScreen(async () => (await import('./tournament-screen.tsx')).TournamentScreen);
/** Linked from nowhere. */
const Operator = lazyScreen(async () => (await import('../operator/operator-screen.tsx')).OperatorScreen);

interface HallScreenProps {
  readonly room: string;
  readonly about: string | null;
}

/** Rooms of the server beside the games. */
export function HallScreen({ room, about }: HallScreenProps) {
  switch (room) {
    case 'ladder':
      return <Ladder key={about} game={about} />;
    case 'tournament':
      return <Tournament key={about} tournament={about ?? ''} />;
    case 'operator':
      return <Operator />;
    default:
      return <NotFound address={`/hall/${room}`} />;
  }
}
