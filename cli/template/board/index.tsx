// The table of Matching Pennies: everything the screen asks a game for.
import { weightOf } from '@grognard/desk/journal/weight.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../events.ts';
import { momentName, SIDE_NAME } from '../names.ts';
import { SIDES } from '../vocabulary.ts';
import type { Board as TableBoard } from './desk.ts';
import { Board } from './drawing/board.tsx';
import { SeatSign } from './drawing/seat-sign.tsx';
import { Tray } from './drawing/tray.tsx';
import { actionLabel } from './words/action-label.ts';
import { describe } from './words/describe.ts';
import { logLines } from './words/journal.ts';
import { sentences } from './words/sentences.ts';
import './drawing/coins.css';

/** Turning the coins up weighs most on the timeline. */
const WEIGHTS = { byType: { coinsShown: 0.8 }, other: 0.1, least: 0.1 };

export const board: TableBoard = {
  id: 'matching-pennies',
  Board,
  Tray,
  SeatSign,
  seatName: (seat) => SIDE_NAME[SIDES.find((side) => side === seat) ?? 'even'],
  score: () => [],
  roundName: () => tell(sentences.round),
  phaseName: ({ view }) => momentName(view),
  waiting: () => tell(sentences.waiting),
  label: actionLabel,
  targetName: (target) => ('button' in target ? target.button : tell(sentences.table)),
  about: () => [],
  answers: (desk, target) => desk.on(target),
  press: () => false,
  canDrag: () => false,
  drop: () => {},
  logLines,
  chapter: () => null,
  weight: (events) => weightOf<Event['type']>(events, WEIGHTS),
  describe: ({ view }) => describe(view),
};
