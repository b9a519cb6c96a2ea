// The lessons of the guided battle: two turns, one idea at a time.

import type { GuideStep, Phrase } from '@grognard/desk';
import type { Target } from '@grognard/kernel';
import { strategyCard } from '../../data/strategy-cards.ts';
import type { Action } from '../../grammar.ts';
import type { View } from '../../view.ts';
import { FIRST_LINE, SECOND_LINE } from '../../vocabulary.ts';
import type { TableState } from '../desk.ts';
import { deploys } from './deployment.ts';
import { hasActed, isActing, isIn, isPast, PUPIL, topOf } from './stage.ts';
import {
  activates,
  answers,
  bestOf,
  declares,
  either,
  fightsOn,
  firstOf,
  type Next,
  sendsSupport,
  sendsToFight,
  sendsToFire,
} from './wishes.ts';

interface Lesson {
  readonly title: string;
  readonly text: readonly Phrase[];
  readonly rule: GuideStep['rule'];
  readonly aside?: string;
  readonly show?: (view: View) => readonly Target[];
  readonly learnt: string;
  done(view: View): boolean;
  readonly wants?: (action: Action) => boolean;
  readonly next: Next;
  readonly isOneStroke?: boolean;
}

const step = ({ aside, show, done, wants, ...lesson }: Lesson): GuideStep => ({
  ...lesson,
  aside: aside ?? null,
  show: (state: TableState) => show?.(state.view) ?? [],
  isDone: (state) => done(state.view),
  wants: wants === undefined ? null : (json) => wants(json),
});

const slots = (names: readonly string[]) => (): readonly Target[] => names.map((sector) => ({ sector }));

const isDeployed = (view: View): boolean => {
  const frame = view.frames.find(({ proc }) => proc === 'deployment');
  if (frame === undefined) return true;
  const committed = 'committed' in frame ? frame['committed'] : null;
  return Array.isArray(committed) && committed.includes(PUPIL);
};
const hasPlaced = ({ draft }: View): boolean =>
  draft?.kind === 'deploy' && FIRST_LINE.some((slot) => draft.slots[slot] !== undefined);

const SETTING_UP: readonly GuideStep[] = [
  step({
    title: 'Put a unit into the front',
    text: [
      'Your board has a 1st Line of five slots, a 2nd Line of four and a Reserve. Press ',
      { bold: 'Infantry' },
      ' among your twelve units, then a slot of the ',
      { bold: '1st Line' },
      '. The enemy’s line will face it, slot by slot.',
    ],
    rule: 'SAG-2.7',
    aside: 'Try a gun there as well: the table tells you why it may not stand in front.',
    show: slots(FIRST_LINE),
    learnt: 'Two lines of five face each other, slot by slot.',
    done: (view) => isDeployed(view) || hasPlaced(view),
    wants: (action) => action.type === 'place' && action.slot.startsWith('L'),
    next: deploys,
  }),
  step({
    title: 'Deploy the others',
    text: [
      'Fill both lines: foot in front, horse and guns behind. The last three, and every Guard, go into the ',
      { bold: 'Reserve' },
      ', face-down. Then confirm. “Do it for me” lays out a good battle line.',
    ],
    rule: 'SAG-4.6',
    learnt: 'Both lines full, three units in Reserve; no guns in front, no Guard in the lines.',
    done: isDeployed,
    next: deploys,
    isOneStroke: true,
  }),
  step({
    title: 'Choose your ground',
    text: [
      'Terrain is a card of your hand, laid under a unit of yours. Press the card, then a slot: a ',
      { bold: 'Hill' },
      ' helps whoever is attacked, ',
      { bold: 'Woods' },
      ' and ',
      { bold: 'Buildings' },
      ' shelter from fire. Without such cards you are done.',
    ],
    rule: 'SAG-8.1',
    show: slots([...FIRST_LINE, ...SECOND_LINE]),
    learnt: 'Terrain goes under your own units, and into the enemy’s hands if they win it.',
    done: (view) => view.result !== null || view.phase !== 'setup',
    next: either(
      firstOf((action) => action.type === 'terrain' && action.slot === 'L3'),
      firstOf(({ type }) => type === 'done'),
    ),
  }),
];

/** The highest initiative a card of the hand promises. */
const commits: Next = bestOf((action) =>
  action.type === 'commit' ? 1 + strategyCard(action.card).initiative : 0,
);

