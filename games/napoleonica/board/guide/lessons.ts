// The lessons of the guided battle, about eight minutes: one idea each.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import type { Target } from '@grognard/kernel';
import type { View } from '../../view.ts';
import {
  isActing,
  isAttacking,
  isDeployed,
  isFighting,
  isIn,
  PUPIL,
  roundOf,
  type Step,
  topOf,
} from './stage.ts';
import { activatesAFighter, answers, bidsHighest, does, either, firstOf, movesForward } from './wishes.ts';

const ownUnits = ({ battle }: View): readonly Target[] =>
  battle?.units.filter(({ owner, at }) => owner === PUPIL && at >= 0).map(({ id }) => ({ unit: `${id}` })) ??
  [];
const enemies = ({ battle }: View): readonly Target[] =>
  battle?.units.filter(({ owner, at }) => owner !== PUPIL && at >= 0).map(({ id }) => ({ unit: `${id}` })) ??
  [];

export const LESSONS: readonly Step[] = [
  stepOf({
    title: 'Draw up your army',
    text: 'Six units wait below the field. Press one, then a hex of your *zone*: foot in front, guns and Napoleon behind. You and the enemy place turn about.',
    rule: 'NAP-SET.10',
    learnt: 'Units deploy in their zone, turn about.',
    done: (view) => isDeployed(view) && !isIn(view, 'deployment'),
    next: firstOf(does('pickOrder'), does('deploy')),
  }),
  stepOf({
    title: 'Sort your first cards',
    text: 'You have drawn five *Maneuver cards*. Mark two to give back, those you understand least, and confirm.',
    rule: 'NAP-SET.14',
    learnt: 'Three cards to begin with, and a Decoy that never leaves you.',
    done: (view) => roundOf(view) >= 1,
    next: firstOf(does('returnCards')),
  }),
  stepOf({
    title: 'Bid for the lead',
    text: 'Every round begins with a bid. Press a card twice: the number at its corner is your bid. The winner *leads*, picks a side of the Escalation card and acts first, and his card is gone.',
    rule: 'NAP-ORD.2',
    aside: 'The loser gets his card back, but both have seen it.',
    learnt: 'A card is an effect or a bid.',
    done: (view) => roundOf(view) >= 1 && !isIn(view, 'bid'),
    next: bidsHighest,
  }),
  stepOf({
    title: 'Look at your Orders',
    text: 'Orders come *blind* out of your pouch. Green, blue and red activate different units; purple stands for any. You may exchange some now, or keep them.',
    rule: 'NAP-ORD.10',
    learnt: 'What you can do this round lies behind your screen.',
    done: (view) => isIn(view, 'reinforcement') || isFighting(view),
    next: either(firstOf(does('escalate'), does('done')), answers),
  }),
  stepOf({
    title: 'Take a reinforcement',
    text: 'Three cards lie open. Take one: points bring *lost models* back down the tablet, others give Orders or rest.',
    rule: 'NAP-REI.7',
    learnt: 'Lost models come back line by line.',
    done: (view) => isFighting(view),
    next: answers,
  }),
  stepOf({
    title: 'Activate a unit',
    text: 'Press one of your units with a dashed edge. It takes an Order that fits its card; a second activation in the same round costs *Fatigue*.',
    rule: 'NAP-ACT.1',
    aside: 'Lift an Order first if you want to pay with a certain colour.',
    show: ownUnits,
    learnt: 'One Order, one activation.',
    done: (view) => isActing(view) || isFighting(view, 2),
    next: either(activatesAFighter, answers),
  }),
  stepOf({
    title: 'March',
    text: 'Green hexes are in reach. *Point at one* to see whom the unit could attack from there, then press it. Woods and hills stop whoever enters them.',
    rule: 'NAP-MOV.1',
    learnt: 'Point first, then press: the field shows what would come of it.',
    done: (view) => (view.battle?.activation?.moved ?? 0) > 0 || isFighting(view, 2),
    next: either(movesForward, activatesAFighter, answers),
  }),
  stepOf({
    title: 'Attack',
    text: 'An enemy with saw teeth can be attacked: press it. The panel shows the *dice* of the attack, where each comes from, and what they promise. If nobody is in reach yet, march on with the next unit.',
    rule: 'NAP-ATK.1',
    show: (view) => (isActing(view) ? enemies(view) : []),
    learnt: 'Unit, hex, enemy: three presses.',
    done: (view) => isAttacking(view) || isFighting(view, 3),
    next: either(firstOf(does('attack')), movesForward, activatesAFighter, answers),
  }),
  stepOf({
    title: 'Cards, dice, rerolls',
    text: 'You may lay a card face down, and so may the enemy. Then the dice fall: a *hit* is damage, an *arrow* is a retreat, a *star* is a crit. A die with a dashed edge may be rolled again.',
    rule: 'NAP-ATK.19',
    learnt: 'Lay, roll, reroll, read the result.',
    done: (view) => !isAttacking(view),
    next: answers,
  }),
  stepOf({
    title: 'Fight the round to its end',
    text: 'Go on turn about until your Orders are spent, then *pass*. Destroyed units score points; four of them win this battle.',
    rule: 'NAP-BAT.4',
    learnt: 'Whoever has passed is out until the next round.',
    done: (view) => roundOf(view) >= 3 || (roundOf(view) >= 2 && topOf(view) === 'bid'),
    next: either(firstOf(does('attack')), movesForward, activatesAFighter, answers),
  }),
];
