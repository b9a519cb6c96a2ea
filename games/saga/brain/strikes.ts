// Shots and rounds of Melee of one table, each worked out once: many declarations end in the same blow.
import type { Frozen } from '@grognard/kernel';
import type { State } from '../state.ts';
import type { UnitId } from '../vocabulary.ts';
import { Stakes } from './harm.ts';
import { clashWorth, shotWorth } from './strike.ts';

/** Good while nothing on the table changes. */
export class Strikes {
  readonly #state: Frozen<State>;
  readonly #stakes: Stakes;
  readonly #known = new Map<string, number>();

  constructor(state: Frozen<State>) {
    this.#state = state;
    this.#stakes = new Stakes(state);
  }

  shot(unit: UnitId, target: UnitId): number {
    return this.#once(`${unit} ${target}`, () => shotWorth(this.#state, unit, target, 0, this.#stakes));
  }

  /** A new Melee. */
  engagement(unit: UnitId, foe: UnitId, charges: boolean): number {
    return this.#once(`${unit} ${charges ? 'charges' : 'engages'} ${foe}`, () =>
      clashWorth(this.#state, unit, foe, { engaging: true, charges }, this.#stakes),
    );
  }

  /** A Melee in progress. */
  round(unit: UnitId, foe: UnitId): number {
    return clashWorth(this.#state, unit, foe, { engaging: false, charges: false }, this.#stakes);
  }

  #once(key: string, work: () => number): number {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const worth = work();
    this.#known.set(key, worth);
    return worth;
  }
}
