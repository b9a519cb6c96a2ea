import type { GameBoard } from '@grognard/web/table/game-board.ts';
import { meta } from '../meta.ts';
import { isSide, SIDES } from '../vocabulary.ts';
import { Board, Tray } from './board.tsx';
import { logLines } from './log-lines.ts';
import { actionIn, eventIn, viewIn } from './reading.ts';
import { SeatSign } from './seat-sign.tsx';

/** Everything the table screen needs to know about this game. */
export const board: GameBoard = {
  id: meta.id,
  Board,
  Tray,
  SeatSign,
  seatName: (seat) => (isSide(seat) ? meta.seatNames[seat] : 'Spectator'),
  score: () => [],
  roundName: () => 'One toss',
  phaseName: () => 'Laying coins',
  waiting: () => 'The other coin is still to be laid.',
  label: (action) => `Lay ${actionIn(action).face}`,
  isCommit: () => true,
  isGrave: () => false,
  targetName: (target) => ('button' in target ? target.button : 'the table'),
  about: () => [],
  answers: (desk, target) => desk.on(target),
  press: () => false,
  canDrag: () => false,
  drop: () => {},
  logLines,
  chapter: () => null,
  weight: (events) => (events.some((event) => eventIn(event).type === 'coinsShown') ? 1 : 0.2),
  describe: (state) => [
    {
      title: 'Coins',
      lines: SIDES.map((side) => `${meta.seatNames[side]}: ${viewIn(state).coins[side] ?? 'not laid yet'}`),
    },
  ],
};
