// The table of Generals: everything the screen asks a game for.
import { weightOf } from '@grognard/desk/journal/weight.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Event } from '../events.ts';
import { momentName, SIDE_NAME } from '../names.ts';
import type { View } from '../view.ts';
import { SIDES } from '../vocabulary.ts';
import type { Board as GeneralsBoard } from './desk.ts';
import { Board } from './drawing/board.tsx';
import { afterPress, Hint, journal, LAZY_PARTS, Likeness, results, summaryOf } from './drawing/lazy-parts.ts';
import { SeatSign } from './drawing/seat-sign.tsx';
import { Tray } from './drawing/tray/tray.tsx';
import { beatsIn } from './drawing/use-scene.ts';
import { aboutOf } from './input/about.ts';
import { answersOn } from './input/answers.ts';
import { canDragFrom, dropAt } from './input/drag.ts';
import { pressOn } from './input/press.ts';
import { actionLabel } from './words/action-label.ts';
import { doubtAbout } from './words/commit-label.ts';
import { describe } from './words/describe.ts';
import { diceOf, isSide } from './words/names.ts';
import { combatStages, moments, waits } from './words/sentences-table.ts';
import { targetName } from './words/target-name.ts';
import './drawing/sides.css';
import './drawing/ground.css';
import './drawing/sectors.css';
import './drawing/counters.css';
import './drawing/marks.css';
import './drawing/arrows.css';
import './drawing/tray/tray.css';
import './drawing/tray/decision-tray.css';
import './drawing/tray/tray-sizes.css';

/** Section 12, by its steps. */
const STAGES = [
  combatStages.react,
  combatStages.lineUp,
  combatStages.fire,
  combatStages.fire,
  combatStages.fire,
  combatStages.lineUpAgain,
];

function phaseName(view: View): string {
  const moment = momentName(view);
  if (view.combat === null) return moment;
  const stage = tell(STAGES[view.combat.step - 1] ?? combatStages.melee);
  return tell(moments.inCombat, { moment, stage });
}

function waiting({ desks, viewer }: View): string {
  const [first, second] = SIDES.filter((side) => side !== viewer && desks[side] === 'deciding');
  if (first === undefined) return tell(waits.nothing);
  if (second !== undefined) return tell(waits.both);
  const isReady = isSide(viewer) && desks[viewer] === 'locked';
  return tell(isReady ? waits.ready : waits.other, { side: SIDE_NAME[first] });
}

/** Fights, rallies and armies that are placed are looked at on the desk; orders are on the field itself. */
const needsTray = ({ combat, draft, phase }: View): boolean =>
  combat !== null || phase === 'setup' || draft?.kind === 'rally' || draft?.kind === 'road';

/** Rounds are the chapters of a battle. */
function chapter(events: readonly Event[]): string | null {
  const began = events.find((event) => event.type === 'roundBegan');
  return began === undefined ? null : tell(moments.chapter, { round: began.round });
}

/** Losses and points weigh most on the timeline. */
const WEIGHTS = {
  byType: {
    unitRouted: 0.14,
    unitCaptured: 0.14,
    vpScored: 0.14,
    attackResolved: 0.05,
    unitMoved: 0.05,
    unitAdvanced: 0.05,
  },
  other: 0.015,
  least: 0.12,
} as const;

export const board: GeneralsBoard = {
  id: 'generals',
  Board,
  Tray,
  lazyParts: LAZY_PARTS,
  SeatSign,
  seatName: (seat) => (isSide(seat) ? SIDE_NAME[seat] : tell(moments.spectator)),
  score: ({ view }) => SIDES.map((seat) => ({ seat, points: view.vp[seat], unit: 'VP', look: diceOf(seat) })),
  roundName: ({ view }) => tell(moments.round, { round: Math.max(1, view.round) }),
  phaseName: ({ view }) => phaseName(view),
  waiting: ({ view }) => waiting(view),
  label: (action, { view }) => actionLabel(action, view),
  askFirst: doubtAbout,
  Hint,
  targetName: (target, { view }) => targetName(target, view),
  about: (action, { view }) => aboutOf(action, view),
  answers: answersOn,
  whyNothing: (desk, target) => afterPress.value?.whyNothing(desk, target) ?? null,
  closerLook: (target) => 'unit' in target,
  press: pressOn,
  canDrag: canDragFrom,
  drop: dropAt,
  journal,
  logLines: (events) => journal.value?.logLines(events) ?? [],
  chapter,
  results,
  beats: beatsIn,
  Likeness,
  weight: (events) => weightOf<Event['type']>(events, WEIGHTS),
  announce: (desk) => afterPress.value?.announcement(desk) ?? null,
  summary: summaryOf,
  needsTray: ({ view }) => needsTray(view),
  describe: ({ view }) => describe(view),
};
