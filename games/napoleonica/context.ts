// What rules need to know about a position more than once, worked out when first asked for.
import type { Frozen } from '@grognard/kernel';
import { type Destinations, destinationsOf } from './movement/destinations.ts';
import type { State } from './state.ts';
import type { UnitId } from './vocabulary.ts';

export class Context {
  readonly #state: Frozen<State>;
  #reach: Map<UnitId, Destinations> | null = null;

  constructor(state: Frozen<State>) {
    this.#state = state;
  }

  /** NAP-MOV.6: where the unit of the activation may move to. */
  destinations(unit: UnitId): Destinations {
    this.#reach ??= new Map();
    let found = this.#reach.get(unit);
    if (found === undefined) {
      found = destinationsOf(this.#state, unit);
      this.#reach.set(unit, found);
    }
    return found;
  }
}

export const prepare = (state: Frozen<State>): Context => new Context(state);
