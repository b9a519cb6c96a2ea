import { meta } from '../meta.ts';
import { isSide, SIDES } from '../vocabulary.ts';
import type { Board as TableBoard } from './desk.ts';
import { Board, faceText, Tray } from './drawing/board.tsx';
import { SeatSign } from './drawing/seat-sign.tsx';
import { logLines } from './words/log-lines.ts';

/** Everything the table screen needs to know about this game. */
export const board: TableBoard = {
  id: meta.id,
  Board,
  Tray,
  SeatSign,
  seatName: (seat) => (isSide(seat) ? meta.seatNames[seat] : 'Spectator'),
  score: () => [],
  roundName: () => 'One toss',
  phaseName: () => 'Laying coins',
  waiting: () => 'The other coin is still to be laid.',
  label: ({ face }) => `Lay ${face}`,
  targetName: (target) => ('button' in target ? target.button : 'the table'),
  about: () => [],
  answers: (desk, target) => desk.on(target),
  press: () => false,
  canDrag: () => false,
  drop: () => {},
  logLines,
  chapter: () => null,
  weight: (events) => (events.some(({ type }) => type === 'coinsShown') ? 1 : 0.2),
  describe: ({ view: { coins } }) => [
    { title: 'Coins', lines: SIDES.map((side) => `${meta.seatNames[side]}: ${faceText(coins[side])}`) },
  ],
};
