import { type Lesson, stepOf } from '@grognard/desk/guide/lesson.ts';
import { firstOf } from '@grognard/desk/guide/wishes.ts';
import type { Target } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { lessons as words } from '../words/sentences-guide.ts';
import { commit, fightOn, fire, hasWritten, isOrder, isOver, isPast, isRide, sendAll } from './wishes.ts';

const sectors =
  (...names: readonly string[]) =>
  (): readonly Target[] =>
    names.map((sector) => ({ sector }));

const LESSONS: readonly Lesson<View, Action>[] = [
  {
    ...words.infantry,
    rule: 'GEN-6.4',
    show: sectors('a1', 'a2'),
    done: hasWritten(1, 'a1', 'I', 'a2'),
    wants: isOrder('a1', 'I', 'a2'),
    next: firstOf(isOrder('a1', 'I', 'a2')),
  },
  {
    ...words.more,
    rule: 'GEN-6.2',
    show: sectors('a1', 'a2'),
    done: hasWritten(3, 'a1', 'I', 'a2'),
    wants: isOrder('a1', 'I', 'a2'),
    next: firstOf(isOrder('a1', 'I', 'a2')),
  },
  {
    ...words.battery,
    rule: 'GEN-6.6',
    show: sectors('b1', 'b2'),
    done: hasWritten(1, 'b1', 'A', 'b2'),
    wants: isOrder('b1', 'A', 'b2'),
    next: firstOf(isOrder('b1', 'A', 'b2')),
  },
  {
    ...words.ride,
    rule: 'GEN-6.5',
    show: sectors('c1', 'c2', 'b2'),
    done: hasWritten(1, 'c1', 'C', 'c2', 'b2'),
    wants: isRide('c1', 'C', 'c2', 'b2'),
    next: firstOf(isOrder('c1', 'C', 'c2', 'b2')),
  },
  {
    ...words.lock,
    rule: 'GEN-6.10',
    done: isPast('planning'),
    next: fightOn,
    isOneStroke: true,
  },
  {
    ...words.fast,
    rule: 'GEN-8.1',
    done: isPast('fast'),
    next: sendAll,
  },
  {
    ...words.fire,
    rule: 'GEN-13.8',
    done: isPast('bombard'),
    next: fire,
  },
  {
    ...words.combined,
    rule: 'GEN-10.1',
    done: isPast('combined'),
    next: sendAll,
  },
  {
    ...words.ground,
    rule: 'GEN-16.5',
    done: isOver(1),
    next: commit,
  },
  {
    ...words.again,
    rule: 'GEN-6.2',
    done: (view) => isOver(2)(view) || (view.round === 2 && view.phase !== 'planning'),
    next: fightOn,
    isOneStroke: true,
  },
  {
    ...words.win,
    rule: 'GEN-16.6',
    done: ({ result }) => result !== null,
    next: fightOn,
    isOneStroke: true,
  },
];

export const STEPS = LESSONS.map(stepOf);
