import { frozen, viewIn, viewOf } from '@grognard/kernel';
import { forkWith, wander } from '../fork.ts';
import { difference, jsonCopy, notJson, parting } from '../json.ts';
import type { Check } from './check.ts';

const PLAYED_ON = 12;

/** A made-up world shows its seat the same view, is a state like any other, and can be played on. */
export const determinizing: Check = {
  name: 'determinize gives a playable state with the same view',
  every: 40,
  run({ module, match, random }) {
    for (const seat of match.seats) {
      const view = viewOf(match, seat);
      const before = JSON.stringify(view);
      const imagined = module.determinize(view, seat, random);
      const strange = notJson(imagined);
      if (strange !== null) return `the state made up for ${seat} is not plain JSON at ${strange}`;
      const again = JSON.stringify(viewIn(module, frozen(imagined), seat));
      if (again !== before)
        return `${seat} would see something else: ${parting(JSON.parse(again), JSON.parse(before))}`;
      const unlike = difference(Object.keys(imagined).toSorted(), Object.keys(match.state).toSorted());
      if (unlike !== null) return `the state made up for ${seat} has other fields: ${unlike}`;
      const parsed = module.parsePosition(jsonCopy(module.position(imagined)));
      if (!parsed.ok)
        return `the state made up for ${seat} is no position, at ${parsed.error.path}: ${parsed.error.message}`;
      wander(forkWith(match, imagined), random, PLAYED_ON);
      if (JSON.stringify(view) !== before) return `determinizing for ${seat} changed the view it was given`;
    }
    return null;
  },
};
