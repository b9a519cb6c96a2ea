// Lessons of the first turn, phase by phase.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import { FIRST_LINE } from '../../vocabulary.ts';
import { firstTurn as words } from '../words/sentences-guide.ts';
import { declares, judges, sendsTo } from './judgement.ts';
import { hasActed, isActing, isIn, isPast, type Step, slots } from './stage.ts';
import { commitsHighest, either, fights } from './wishes.ts';

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
    done: (view) => hasActed(view, 1, 1) || (view.phase === 'combat' && isActing(view)),
    next: either(sendsTo('fire'), fights),
  }),
  stepOf({
    ...words.fire,
    rule: 'SAG-10.3',
    done: (view) => hasActed(view, 1, 1),
    next: either(declares('fire'), judges),
  }),
  stepOf({
    ...words.engage,
    rule: 'SAG-11.5',
    show: (view) => (isActing(view) ? [] : slots(FIRST_LINE)()),
    done: (view) => hasActed(view, 1, 2),
    next: either(declares('engage', 'continue'), sendsTo('engage'), fights),
  }),
  stepOf({
    ...words.lastMarker,
    rule: 'SAG-13.2',
    done: (view) => isPast(view, 1, 'combat'),
    next: fights,
  }),
  stepOf({
    ...words.discard,
    rule: 'SAG-15.5',
    done: (view) => isPast(view, 1, 'reinforcements') || isIn(view, 'reinforce'),
    next: judges,
  }),
  stepOf({
    ...words.reinforce,
    rule: 'SAG-15.8',
    done: (view) => isPast(view, 1, 'reinforcements'),
    next: judges,
  }),
];
