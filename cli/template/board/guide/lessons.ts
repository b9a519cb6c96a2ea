import { type Lesson, stepOf } from '@grognard/desk/guide/lesson.ts';
import { firstOf } from '@grognard/desk/guide/wishes.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';

const laysHeads = (action: Action): boolean => action.type === 'layCoin' && action.face === 'heads';

const LESSONS: readonly Lesson<View, Action>[] = [
  {
    title: 'Lay heads',
    text: 'Choose *heads*. Your coin lies face down: Odd sees that it lies, and nothing else. You win if both show the same.',
    rule: 'PENNY-1.2',
    learnt: 'A coin lies covered until both lie.',
    done: ({ coins }) => coins.even !== null,
    wants: laysHeads,
    next: firstOf(laysHeads),
  },
];

export const STEPS = LESSONS.map(stepOf);
