import { fork, forkWith, wander } from '../fork.ts';
import type { AnyMatch } from '../game.ts';
import { deepFreeze, difference, jsonCopy } from '../json.ts';
import type { Check } from './check.ts';

type Fields = { [key: string]: unknown };

/** Puts a stranger into every field that rules may assign: those of the state itself and of each frame. */
function spoil(state: object): void {
  const { frames } = state as { frames: Fields[] };
  for (const frame of frames) for (const key of Object.keys(frame)) frame[key] = 'spoiled';
  frames.push({ proc: 'spoiled', step: 'spoiled' });
  for (const key of Object.keys(state)) (state as Fields)[key] = 'spoiled';
}

/**
 * A clone may share records that are only ever replaced. What is shared is found by use: everything the clone was made
 * from is frozen, then rules run on the clone, and a rule that changes something shared in place throws.
 */
export const cloning: Check = {
  name: 'a clone is equal and changing it leaves the original alone',
  every: 20,
  run({ module, match, random }) {
    const before = jsonCopy(match.state);
    const unequal = difference(module.clone(match.state), before);
    if (unequal !== null) return `the clone differs at ${unequal}`;
    spoil(module.clone(match.state));
    const moved = difference(match.state, before);
    if (moved !== null) return `spoiling the clone changed the original at ${moved}`;
    const frozen = forkWith(match, before as unknown as AnyMatch['state']);
    for (let step = 0; step < 6; step += 1) {
      deepFreeze(frozen.state);
      if (wander(frozen, random, 1).length === 0) break;
    }
    return difference(fork(match).state, before);
  },
};
