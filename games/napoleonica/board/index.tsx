import type { GameBoard } from '@grognard/desk';
import { weightOf } from '@grognard/desk/journal/weight.ts';
import { capital } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import { momentName } from '../names.ts';
import type { View } from '../view.ts';
import { isPlayer, PLAYERS } from '../vocabulary.ts';
import { aroundBattles } from './around-battles.ts';
import type { Desk, Selection } from './desk.ts';
import { Board } from './drawing/board.tsx';
import { beatsOf } from './drawing/field/beats.ts';
import { Likeness } from './drawing/field/likeness.tsx';
import type { Scene } from './drawing/field/scene.ts';
import { SeatSign } from './drawing/seat-sign.tsx';
import { Tray } from './drawing/tray/tray.tsx';
import './drawing/field/field.css';
import './drawing/field/tiles.css';
import './drawing/field/figures.css';
import './drawing/tray/tray.css';
import './drawing/tray/attack.css';
import './drawing/tray/hand.css';
import './drawing/mirrored.css';
import './drawing/phone.css';
import { aboutOf, targetName } from './input/about.ts';
import { answersOn, canDragFrom, dropAt, pressOn } from './input/choices.ts';
import { scoreOf } from './input/score.ts';
import { whyNothing } from './input/why-nothing.ts';
import { prepare } from './prepare.ts';
import { roundSummary } from './report/round-summary.ts';
import { announce } from './words/announce.ts';
import { asking } from './words/asking.ts';
import { betweenName, chapter } from './words/chapters.ts';
import { describe } from './words/describe.ts';
import { askFirst } from './words/doubts.ts';
import { logLines } from './words/journal.ts';
import { actionLabel } from './words/labels.ts';
import { liveryIn, type Memory, memoryIn, remember, sideInView } from './words/memory.ts';
import { onTheField } from './words/sentences.ts';

function waiting(view: View): string {
  const { pending, viewer } = view;
  const other = PLAYERS.find((player) => player !== viewer && pending.some(({ seat }) => seat === player));
  return other === undefined
    ? tell(onTheField.nothing)
    : capital(tell(onTheField.waiting, { player: sideInView(view, other) }));
}

function roundName(view: View): string {
  const { battle } = view;
  if (battle === null) return betweenName(view);
  const { round, terms } = battle;
  return round === 0 ? tell(onTheField.settingUp) : tell(onTheField.round, { round, of: terms.escalation });
}

const isBetween = (desk: Desk): boolean => desk.shown.value.view.battle === null;

/** Decisions that are taken at the desk: where it has no room of its own, it opens by itself. */
const AT_THE_DESK: readonly string[] = [
  'openingHand',
  'bid',
  'draft',
  'exchange',
  'deployment',
  'layCards',
  'rerolls',
  'reinforcement',
  'points',
  'regeneration',
  'takeColour',
  'pool',
  'discards',
  'reserves',
  'month',
  'monthlyEvent',
  'fieldArmy',
  'restoration',
  'improvement',
];

const WEIGHTS = {
  byType: {
    unitDestroyed: 0.35,
    vpScored: 0.25,
    modelsLost: 0.12,
    attackDeclared: 0.1,
    bidsRevealed: 0.15,
    unitRetreated: 0.06,
    cardPlayed: 0.08,
  },
  other: 0.01,
  least: 0.1,
};

export const board: GameBoard<View, Action, Event, Selection, Memory, Scene> = {
  id: 'napoleonica',
  prepare: ({ view }) => prepare(view),
  Board,
  Tray,
  needsTray: ({ view, offers }) => offers.length > 0 && AT_THE_DESK.includes(view.frames.at(-1)?.proc ?? ''),
  SeatSign,
  livery: (seat, { view }) => (isPlayer(seat) ? liveryIn(view, seat) : undefined),
  seatName: (seat, state) =>
    isPlayer(seat) ? sideInView(state?.view ?? null, seat) : tell(onTheField.spectator),
  score: ({ view }) => scoreOf(view),
  roundName: ({ view }) => roundName(view),
  phaseName: ({ view }) => (view.battle === null ? roundName(view) : momentName(view)),
  asking,
  waiting: ({ view }) => waiting(view),
  label: (action, { view }) => actionLabel(action, view),
  askFirst,
  announce,
  targetName: (target, { view }) => targetName(target, view),
  about: aboutOf,
  answers: (desk, target) =>
    isBetween(desk)
      ? (aroundBattles()?.answersBetween(desk, target) ?? desk.on(target))
      : answersOn(desk, target),
  whyNothing,
  closerLook: () => false,
  press: (desk, target, at) =>
    isBetween(desk) ? (aroundBattles()?.pressBetween(desk, target, at) ?? false) : pressOn(desk, target, at),
  canDrag: canDragFrom,
  drop: dropAt,
  logLines,
  recall: ({ view }) => memoryIn(view),
  remember,
  chapter,
  summary: (ended) =>
    roundSummary(ended) ??
    aroundBattles()?.battleSummary(ended) ??
    aroundBattles()?.monthSummary(ended) ??
    null,
  beats: beatsOf,
  Likeness,
  weight: (events) => weightOf(events, WEIGHTS),
  describe: ({ view }) => describe(view),
};
