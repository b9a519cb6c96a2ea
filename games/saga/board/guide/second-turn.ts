// Lessons of the second turn and of those after it: what it is all for.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { secondTurn as words } from '../words/sentences-guide.ts';
import { isPast, SHORT_BATTLE, type Step, topOf } from './stage.ts';
import {
  activates,
  answers,
  closesTheFront,
  commitsHighest,
  declares,
  either,
  fightsOn,
  firstOf,
  sendsSupport,
  sendsToFire,
} from './wishes.ts';

/** Holes in front are closed, whoever can hurt the enemy does, and every other question has a sensible answer. */
const fightsThrough: Step['next'] = (state) => {
  if (topOf(state.view) === 'initiative') return commitsHighest(state);
  return topOf(state.view) === 'activation'
    ? either(
        firstOf(declares('continue', 'fire', 'engage', 'advance')),
        closesTheFront,
        sendsToFire,
        sendsSupport,
        firstOf(fightsOn, activates),
        answers,
      )(state)
    : answers(state);
};

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
    next: fightsThrough,
  }),
  stepOf({
    ...words.win,
    text: tell(words.win.text, { target: SHORT_BATTLE.vpTarget, turns: SHORT_BATTLE.maxTurns }),
    rule: 'SAG-19.3',
    done: ({ result }) => result !== null,
    next: fightsThrough,
    isOneStroke: true,
  }),
];
