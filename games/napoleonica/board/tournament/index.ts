// What a tournament is played with between its battles, fetched together.
export { TournamentBoard } from './tournament-board.tsx';
export { TournamentTray } from './tournament-tray.tsx';
