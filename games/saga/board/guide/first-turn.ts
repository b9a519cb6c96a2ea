// Lessons of the first turn, phase by phase.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import { FIRST_LINE } from '../../vocabulary.ts';
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
    title: 'Spend a card for the first move',
    text: 'Each turn both sides give up one card, unseen, for its *initiative* number. The higher one moves first. The *Bluff* is worth nothing but comes back to your hand.',
    rule: 'SAG-6.2',
    aside: 'A card spent here cannot be played for its effect any more.',
    learnt: 'Every card is an effect or a number, never both.',
    done: (view) => isPast(view, 1, 'initiative'),
    next: commitsHighest,
  }),
  stepOf({
    title: 'Give a unit its marker',
    text: 'You have *three markers* a turn and place them turn about with the enemy. Press an Infantry unit of your 1st Line that has an enemy before it.',
    rule: 'SAG-9.1',
    show: slots(FIRST_LINE),
    learnt: 'Three activations a turn, turn about, one for each unit.',
    done: (view) => hasActed(view, 1) || (view.phase === 'combat' && isActing(view)),
    next: either(sendsToFire, firstOf(activates), answers),
  }),
  stepOf({
    title: 'Fire!',
    text: 'Press the enemy in front and choose *Fire*. One die plus the unit’s Fire: *6 or more* is a hit, *9 or more* two. The table shows the whole sum.',
    rule: 'SAG-10.3',
    aside: 'It could move, or change places with a neighbour, instead.',
    learnt: 'Die + Fire: 6 hits once, 9 twice.',
    done: (view) => hasActed(view, 1),
    next: either(firstOf(declares('fire')), answers),
  }),
  stepOf({
    title: 'Go in with the bayonet',
    text: 'Activate another unit and *engage* the enemy before it. Both roll, both may bleed, and they stay locked until one breaks. Cavalry may *charge* for +1.',
    rule: 'SAG-11.5',
    aside: 'The second casualty calls for a Morale test: whoever fails it retreats.',
    show: (view) => (isActing(view) ? [] : slots(FIRST_LINE)()),
    learnt: 'In a melee both sides roll; it lasts until one of them gives way.',
    done: (view) => hasActed(view, 2),
    next: either(
      firstOf(declares('engage', 'continue')),
      sendsToFight,
      firstOf(fightsOn, activates),
      answers,
    ),
  }),
  stepOf({
    title: 'Spend your last marker',
    text: '*Guns* fire over your own lines from the 2nd Line and the Reserve. Or bring a fresh unit forward: one of the 2nd Line may *change places* with a tired one in front of it.',
    rule: 'SAG-13.2',
    learnt: 'Guns reach three rows; tired units are exchanged, not healed.',
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
    title: 'Sort your hand',
    text: 'The fighting is over for this turn. Throw away what you cannot use, for you draw up to *five cards* again; then keep the rest.',
    rule: 'SAG-15.5',
    learnt: 'A new hand of five at the end of every turn.',
    done: (view) => isPast(view, 1, 'reinforcements') || isIn(view, 'reinforce'),
    next: answers,
  }),
  stepOf({
    title: 'Bring up a fresh unit',
    text: 'One unit of your Army deck may come into the *Reserve*, face-down. From there it is committed to the 2nd Line, and from there to the front.',
    rule: 'SAG-15.8',
    learnt: 'One reinforcement a turn, into the Reserve.',
    done: (view) => isPast(view, 1, 'reinforcements'),
    next: answers,
  }),
];
