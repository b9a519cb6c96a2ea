import { weightOf } from '@grognard/desk/journal/weight.ts';
import { SIDES } from '../state.ts';
import { answersOn, canDragFrom, dropAt, pressOn } from './choices.ts';
import type { Desk, Shown, SkirmishBoard } from './desk.ts';
import { Board } from './field-map.tsx';
import { SeatSign } from './seat-sign.tsx';
import { fullName, hexInWords, label, logLines, SIDE_NAME, targetName } from './words.ts';

const sideName = (seat: string): string => SIDE_NAME[seat === 'british' ? 'british' : 'french'];
const turnName = ({ view }: Shown): string => `Turn ${view.turn} of 6, ${SIDE_NAME[view.mover]}`;

function Tray({ desk }: { readonly desk: Desk }) {
  const { view } = desk.shown.value;
  return (
    <p class="sheet" style="padding:12px 16px">
      {view.holder === null
        ? 'Nobody has been in the village.'
        : `${SIDE_NAME[view.holder]} hold the village.`}
    </p>
  );
}

export const board: SkirmishBoard = {
  id: 'skirmish',
  Board,
  Tray,
  SeatSign,
  seatName: sideName,
  score: ({ view }) =>
    SIDES.map((seat) => ({
      seat,
      points: view.units.filter(({ side }) => side === seat).reduce((sum, { steps }) => sum + steps, 0),
      unit: 'steps',
    })),
  roundName: turnName,
  phaseName: turnName,
  waiting: ({ view }) => `The ${SIDE_NAME[view.mover]} move and fire.`,
  label,
  targetName: (target, { view }) => targetName(target, view),
  about: (action) => ('unit' in action ? [{ unit: action.unit }] : []),
  answers: answersOn,
  press: pressOn,
  canDrag: canDragFrom,
  drop: dropAt,
  logLines,
  chapter: (events) => {
    const ended = events.find((event) => event.type === 'turnEnded');
    return ended === undefined ? null : `Turn ${ended.turn + 1}`;
  },
  weight: (events) => weightOf(events, { byType: { fired: 0.2, broken: 0.6 }, other: 0.05, least: 0.1 }),
  describe: ({ view }) => [
    { title: 'Units', lines: view.units.map((unit) => `${fullName(unit)}: ${hexInWords(view, unit.hex)}`) },
  ],
};
