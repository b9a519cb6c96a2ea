// Lessons of the second turn: what it is all for.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import { secondTurn as words } from '../words/sentences-guide.ts';
import { isPast, type Step, topOf } from './stage.ts';
import {
  activates,
  answers,
  commitsHighest,
  declares,
  either,
  fightsOn,
  firstOf,
  sendsSupport,
  sendsToFire,
} from './wishes.ts';

export const SECOND_TURN: readonly Step[] = [
  stepOf({
    ...words.aims,
    rule: 'SAG-16.6',
    done: (view) => isPast(view, 2, 'initiative'),
    next: commitsHighest,
  }),
  stepOf({
    ...words.fightOn,
    rule: 'SAG-16.2',
    done: (view) => isPast(view, 2, 'reinforcements'),
    next: (state) =>
      topOf(state.view) === 'activation'
        ? either(
            firstOf(declares('continue', 'fire', 'engage')),
            sendsToFire,
            sendsSupport,
            firstOf(fightsOn, activates),
            answers,
          )(state)
        : answers(state),
  }),
];
