// What rules need to know about a position more than once, worked out when first asked for.

import { invariant } from '@grognard/kernel';
import { type Stops, stopsOf } from './moves/stops.ts';
import type { Read } from './rule-types.ts';

export class Context {
  readonly #state: Read;
  #stops: Stops | null = null;

  constructor(state: Read) {
    this.#state = state;
  }

  /** D.2: where the group on the move may stop. */
  get stops(): Stops {
    const { group } = this.#state;
    invariant(group !== null, 'a group is on the move');
    this.#stops ??= stopsOf(this.#state, group);
    return this.#stops;
  }
}

export const prepare = (state: Read): Context => new Context(state);
