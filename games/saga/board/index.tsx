import type { GameBoard } from '@grognard/desk';
import { weightOf } from '@grognard/desk/journal/weight.ts';
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import { momentName, SEAT_NAME } from '../names.ts';
import type { View } from '../view.ts';
import { isPlayer, PLAYERS } from '../vocabulary.ts';
import type { Desk, Selection } from './desk.ts';
import { Likeness } from './drawing/cards/likeness.tsx';
import { beatsOf } from './drawing/field/beats.ts';
import { Board } from './drawing/field/board.tsx';
import { joinedScenes, type Scene } from './drawing/field/scene.ts';
import { Hint } from './drawing/hint.tsx';
import { SeatSign } from './drawing/seat-sign.tsx';
import { TurnEndSheet } from './drawing/tray/decision-sheet.tsx';
import { Tray } from './drawing/tray/tray.tsx';
import { aboutOf } from './input/action-targets.ts';
import { answersOn, canDragFrom, dropAt, pressOn } from './input/choices.ts';
import { targetName } from './input/targets.ts';
import { endTurn, playerAtTurnEnd } from './input/turn-end.ts';
import { whyNothing } from './input/why-nothing.ts';
import './drawing/field/field.css';
import './drawing/field/pieces.css';
import './drawing/field/markers.css';
import './drawing/field/announcement.css';
import './drawing/tray/tray.css';
import './drawing/tray/hand.css';
import './drawing/tray/piles.css';
import './drawing/inspection/inspection.css';
import './drawing/phone.css';
import { turnSummary } from './report/turn-summary.ts';
import { announce } from './words/announce.ts';
import { describe } from './words/describe.ts';
import { askFirst } from './words/doubts.ts';
import { logLines } from './words/journal.ts';
import { actionLabel } from './words/labels.ts';
import { onTheBoards } from './words/sentences.ts';
import { turnEndWords } from './words/sentences-labels.ts';
import { type Memory, recall, remember } from './words/unit-memory.ts';
import { windowIn } from './words/window.ts';

function waiting({ pending, viewer }: View): string {
  const others = PLAYERS.filter((player) => player !== viewer && pending.some(({ seat }) => seat === player));
  if (others.length === 0) return tell(onTheBoards.nothingToDecide);
  return tell(onTheBoards.waiting, { sides: listed(others.map((player) => SEAT_NAME[player])) });
}

/** SAG-15.1: the whole end of a turn is one question where it is answered on one sheet. */
function asking({ shown }: Desk): string | null {
  if (playerAtTurnEnd(shown.value) === null) return null;
  const hasCards = windowIn(shown.value.view) !== null;
  return tell(hasCards ? turnEndWords.askWithCards : turnEndWords.ask);
}

/** Turns are the chapters of a battle. */
function chapter(events: readonly Event[]): string | null {
  const began = events.find(({ type }) => type === 'turnBegan');
  return began?.type === 'turnBegan' ? `Turn ${began.turn}` : null;
}

/** Losses and points weigh most on the timeline. */
const WEIGHTS = {
  byType: {
    unitEliminated: 0.3,
    objectiveScored: 0.3,
    trophyTaken: 0.2,
    outflankArrived: 0.2,
    unitRetreated: 0.16,
    meleeEnded: 0.12,
    casualtiesTaken: 0.08,
    cardPlayed: 0.06,
    testRolled: 0.04,
  },
  other: 0.01,
  least: 0.1,
};

export const board: GameBoard<View, Action, Event, Selection, Memory, Scene> = {
  id: 'saga',
  Board,
  Tray,
  SeatSign,
  seatName: (seat) => (isPlayer(seat) ? SEAT_NAME[seat] : 'Spectator'),
  score: ({ view }) =>
    PLAYERS.map((seat) => ({
      seat,
      points: view.players[seat].vp,
      unit: 'VP',
      class: `saga-points-of-${seat}`,
    })),
  roundName: ({ view }) => `Turn ${Math.max(1, view.turn)}`,
  phaseName: ({ view }) => momentName(view),
  asking,
  wax: (desk) =>
    playerAtTurnEnd(desk.shown.value) === null
      ? null
      : { label: tell(turnEndWords.end), press: () => endTurn(desk) },
  lazyParts: [TurnEndSheet],
  waiting: ({ view }) => waiting(view),
  label: (action, { view }) => actionLabel(action, view),
  askFirst,
  announce,
  Hint,
  targetName: (target, { view }) => targetName(target, view),
  about: (action, { view }) => aboutOf(action, view),
  answers: answersOn,
  whyNothing,
  closerLook: (target) => 'unit' in target || 'card' in target,
  press: pressOn,
  canDrag: canDragFrom,
  drop: dropAt,
  logLines,
  recall: ({ view }) => recall(view.units),
  remember,
  chapter,
  summary: turnSummary,
  beats: beatsOf,
  Likeness,
  joined: joinedScenes,
  weight: (events) => weightOf(events, WEIGHTS),
  describe: ({ view }) => describe(view),
};
