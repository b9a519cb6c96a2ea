import { pending } from '@grognard/kernel';
import { fork, forkWith, mustSubmit, randomChoice } from '../fork.ts';
import type { AnyMatch } from '../game.ts';
import { difference, jsonCopy, notJson } from '../json.ts';
import type { Check } from './check.ts';

/** State is plain JSON, and a game opened from its text goes on exactly like the one it came from. */
export const serialization: Check = {
  name: 'the state survives being written down, at every decision',
  every: 25,
  run({ match, random }) {
    const strange = notJson(match.state);
    if (strange !== null) return `the state is not plain JSON at ${strange}`;
    const reopened = forkWith(match, jsonCopy(match.state) as unknown as AnyMatch['state']);
    const lost = difference(reopened.state, match.state) ?? difference(pending(reopened), pending(match));
    if (lost !== null) return `lost in writing: ${lost}`;
    const here = fork(match);
    const choice = randomChoice(here, random);
    if (choice === undefined) return null;
    mustSubmit(here, choice);
    mustSubmit(reopened, choice);
    const apart = difference(reopened.state, here.state);
    return apart === null
      ? null
      : `after ${JSON.stringify(choice.action)} the reopened game differs at ${apart}`;
  },
};
