import { type Lesson, stepOf } from '@grognard/desk/guide/lesson.ts';
import { firstOf } from '@grognard/desk/guide/wishes.ts';
import type { Target } from '@grognard/kernel';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { commit, fire, hasWritten, isOrder, isPast, sendAll } from './wishes.ts';

const sectors =
  (...names: readonly string[]) =>
  (): readonly Target[] =>
    names.map((sector) => ({ sector }));

const LESSONS: readonly Lesson<View, Action>[] = [
  {
    title: 'Send Infantry to a2',
    text: 'Press one of the Infantry in *a1* and then the sector *a2*. That writes one order on your sheet. Black cannot see it.',
    rule: 'GEN-6.4',
    aside: 'Try a3 as well: the table tells you why it is too far.',
    show: sectors('a1', 'a2'),
    learnt: 'Infantry goes one sector.',
    done: hasWritten(1, 'a1', 'I', 'a2'),
    wants: isOrder('a1', 'I', 'a2'),
    next: firstOf(isOrder('a1', 'I', 'a2')),
  },
  {
    title: 'Two more of them',
    text: 'An order moves *one* unit. Press *a2* twice more: equal orders share an arrow, with their number beside it.',
    rule: 'GEN-6.2',
    show: sectors('a1', 'a2'),
    learnt: 'One order, one unit; ten orders a round.',
    done: hasWritten(3, 'a1', 'I', 'a2'),
    wants: isOrder('a1', 'I', 'a2'),
    next: firstOf(isOrder('a1', 'I', 'a2')),
  },
  {
    title: 'Point a battery',
    text: 'A gun’s order is a direction. Send Artillery from *b1* towards *b2*: it may then fire along that line, attack, or move.',
    rule: 'GEN-6.6',
    show: sectors('b1', 'b2'),
    learnt: 'A battery fires, attacks or moves along its arrow.',
    done: hasWritten(1, 'b1', 'A', 'b2'),
    wants: isOrder('b1', 'A', 'b2'),
    next: firstOf(isOrder('b1', 'A', 'b2')),
  },
  {
    title: 'Let the Cavalry ride twice',
    text: 'Horse may ride *two legs*. Press Cavalry in *c1*, then *c2*, then *b2*. It may always stop after the first.',
    rule: 'GEN-6.5',
    aside: 'Try c3 first: two sectors away is a second leg, not one.',
    show: sectors('c1', 'c2', 'b2'),
    learnt: 'Cavalry rides two legs, in two phases.',
    done: hasWritten(1, 'c1', 'C', 'c2'),
    wants: isOrder('c1', 'C', 'c2'),
    next: firstOf(isOrder('c1', 'C', 'c2', 'b2')),
  },
  {
    title: 'Lock the sheet',
    text: 'Write more if you like. Orders you keep back may *rally* routed troops later. Then lock: nothing is shown until both sheets are locked.',
    rule: 'GEN-6.10',
    learnt: 'Orders not written are saved for the rally.',
    done: isPast('planning'),
    next: commit,
  },
  {
    title: 'The Cavalry rides first',
    text: 'Fast movement: only Cavalry acts. Press its arrow to send it, then *Carry out*. Both sides reveal at the same moment.',
    rule: 'GEN-8.1',
    aside: 'Held back, it could still ride in the two phases after the guns.',
    learnt: 'Cavalry acts first, and keeps a second ride.',
    done: isPast('fast'),
    next: sendAll,
  },
  {
    title: 'Open fire',
    text: 'Your battery looks down the line to *b3*. Press its arrow to fire, or hold it back and let it move later. Far shots lose four from the die.',
    rule: 'GEN-13.8',
    learnt: 'Far guns seldom hit; a second shot at the same place is better.',
    done: isPast('bombard'),
    next: fire,
  },
  {
    title: 'March',
    text: 'Combined arms: now everybody may move or attack. *Send all* and carry out. Where enemies meet, they fight: first fire, then melee.',
    rule: 'GEN-10.1',
    aside: 'In a fight the desk below shows the front with its dice and every sum.',
    learnt: 'Moves come before fights; a fight has fire, then melee.',
    done: isPast('combined'),
    next: sendAll,
  },
  {
    title: 'Hold the ground',
    text: 'Finish the round: late moves, then the rally. After that each side scores: *1 VP* for more sectors, prisoners, and *5 VP* for the enemy’s centre. Ten win.',
    rule: 'GEN-16.5',
    learnt: 'Ten points win; the centre is worth five.',
    done: ({ result, round }) => result !== null || round > 1,
    next: commit,
  },
];

export const STEPS = LESSONS.map(stepOf);
