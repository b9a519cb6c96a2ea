// One sensible action, quickly: the best-looking one, with a little noise so that playouts differ.
import { type Frozen, invariant, type Random, type Seat } from '@grognard/kernel';
import type { Action } from '../grammar.ts';
import { asPlayer } from '../rule-types.ts';
import type { State } from '../state.ts';
import { looksOf, mayTake } from './looks.ts';
import { MIND, type Mind } from './mind.ts';

const NOISE = 0.12;
const FINENESS = 1000;

export const noise = (random: Random): number => (random.die(FINENESS, 'SAG-1.1 mood') / FINENESS) * NOISE;

export const rollout = (state: Frozen<State>, seat: Seat, random: Random): Action =>
  quickest(state, seat, random, MIND);

export function quickest(state: Frozen<State>, seat: Seat, random: Random, mind: Mind): Action {
  const looks = looksOf(state, asPlayer(seat), mind).map((look) => ({
    look,
    seems: look.value + noise(random),
  }));
  for (;;) {
    let best = looks[0];
    for (const each of looks) if (best === undefined || each.seems > best.seems) best = each;
    invariant(best !== undefined && best.seems > Number.NEGATIVE_INFINITY, `${seat} has something to do`);
    if (mayTake(state, best.look)) return best.look.action;
    best.seems = Number.NEGATIVE_INFINITY;
  }
}