const FIRST_TURN: readonly GuideStep[] = [
  step({
    title: 'Spend a card for the first move',
    text: [
      'Each turn both sides give up one card, unseen, for its ',
      { bold: 'initiative' },
      ' number. The higher one moves first. The ',
      { bold: 'Bluff' },
      ' is worth nothing but comes back to your hand.',
    ],
    rule: 'SAG-6.2',
    aside: 'A card spent here cannot be played for its effect any more.',
    learnt: 'Every card is an effect or a number, never both.',
    done: (view) => isPast(view, 1, 'initiative'),
    next: commits,
  }),
  step({
    title: 'Give a unit its marker',
    text: [
      'You have ',
      { bold: 'three markers' },
      ' a turn and place them turn about with the enemy. Press an Infantry unit of your 1st Line that has an enemy before it.',
    ],
    rule: 'SAG-9.1',
    show: slots(FIRST_LINE),
    learnt: 'Three activations a turn, turn about, one for each unit.',
    done: (view) => hasActed(view, 1) || (view.phase === 'combat' && isActing(view)),
    next: either(sendsToFire, firstOf(activates), answers),
  }),
  step({
    title: 'Fire!',
    text: [
      'Press the enemy in front and choose ',
      { bold: 'Fire' },
      '. One die plus the unit’s Fire: ',
      { bold: '6 or more' },
      ' is a hit, ',
      { bold: '9 or more' },
      ' two. The table shows the whole sum.',
    ],
    rule: 'SAG-10.3',
    aside: 'It could move, or change places with a neighbour, instead.',
    learnt: 'Die + Fire: 6 hits once, 9 twice.',
    done: (view) => hasActed(view, 1),
    next: either(firstOf(declares('fire')), answers),
  }),
  step({
    title: 'Go in with the bayonet',
    text: [
      'Activate another unit and ',
      { bold: 'engage' },
      ' the enemy before it. Both roll, both may bleed, and they stay locked until one breaks. Cavalry may ',
      { bold: 'charge' },
      ' for +1.',
    ],
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
  step({
    title: 'Spend your last marker',
    text: [
      { bold: 'Guns' },
      ' fire over your own lines from the 2nd Line and the Reserve. Or bring a fresh unit forward: one of the 2nd Line may ',
      { bold: 'change places' },
      ' with a tired one in front of it.',
    ],
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
  step({
    title: 'Sort your hand',
    text: [
      'The fighting is over for this turn. Throw away what you cannot use, for you draw up to ',
      { bold: 'five cards' },
      ' again; then keep the rest.',
    ],
    rule: 'SAG-15.5',
    learnt: 'A new hand of five at the end of every turn.',
    done: (view) => isPast(view, 1, 'reinforcements') || isIn(view, 'reinforce'),
    next: answers,
  }),
  step({
    title: 'Bring up a fresh unit',
    text: [
      'One unit of your Army deck may come into the ',
      { bold: 'Reserve' },
      ', face-down. From there it is committed to the 2nd Line, and from there to the front.',
    ],
    rule: 'SAG-15.8',
    learnt: 'One reinforcement a turn, into the Reserve.',
    done: (view) => isPast(view, 1, 'reinforcements'),
    next: answers,
  }),
];

const SECOND_TURN: readonly GuideStep[] = [
  step({
    title: 'Know what you fight for',
    text: [
      'A destroyed unit is worth ',
      { bold: '2 VP' },
      ', a captured Flag or Officer 1, each of your two secret ',
      { bold: 'objectives' },
      ' 1. Read yours, then commit a card for the second turn.',
    ],
    rule: 'SAG-16.6',
    learnt: 'Points are destroyed units, trophies and objectives.',
    done: (view) => isPast(view, 2, 'initiative'),
    next: commits,
  }),
  step({
    title: 'Fight this turn out',
    text: [
      'Now you command. Cards that fit the moment are lit in your hand. The battle ends at the end of a turn: with ',
      { bold: '10 VP' },
      ' for somebody, or when a 1st Line has ',
      { bold: 'three empty slots' },
      '. Keep yours closed.',
    ],
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

export const STEPS: readonly GuideStep[] = [...SETTING_UP, ...FIRST_TURN, ...SECOND_TURN];
