import { type Lesson, stepOf } from '@grognard/desk/guide/lesson.ts';
import { firstOf } from '@grognard/desk/guide/wishes.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { lessonSentences } from '../words/sentences.ts';

const laysHeads = (action: Action): boolean => action.type === 'layCoin' && action.face === 'heads';

const LESSONS: readonly Lesson<View, Action>[] = [
  {
    title: lessonSentences.heads,
    text: lessonSentences.headsText,
    rule: 'PENNY-1.2',
    learnt: lessonSentences.headsLearnt,
    done: ({ coins }) => coins.even !== null,
    wants: laysHeads,
    next: firstOf(laysHeads),
  },
];

export const STEPS = LESSONS.map(stepOf);
