// What rules need to know about a position more than once, worked out when first asked for.
import { invariant } from '@grognard/kernel';
import { unitAt } from './changes/units.ts';
import { setOut } from './moves/begin-move.ts';
import { isFreeToStay } from './moves/staying.ts';
import { type Stops, stopsOf } from './moves/stops.ts';
import type { Read } from './rule-types.ts';
import type { Hex, UnitId } from './vocabulary.ts';

export class Context {
  readonly #state: Read;
  #stops: Stops | null = null;
  #starts: Map<UnitId, readonly Hex[]> | null = null;

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

  /** D.2: good stops of a unit that has not moved. */
  stopsFor(id: UnitId): readonly Hex[] {
    this.#starts ??= new Map();
    let good = this.#starts.get(id);
    if (good === undefined) {
      const { hex } = unitAt(this.#state, id);
      good = setOut(this.#state, [id], hex).stops.good;
      this.#starts.set(id, good);
    }
    return good;
  }

  /** Whether a unit that has not moved may stay where it is. */
  mayStay(id: UnitId): boolean {
    return isFreeToStay(this.#state, id) || this.stopsFor(id).includes(unitAt(this.#state, id).hex);
  }
}

export const prepare = (state: Read): Context => new Context(state);
