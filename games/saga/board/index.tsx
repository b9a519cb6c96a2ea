import type { Json, Viewer } from '@grognard/kernel';
import type { TableState } from '@grognard/protocol';
import type { GameBoard } from '@grognard/web/table/game-board.ts';
import { SEAT_NAME } from '../names.ts';
import { isPlayer, PLAYERS } from '../vocabulary.ts';
import { Board } from './drawing/field/board.tsx';
import { hintOf } from './drawing/use-odds.ts';
import { aboutOf } from './input/action-targets.ts';
import { answersOn, canDragFrom, dropAt, pressOn } from './input/choices.ts';
import { describe } from './words/describe.ts';
import './drawing/field/field.css';
import './drawing/field/pieces.css';
import './drawing/tray/tray.css';
import './drawing/inspection/inspection.css';
import './drawing/phone.css';
import { SeatSign } from './drawing/seat-sign.tsx';
import { Tray } from './drawing/tray/tray.tsx';
import { actionIn, eventsIn, viewIn } from './input/reading.ts';
import { targetName } from './input/targets.ts';
import { logLines } from './words/journal.ts';
import { actionLabel, isCommit } from './words/labels.ts';
import { PHASE_NAME } from './words/names.ts';
import { remember } from './words/unit-memory.ts';

function phaseName(state: TableState): string {
  const { phase, turn } = viewIn(state);
  return phase === 'setup' ? PHASE_NAME.setup : `Turn ${turn}, ${PHASE_NAME[phase].toLowerCase()}`;
}

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
