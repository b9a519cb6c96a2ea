import type { GameBoard } from '@grognard/desk';
import type { Json, Viewer } from '@grognard/kernel';
import { SEAT_NAME } from '../names.ts';
import { isPlayer, PLAYERS } from '../vocabulary.ts';
import type { TableState } from './desk.ts';
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
import { targetName } from './input/targets.ts';
import { logLines } from './words/journal.ts';
import { actionLabel, isCommit } from './words/labels.ts';
import { PHASE_NAME } from './words/names.ts';
import { remember } from './words/unit-memory.ts';

function phaseName(state: TableState): string {
  const { phase, turn } = state.view;
  return phase === 'setup' ? PHASE_NAME.setup : `Turn ${turn}, ${PHASE_NAME[phase].toLowerCase()}`;
}

function waiting(state: TableState): string {
  const { pending, viewer } = state.view;
  const others = PLAYERS.filter((player) => player !== viewer && pending.some(({ seat }) => seat === player));
  if (others.length === 0) return 'Nothing to decide for the moment.';
  return `${others.map((player) => SEAT_NAME[player]).join(' and ')} ${others.length === 1 ? 'is' : 'are'} still deciding.`;
}

const seatName = (seat: Viewer): string => (isPlayer(seat) ? SEAT_NAME[seat] : 'Spectator');

/** Turns are the chapters of a battle. */
function chapter(events: readonly Json[]): string | null {
  for (const event of events) if (event.type === 'turnBegan') return `Turn ${event.turn}`;
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
    events.reduce((sum, { type }) => sum + (WEIGHTS[type] ?? 0.01), 0.1),
  );

export const board: GameBoard = {
  id: 'saga',
  Board,
  Tray,
  SeatSign,
  seatName,
  score: (state) => PLAYERS.map((seat) => ({ seat, points: state.view.players[seat].vp, unit: 'VP' })),
  roundName: (state) => `Turn ${Math.max(1, state.view.turn)}`,
  phaseName,
  waiting,
  label: (action, state) => actionLabel(action, state.view),
  hint: (action, state) => (state.hints ? hintOf(state.view, action) : null),
  isCommit: (action) => isCommit(action),
  isGrave: (action) => action.type === 'resign',
  targetName: (target, state) => targetName(target, state.view),
  about: (action, state) => aboutOf(action, state.view),
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
