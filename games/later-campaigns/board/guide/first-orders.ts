// The second lesson: two letters of Grouchy before Wavre, one that is there at once and one that rides for an hour.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import { haveRiddenOff, isAimed, isWriting, lettersIn, type Step } from './stage.ts';
import { aims, answers, bombards, closes, does, either, firstOf, isAimAt, isTo } from './wishes.ts';
import { orderLessons as words } from './words.ts';

/** Whoever is asked whether leaders act alone leaves them to their orders first. */
const begins = either(firstOf(isTo('fr-c2', 'defend')), closes);
const seals = firstOf(does('finish'));
/** What a turn asks, one thing after the other. */
const playsOn = either(closes, bombards, answers);

export const FIRST_ORDERS: readonly Step[] = [
  stepOf({
    ...words.write,
    rule: 'NLC-12.12a',
    done: (view) => isWriting(view) || lettersIn(view) > 0 || haveRiddenOff(view, 1),
    next: begins,
    isOnDesk: true,
  }),
  stepOf({
    ...words.aim,
    rule: 'NLC-12.2c',
    done: (view) => isAimed(view) || lettersIn(view) > 0 || haveRiddenOff(view, 1),
    next: either(aims, begins),
  }),
  stepOf({
    ...words.seal,
    rule: 'NLC-12.7a',
    done: (view) => lettersIn(view) > 0 || haveRiddenOff(view, 1),
    next: either(seals, aims, begins),
  }),
  stepOf({
    ...words.second,
    rule: 'NLC-12.6b',
    done: (view) => lettersIn(view) > 1 || haveRiddenOff(view, 1),
    next: either(firstOf(isTo('fr-3', 'probe'), isAimAt('bierges')), seals, closes),
    isOneStroke: true,
    isOnDesk: true,
  }),
  stepOf({
    ...words.send,
    rule: 'NLC-12.3c',
    done: (view) => haveRiddenOff(view, 1),
    next: either(closes, seals),
  }),
  stepOf({
    ...words.obedience,
    rule: 'NLC-12.7b',
    done: ({ turn }) => turn > 1,
    next: playsOn,
    isOneStroke: true,
  }),
  stepOf({
    ...words.arrival,
    rule: 'NLC-12.6c',
    done: (view) => haveRiddenOff(view, 2),
    next: playsOn,
  }),
  stepOf({
    ...words.oldOrNew,
    rule: 'NLC-12.6e',
    done: ({ turn }) => turn > 2,
    next: playsOn,
    isOneStroke: true,
  }),
  stepOf({
    ...words.again,
    rule: 'NLC-12.4c',
    done: (view) => haveRiddenOff(view, 3),
    next: playsOn,
  }),
];
