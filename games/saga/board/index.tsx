import type { Json, Viewer } from '@grognard/kernel';
import type { TableState } from '@grognard/protocol';
import type { GameBoard } from '@grognard/web/table/game-board.ts';
import { momentName, SEAT_NAME } from '../names.ts';
import { isPlayer, PLAYERS } from '../vocabulary.ts';
import { aboutOf } from './about.ts';
import { Board } from './board.tsx';
import { answersOn, canDragFrom, dropAt, pressOn } from './choices.ts';
import { describe } from './describe.ts';
import { hintOf } from './hints.ts';
import './field.css';
import './pieces.css';
import './tray.css';
import './close.css';
import './phone.css';
import { actionLabel, isCommit } from './labels.ts';
import { logLines } from './log-text.ts';
import { remember } from './memory.ts';
import { actionIn, eventsIn, viewIn } from './reading.ts';
import { SeatSign } from './seat-sign.tsx';
import { targetName } from './target-name.ts';
import { Tray } from './tray.tsx';

const phaseName = (state: TableState): string => momentName(viewIn(state));

function waiting(state: TableState): string {
  const { pending, viewer } = viewIn(state);
  const others = PLAYERS.filter((player) => player !== viewer && pending.some(({ seat }) => seat === player));
  if (others.length === 0) return 'Nothing to decide for the moment.';
  return `${others.map((player) => SEAT_NAME[player]).join(' and ')} ${others.length === 1 ? 'is' : 'are'} still deciding.`;
}

const seatName = (seat: Viewer): string => (isPlayer(seat) ? SEAT_NAME[seat] : 'Spectator');

/** Turns are the chapters of a battle. */
function chapter(events: readonly Json[]): string | null {
  for (const event of eventsIn(events)) if (event.type === 'turnBegan') return `Turn ${event.turn}`;
  return null;
}

const WEIGHTS: { readonly [type: string]: number } = {
  unitEliminated: 0.3,
  objectiveScored: 0.3,
  trophyTaken: 0.2,
  outflankArrived: 0.2,
  unitRetreated: 0.16,
  meleeEnded: 0.12,
  casualtiesTaken: 0.08,
  cardPlayed: 0.06,
  testRolled: 0.04,
};

/** How much an entry weighs on the timeline: losses and points most. */
const weight = (events: readonly Json[]): number =>
  Math.min(
    1,
    eventsIn(events).reduce((sum, { type }) => sum + (WEIGHTS[type] ?? 0.01), 0.1),
  );

export const board: GameBoard = {
  id: 'saga',
  Board,
  Tray,
  SeatSign,
  seatName,
  score: (state) => PLAYERS.map((seat) => ({ seat, points: viewIn(state).players[seat].vp, unit: 'VP' })),
  roundName: (state) => `Turn ${Math.max(1, viewIn(state).turn)}`,
  phaseName,
  waiting,
  label: (action, state) => actionLabel(actionIn(action), viewIn(state)),
  hint: (action, state) => (state.hints ? hintOf(viewIn(state), actionIn(action)) : null),
  isCommit: (action) => isCommit(actionIn(action)),
  isGrave: (action) => actionIn(action).type === 'resign',
  targetName: (target, state) => targetName(target, viewIn(state)),
  about: (action, state) => aboutOf(actionIn(action), viewIn(state)),
  answers: answersOn,
  press: pressOn,
  canDrag: canDragFrom,
  drop: dropAt,
  logLines,
  remember,
  chapter,
  weight,
  describe,
};
