// Lessons before the first turn: deployment and ground.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import type { View } from '../../view.ts';
import { FIRST_LINE, SECOND_LINE } from '../../vocabulary.ts';
import { deploys } from './deployment.ts';
import { PUPIL, type Step, slots } from './stage.ts';
import { either, firstOf } from './wishes.ts';

const isDeployed = (view: View): boolean => {
  const frame = view.frames.find(({ proc }) => proc === 'deployment');
  if (frame === undefined) return true;
  const committed = 'committed' in frame ? frame['committed'] : null;
  return Array.isArray(committed) && committed.includes(PUPIL);
};
const hasPlaced = ({ draft }: View): boolean =>
  draft?.kind === 'deploy' && FIRST_LINE.some((slot) => draft.slots[slot] !== undefined);

export const SETTING_UP: readonly Step[] = [
  stepOf({
    title: 'Put a unit into the front',
    text: 'Your board has a 1st Line of five slots, a 2nd Line of four and a Reserve. Press *Infantry* among your twelve units, then a slot of the *1st Line*. The enemy’s line will face it, slot by slot.',
    rule: 'SAG-2.7',
    aside: 'Try a gun there as well: the table tells you why it may not stand in front.',
    show: slots(FIRST_LINE),
    learnt: 'Two lines of five face each other, slot by slot.',
    done: (view) => isDeployed(view) || hasPlaced(view),
    wants: (action) => action.type === 'place' && action.slot.startsWith('L'),
    next: deploys,
  }),
  stepOf({
    title: 'Deploy the others',
    text: 'Fill both lines: foot in front, horse and guns behind. The last three, and every Guard, go into the *Reserve*, face-down. Then confirm. “Do it for me” lays out a good battle line.',
    rule: 'SAG-4.6',
    learnt: 'Both lines full, three units in Reserve; no guns in front, no Guard in the lines.',
    done: isDeployed,
    next: deploys,
    isOneStroke: true,
  }),
  stepOf({
    title: 'Choose your ground',
    text: 'Terrain is a card of your hand, laid under a unit of yours. Press the card, then a slot: a *Hill* helps whoever is attacked, *Woods* and *Buildings* shelter from fire. Without such cards you are done.',
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
