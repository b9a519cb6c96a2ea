// Lessons of the second turn: what it is all for.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
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
    title: 'Know what you fight for',
    text: 'A destroyed unit is worth *2 VP*, a captured Flag or Officer 1, each of your two secret *objectives* 1. Read yours, then commit a card for the second turn.',
    rule: 'SAG-16.6',
    learnt: 'Points are destroyed units, trophies and objectives.',
    done: (view) => isPast(view, 2, 'initiative'),
    next: commitsHighest,
  }),
  stepOf({
    title: 'Fight this turn out',
    text: 'Now you command. Cards that fit the moment are lit in your hand. The battle ends at the end of a turn: with *10 VP* for somebody, or when a 1st Line has *three empty slots*. Keep yours closed.',
    rule: 'SAG-16.2',
    aside: 'From here on the table is yours: play the battle to its end if you like.',
    learnt: 'Ten points end it; three holes in the front lose it.',
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
