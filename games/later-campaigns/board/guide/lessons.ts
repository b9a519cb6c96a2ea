// The lessons of the guided battle: three turns of Quatre Bras without a letter, and in the fourth the first order.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import type { Target } from '@grognard/kernel';
import type { View } from '../../view.ts';
import { bookOf, hasAnswered, isOwnStage, isPast, PUPIL, type Step, TURN_OF_ORDERS } from './stage.ts';
import { aims, answers, assaults, bombards, does, either, firstOf, movesOn, writes } from './wishes.ts';
import { lessons } from './words.ts';

const ownHexes = ({ stacks }: View): readonly Target[] =>
  stacks.filter(({ side, units }) => side === PUPIL && units.length > 0).map(({ hex }) => ({ hex }));

const closes = firstOf(does('done'));

const firstTurns: readonly Step[] = [
  stepOf({
    ...lessons.book,
    rule: 'NLC-12.11a',
    done: (view) => bookOf(view) !== 'local',
    next: closes,
  }),
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
    done: (view) => view.turn > 1 || !isOwnStage(view),
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
    done: ({ turn }) => turn >= TURN_OF_ORDERS,
    next: either(closes, bombards, answers),
    isOneStroke: true,
  }),
];

const firstOrders: readonly Step[] = [
  stepOf({
    ...lessons.write,
    rule: 'NLC-12.12a',
    done: (view) => view.draft?.edit?.sender !== undefined && bookOf(view) === 'send',
    next: (state) => (bookOf(state.view) === 'send' ? writes(state) : either(closes, answers)(state)),
  }),
  stepOf({
    ...lessons.aim,
    rule: 'NLC-12.2c',
    done: ({ draft }) => draft === null || (draft.edit?.target ?? null) !== null || draft.papers.length > 0,
    next: either(aims, firstOf(does('finish'))),
  }),
  stepOf({
    ...lessons.seal,
    rule: 'NLC-12.7a',
    done: ({ draft }) => draft === null || draft.papers.length > 0,
    next: firstOf(does('finish'), does('dropOrder')),
  }),
  stepOf({
    ...lessons.send,
    rule: 'NLC-12.3c',
    done: (view) => bookOf(view) === null,
    next: closes,
  }),
  stepOf({
    ...lessons.obedience,
    rule: 'NLC-12.7b',
    done: hasAnswered,
    next: either(closes, answers),
    isOneStroke: true,
  }),
];

export const LESSONS: readonly Step[] = [...firstTurns, ...firstOrders];
