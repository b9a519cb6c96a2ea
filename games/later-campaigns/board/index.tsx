import type { GameBoard } from '@grognard/desk';
import { weightOf } from '@grognard/desk/journal/weight.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { View } from '../view.ts';
import { type Hex, isSide, SIDES, sideOfSeat } from '../vocabulary.ts';
import { SIDE_NAME, seatName } from '../words/sides-and-orders.ts';
import type { Desk, Selection, TableState } from './desk.ts';
import { Board } from './drawing/board.tsx';
import { afterPress, journal, LAZY_PARTS, Likeness, paperPresses, results } from './drawing/lazy-parts.ts';
import type { Scene } from './drawing/map/scene.ts';
import { SeatSign } from './drawing/seat-sign.tsx';
import { Tray } from './drawing/tray/tray.tsx';
import './drawing/map/map.css';
import './drawing/panel/panel.css';
import './drawing/tray/tray.css';
import { aboutOf, isOnDeskOnly, targetName } from './input/about.ts';
import { answersOn } from './input/answers.ts';
import { isFightOnDesk } from './input/fight-rolls.ts';
import { ownGroup, procIn } from './input/moment.ts';
import { hexOf } from './input/pieces.ts';
import { canDragFrom, dropAt, pressOn } from './input/press.ts';
import { isWriting } from './staff/is-writing.ts';
import { announce } from './words/announce.ts';
import { asking } from './words/asking.ts';
import { chapter } from './words/chapter.ts';
import { describe, turnInWords } from './words/describe.ts';
import { type Memory, recall, remember } from './words/journal-memory.ts';
import { actionLabel } from './words/labels.ts';
import { onTheMap } from './words/sentences.ts';
import { SIDES_IN_WORDS } from './words/sentences-names.ts';

/** For whoever is asked; who that is, is not told while orders are written. By file nobody here knows who has answered. */
function waiting({ view: { active }, decisions, mail }: TableState): string {
  const known = decisions.map(({ seat }) => sideOfSeat(seat)).find((side) => side !== null);
  const asked = known ?? (mail === undefined ? active?.side : undefined);
  return asked === undefined ? tell(onTheMap.nothing) : tell(onTheMap.waiting, { side: SIDE_NAME[asked] });
}

/** While orders are written the map takes them down; where that has not come yet it takes nothing. */
function pressPaper(desk: Desk, hex: Hex, at: Element | null): boolean {
  if (!isWriting(desk.shown.value.view)) return false;
  paperPresses.load();
  return paperPresses.value?.pressPlace(desk, hex, at) ?? false;
}

/** Letters, odds and dice, and who is chosen nowhere else. */
const needsTray = (state: TableState): boolean =>
  procIn(state.view) === 'orders' ||
  isOnDeskOnly(state) ||
  (state.offers.length > 0 && isFightOnDesk(state.view));

/** While nobody is asked, and where the prompt holds all answers, there is nothing on the desk. */
const hasTray = (desk: Desk): boolean =>
  desk.isLive.value &&
  (desk.shown.value.view.stage !== null ||
    desk.offers().some(({ action }) => aboutOf(action, desk.shown.value).length > 0));

const WEIGHTS = {
  byType: {
    unitEliminated: 0.35,
    stepLost: 0.12,
    assaultBegan: 0.12,
    chargeDeclared: 0.1,
    armyDemoralized: 0.5,
    guardBroken: 0.5,
  },
  other: 0.01,
  least: 0.1,
};

const nameOfSeat = (seat: string): string =>
  seat === 'spectator' ? tell(onTheMap.spectator) : seatName(seat);
const seatPhrase = (seat: string): string => (isSide(seat) ? SIDES_IN_WORDS[seat] : nameOfSeat(seat));

export const board: GameBoard<View, Action, Event, Selection, Memory, Scene> = {
  id: 'later-campaigns',
  lazyParts: LAZY_PARTS,
  Board,
  Tray,
  needsTray,
  hasTray,
  SeatSign,
  seatName: nameOfSeat,
  seatInSentence: seatPhrase,
  score: ({ view }) =>
    SIDES.map((seat) => ({
      seat,
      points: view.points[seat],
      unit: tell(onTheMap.points),
      class: `later-campaigns-points-of-${seat}`,
    })),
  roundName: ({ view }) => turnInWords(view),
  phaseName: ({ view }) => turnInWords(view),
  waiting,
  label: (action, { view }) => actionLabel(action, view),
  asking: (desk) => asking(desk, afterPress.value?.owingLeadersIn),
  askFirst: (action, state) => afterPress.value?.askFirst(action, state) ?? null,
  // A group is chosen and sent off by the same press.
  isHalfway: ({ view }) => procIn(view) === 'group' && ownGroup(view)?.hexesMoved === 0,
  announce,
  targetName: (target, { view }) => targetName(target, view),
  about: aboutOf,
  answers: answersOn,
  whyNothing: (desk, target) => afterPress.value?.whyNothing(desk, target) ?? null,
  press: (desk, target, at) =>
    pressPaper(desk, hexOf(desk.shown.value.view, target), at) || pressOn(desk, target, at),
  canDrag: canDragFrom,
  drop: dropAt,
  journal,
  logLines: (events, memory) => journal.value?.logLines(events, memory) ?? [],
  recall: ({ view }) => recall(view),
  remember,
  chapter,
  Likeness,
  results,
  beats: (news) => results.value?.beatsOf(news) ?? [],
  summary: async (ended) => (await import('./report/turn-summary.ts')).turnSummary(ended),
  weight: (events) => weightOf(events, WEIGHTS),
  describe: ({ view }) => describe(view),
};
