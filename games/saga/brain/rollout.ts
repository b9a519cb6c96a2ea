// One sensible action, quickly: the best-looking one, with a little noise so that playouts differ.
import { type Frozen, invariant, type Random, type Seat } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { optionsIn } from './options.ts';
import { worth } from './worth.ts';

const NOISE = 0.6;
const FINENESS = 1000;

export const noise = (random: Random): number => (random.die(FINENESS, 'SAG-1.1 mood') / FINENESS) * NOISE;

export function rollout(state: Frozen<State>, seat: Seat, random: Random): Action {
  const player = asPlayer(seat);
  let [best, value]: [Action | null, number] = [null, Number.NEGATIVE_INFINITY];
  for (const action of optionsIn(state, seat)) {
    const looks = worth(state, player, action) + noise(random);
    if (looks > value) [best, value] = [action, looks];
  }
  invariant(best !== null, `${seat} has something to do`);
  return best;
}
