// Lessons of the first turn, phase by phase.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import { FIRST_LINE } from '../../vocabulary.ts';
import { firstTurn as words } from '../words/sentences-guide.ts';
import { hasActed, isActing, isIn, isPast, type Step, slots } from './stage.ts';
import {
  activates,
  answers,
  commitsHighest,
  declares,
  either,
  fightsOn,
  firstOf,
  sendsSupport,
  sendsToFight,
  sendsToFire,
} from './wishes.ts';

export const FIRST_TURN: readonly Step[] = [
  stepOf({
    ...words.initiative,
    rule: 'SAG-6.2',
    done: (view) => isPast(view, 1, 'initiative'),
    next: commitsHighest,
  }),
  stepOf({
    ...words.marker,
    rule: 'SAG-9.1',
    show: slots(FIRST_LINE),
    done: (view) => hasActed(view, 1) || (view.phase === 'combat' && isActing(view)),
    next: either(sendsToFire, firstOf(activates), answers),
  }),
  stepOf({
    ...words.fire,
    rule: 'SAG-10.3',
    done: (view) => hasActed(view, 1),
    next: either(firstOf(declares('fire')), answers),
  }),
  stepOf({
    ...words.engage,
    rule: 'SAG-11.5',
    show: (view) => (isActing(view) ? [] : slots(FIRST_LINE)()),
    done: (view) => hasActed(view, 2),
    next: either(
      firstOf(declares('engage', 'continue')),
      sendsToFight,
      firstOf(fightsOn, activates),
      answers,
    ),
  }),
  stepOf({
    ...words.lastMarker,
    rule: 'SAG-13.2',
    done: (view) => isPast(view, 1, 'combat'),
    next: either(
      firstOf(declares('fire', 'advanceX', 'engage', 'continue')),
      sendsSupport,
      sendsToFire,
      firstOf(fightsOn, activates),
      answers,
    ),
  }),
  stepOf({
    ...words.discard,
    rule: 'SAG-15.5',
    done: (view) => isPast(view, 1, 'reinforcements') || isIn(view, 'reinforce'),
    next: answers,
  }),
  stepOf({
    ...words.reinforce,
    rule: 'SAG-15.8',
    done: (view) => isPast(view, 1, 'reinforcements'),
    next: answers,
  }),
];
