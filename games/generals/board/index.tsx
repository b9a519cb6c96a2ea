import type { Json, Viewer } from '@grognard/kernel';
import type { TableState } from '@grognard/protocol';
import type { GameBoard } from '@grognard/web/table/game-board.ts';
import { SIDE_NAME } from '../names.ts';
import { SIDES } from '../vocabulary.ts';
import { aboutOf } from './about.ts';
import { Board } from './board.tsx';
import { answersOn, canDragFrom, dropAt, pressOn } from './choices.ts';
import { describe } from './describe.ts';
import { percent } from './die.tsx';
import { chanceOf } from './hints.ts';
import './ground.css';
import './sectors.css';
import './counters.css';
import './arrows.css';
import './tray.css';
import './decision-tray.css';
import './tray-sizes.css';
import { actionLabel, isCommit } from './labels.ts';
import { logLines } from './log-text.ts';
import { isSide, PHASE_NAME } from './names.ts';
import { actionIn, eventsIn, viewIn } from './reading.ts';
import { SeatSign } from './seat-sign.tsx';
import { targetName } from './target-name.ts';
import { Tray } from './tray.tsx';

const STEPS = [
  '',
  'reactions',
  'positions',
  'ranged fire',
  'ranged fire',
  'ranged fire',
  'second positions',
  'melee',
  'melee',
  'melee',
];

function phaseName(state: TableState): string {
  const { phase, combat, round } = viewIn(state);
  const step = combat === null ? '' : `, step ${combat.step} of 9, ${STEPS[combat.step] ?? ''}`;
  return phase === 'setup' ? PHASE_NAME.setup : `Round ${round}, ${PHASE_NAME[phase].toLowerCase()}${step}`;
}

function waiting(state: TableState): string {
  const { desks, viewer } = viewIn(state);
  const others = SIDES.filter((side) => side !== viewer && desks[side] === 'deciding').map(
    (side) => SIDE_NAME[side],
  );
  if (others.length === 0) return 'Nothing to decide for the moment.';
  const locked = isSide(viewer) && desks[viewer] === 'locked' ? 'You are ready. ' : '';
  return `${locked}${others.join(' and ')} ${others.length === 1 ? 'is' : 'are'} still deciding.`;
}

const seatName = (seat: Viewer): string => (isSide(seat) ? SIDE_NAME[seat] : 'Spectator');

function hint(action: Json, state: TableState): string | null {
  const chance = state.hints ? chanceOf(viewIn(state), actionIn(action)) : null;
  return chance === null ? null : percent(chance);
}

/** Rounds are the chapters of a battle. */
function chapter(events: readonly Json[]): string | null {
  for (const event of eventsIn(events)) if (event.type === 'roundBegan') return `Round ${event.round}`;
  return null;
}

/** How much an entry weighs on the timeline: losses and points most. */
function weight(events: readonly Json[]): number {
  const points = eventsIn(events).reduce((sum, { type }) => {
    if (type === 'unitRouted' || type === 'unitCaptured' || type === 'vpScored') return sum + 0.14;
    return (
      sum + (type === 'attackResolved' || type === 'unitMoved' || type === 'unitAdvanced' ? 0.05 : 0.015)
    );
  }, 0.12);
  return Math.min(1, points);
}

export const board: GameBoard = {
  id: 'generals',
  Board,
  Tray,
  SeatSign,
  seatName,
  score: (state) =>
    SIDES.map((seat) => ({
      seat,
      points: viewIn(state).vp[seat],
      unit: 'VP',
      look: seat === 'black' ? 'ebony' : 'bone',
    })),
  roundName: (state) => `Round ${Math.max(1, viewIn(state).round)} of 10`,
  phaseName,
  waiting,
  label: (action, state) => actionLabel(actionIn(action), viewIn(state)),
  hint,
  isCommit: (action) => isCommit(actionIn(action)),
  isGrave: (action) => actionIn(action).type === 'resign',
  targetName: (target, state) => targetName(target, viewIn(state)),
  about: (action, state) => aboutOf(actionIn(action), viewIn(state)),
  answers: answersOn,
  press: pressOn,
  canDrag: canDragFrom,
  drop: dropAt,
  logLines,
  chapter,
  weight,
  describe,
};
