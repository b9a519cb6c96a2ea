// The first lesson: three turns of Quatre Bras without a letter.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import type { Target } from '@grognard/kernel';
import type { View } from '../../view.ts';
import { bookOf, FOURTH_TURN, isOwnStage, isPast, PUPIL, type Step } from './stage.ts';
import { answers, assaults, bombards, closes, either, movesOn } from './wishes.ts';
import { lessons } from './words.ts';

const ownHexes = ({ stacks }: View): readonly Target[] =>
  stacks.filter(({ side, units }) => side === PUPIL && units.length > 0).map(({ hex }) => ({ hex }));

export const FIRST_TURNS: readonly Step[] = [
  stepOf({
    ...lessons.orders,
    rule: 'NLC-12.2a',
    done: (view) => bookOf(view) === null,
    next: closes,
  }),
  stepOf({
    ...lessons.bombard,
    rule: 'NLC-8.1a',
    show: (view) => (isOwnStage(view) ? ownHexes(view) : []),
    done: (view) => isPast(view, 'bombardment', 1),
    next: either(bombards, answers),
  }),
  stepOf({
    ...lessons.charge,
    rule: 'NLC-7.7a',
    done: (view) => isPast(view, 'charge', 1),
    next: answers,
  }),
  stepOf({
    ...lessons.move,
    rule: 'NLC-12.2.1b',
    done: (view) => isPast(view, 'movement', 1),
    next: either(movesOn, answers),
  }),
  stepOf({
    ...lessons.assault,
    rule: 'NLC-7.3a',
    done: (view) => view.turn > 1 || !isOwnStage(view) || view.stage?.reserve === true,
    next: either(assaults, answers),
  }),
  stepOf({
    ...lessons.turnEnd,
    rule: 'NLC-4.0f',
    done: ({ turn }) => turn > 1,
    next: either(closes, answers),
    isOneStroke: true,
  }),
  stepOf({
    ...lessons.fightOn,
    rule: 'NLC-15.1',
    done: ({ turn }) => turn >= FOURTH_TURN,
    next: either(closes, bombards, answers),
    isOneStroke: true,
  }),
];
