// Lessons of the second turn and of those after it: what it is all for.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { secondTurn as words } from '../words/sentences-guide.ts';
import { hasActed, isPast, LESSON_BATTLE, type Step } from './stage.ts';
import { fights } from './wishes.ts';

export const SECOND_TURN: readonly Step[] = [
  stepOf({
    ...words.aims,
    rule: 'SAG-16.6',
    done: (view) => isPast(view, 2, 'initiative'),
    next: fights,
  }),
  stepOf({
    ...words.fightOn,
    rule: 'SAG-16.2',
    // Not when the turn is over: it may be the last, and then nobody has heard how a battle is won.
    done: (view) => hasActed(view, 2, 1),
    next: fights,
  }),
  stepOf({
    ...words.win,
    text: tell(words.win.text, { target: LESSON_BATTLE.vpTarget, turns: LESSON_BATTLE.maxTurns }),
    rule: 'SAG-19.3',
    done: ({ result }) => result !== null,
    next: fights,
    isOneStroke: true,
  }),
];
