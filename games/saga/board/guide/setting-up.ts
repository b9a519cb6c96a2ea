// Lessons before the first turn: deployment and ground.
import { stepOf } from '@grognard/desk/guide/lesson.ts';
import type { View } from '../../view.ts';
import { FIRST_LINE, SECOND_LINE } from '../../vocabulary.ts';
import { settingUp as words } from '../words/sentences-guide.ts';
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
    ...words.front,
    rule: 'SAG-2.7',
    show: slots(FIRST_LINE),
    done: (view) => isDeployed(view) || hasPlaced(view),
    wants: (action) => action.type === 'place' && action.slot.startsWith('L'),
    next: deploys,
  }),
  stepOf({
    ...words.others,
    rule: 'SAG-4.6',
    done: isDeployed,
    next: deploys,
    isOneStroke: true,
  }),
  stepOf({
    ...words.ground,
    rule: 'SAG-8.1',
    show: slots([...FIRST_LINE, ...SECOND_LINE]),
    done: (view) => view.result !== null || view.phase !== 'setup',
    next: either(
      firstOf((action) => action.type === 'terrain' && action.slot === 'L3'),
      firstOf(({ type }) => type === 'done'),
    ),
  }),
];
