// The lessons of the guided battle, about eight minutes: one idea each.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import type { Target } from '@grognard/kernel';
import type { View } from '../../view.ts';
import { lessons } from '../words/sentences-guide.ts';
import {
  GOAL,
  isActing,
  isAttacking,
  isDeployed,
  isFighting,
  isIn,
  PUPIL,
  ROUNDS,
  roundOf,
  type Step,
} from './stage.ts';
import {
  activatesAFighter,
  answers,
  bidsHighest,
  does,
  drawsUp,
  either,
  firstOf,
  movesForward,
} from './wishes.ts';

const ownUnits = ({ battle }: View): readonly Target[] =>
  battle?.units.filter(({ owner, at }) => owner === PUPIL && at >= 0).map(({ id }) => ({ unit: `${id}` })) ??
  [];
const enemies = ({ battle }: View): readonly Target[] =>
  battle?.units.filter(({ owner, at }) => owner !== PUPIL && at >= 0).map(({ id }) => ({ unit: `${id}` })) ??
  [];

export const LESSONS: readonly Step[] = [
  stepOf({
    ...lessons.deploy,
    rule: 'NAP-SET.10',
    done: (view) => isDeployed(view) && !isIn(view, 'deployment'),
    next: either(drawsUp, firstOf(does('pickOrder'))),
  }),
  stepOf({
    ...lessons.firstCards,
    rule: 'NAP-SET.14',
    done: (view) => roundOf(view) >= 1,
    next: firstOf(does('returnCards')),
  }),
  stepOf({
    ...lessons.bid,
    rule: 'NAP-ORD.2',
    done: (view) => roundOf(view) >= 1 && !isIn(view, 'bid'),
    next: bidsHighest,
  }),
  stepOf({
    ...lessons.orders,
    rule: 'NAP-ORD.10',
    done: (view) => isIn(view, 'reinforcement') || isFighting(view),
    next: either(firstOf(does('escalate'), does('done')), answers),
  }),
  stepOf({
    ...lessons.reinforcement,
    rule: 'NAP-REI.7',
    done: (view) => isFighting(view),
    next: answers,
  }),
  stepOf({
    ...lessons.activate,
    rule: 'NAP-ACT.1',
    show: ownUnits,
    done: (view) => isActing(view) || isFighting(view, 2),
    next: either(activatesAFighter, answers),
  }),
  stepOf({
    ...lessons.march,
    rule: 'NAP-MOV.1',
    done: (view) => (view.battle?.activation?.moved ?? 0) > 0 || isFighting(view, 2),
    next: either(movesForward, activatesAFighter, answers),
  }),
  stepOf({
    ...lessons.attack,
    rule: 'NAP-ATK.2',
    show: (view) => (isActing(view) ? enemies(view) : []),
    done: (view) => isAttacking(view) || isFighting(view, 3),
    next: either(firstOf(does('attack')), movesForward, activatesAFighter, answers),
  }),
  stepOf({
    ...lessons.dice,
    rule: 'NAP-ATK.26',
    done: (view) => !isAttacking(view),
    next: answers,
  }),
  stepOf({
    ...lessons.round,
    rule: 'NAP-BAT.4',
    done: (view) => roundOf(view) >= 2,
    next: either(firstOf(does('attack')), movesForward, activatesAFighter, answers),
  }),
  stepOf({
    ...lessons.battle,
    text: tell(lessons.battle.text, { goal: GOAL, rounds: ROUNDS }),
    rule: 'NAP-VIC.1',
    done: ({ result }) => result !== null,
    next: either(firstOf(does('attack')), movesForward, activatesAFighter, answers),
  }),
];
