// What rules need to know about a position more than once, worked out when first asked for.
import { invariant } from '@grognard/kernel';
import { isOnMap, unitAt } from './changes/units.ts';
import { setOut } from './moves/begin-move.ts';
import { leaderGoals } from './moves/leader-goals.ts';
import { movableLeaders } from './moves/leaders.ts';
import { isDrawnAway, isFreeToStay } from './moves/staying.ts';
import { mayStillMove, type Stops, stopsOf } from './moves/stops.ts';
import type { Read } from './rule-types.ts';
import type { Hex, LeaderId, Side, UnitId } from './vocabulary.ts';

export class Context {
  readonly #state: Read;
  #stops: Stops | null = null;
  #unmoved: readonly UnitId[] | null = null;
  readonly #staying = new Map<UnitId, boolean>();
  readonly #leaders = new Map<Side, readonly LeaderId[]>();
  readonly #leaderGoals = new Map<LeaderId, readonly Hex[]>();

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

  /** Units of the Stage on the map that may still move. */
  get unmoved(): readonly UnitId[] {
    this.#unmoved ??= unmovedIn(this.#state);
    return this.#unmoved;
  }

  /** Whether a unit that has not moved may stay where it is. */
  mayStay(id: UnitId): boolean {
    return kept(this.#staying, id, () => {
      if (isFreeToStay(this.#state, id)) return true;
      if (isDrawnAway(this.#state, id)) return false;
      const { hex } = unitAt(this.#state, id);
      return setOut(this.#state, [id], hex).stops.good.includes(hex);
    });
  }

  /** NLC-4.4: leaders who may still move in the Stage. */
  leaders(side: Side): readonly LeaderId[] {
    return kept(this.#leaders, side, () => movableLeaders(this.#state, side));
  }

  /** NLC-11.1b, J.1: where a leader may be sent. */
  goalsOf(id: LeaderId): readonly Hex[] {
    return kept(this.#leaderGoals, id, () => leaderGoals(this.#state, id));
  }
}

function kept<Key, Answer>(known: Map<Key, Answer>, key: Key, work: () => Answer): Answer {
  let answer = known.get(key);
  if (answer === undefined) {
    answer = work();
    known.set(key, answer);
  }
  return answer;
}

export const unmovedIn = (state: Read): readonly UnitId[] =>
  (state.stage?.active ?? []).filter((id) => isOnMap(state, id) && mayStillMove(state, id));

export const prepare = (state: Read): Context => new Context(state);
