// What rules need to know about a position more than once, worked out when first asked for.
import { invariant } from '@grognard/kernel';
import { leaderAt, leaderSheet } from './changes/bodies.ts';
import { isOnMap, unitAt } from './changes/units.ts';
import { fieldOf } from './ground/field.ts';
import { keptBy } from './ground/kept-by.ts';
import { type Standstill, standstillOf, stillButLeaders } from './ground/standstill.ts';
import { setOut } from './movement/begin-move.ts';
import { type DueGroup, dueGroups } from './movement/entering.ts';
import { leaderGoals } from './movement/leader-goals.ts';
import { stopsFrom } from './movement/leader-stops.ts';
import { movableLeaders } from './movement/leaders.ts';
import { isDrawnAway, isFreeToStay } from './movement/staying.ts';
import { mayStillMove, type Stops, stopsOf } from './movement/stops.ts';
import { leaderAllowance } from './reach/allowance.ts';
import type { Read } from './rule-types.ts';
import type { Hex, LeaderId, Side, UnitId } from './vocabulary.ts';

const unmoved = keptBy<Standstill, 'all', readonly UnitId[]>();
const free = keptBy<Standstill, UnitId, boolean>();
const staying = keptBy<Standstill, UnitId, boolean>();
const movable = keptBy<Standstill, Side, readonly LeaderId[]>();
const rides = keptBy<Standstill, number, readonly Hex[]>();
const rideSets = keptBy<readonly Hex[], 'all', ReadonlySet<Hex>>();
/** More hexes than any map has, and more half-points than anybody. */
const HEXES = 65_536;
const POINTS = 1024;
/** By where he may stop and where friends stand: leaders who ride do not matter to each other. */
const goals = keptBy<readonly Hex[], Uint8Array, readonly Hex[]>();
const due = keptBy<Standstill, Side, readonly DueGroup[]>();

export class Context {
  readonly #state: Read;
  #stops: Stops | null = null;
  #still: Standstill | null = null;

  constructor(state: Read) {
    this.#state = state;
  }

  /** What was found out about the table holds for others with the same. */
  get still(): Standstill {
    this.#still ??= standstillOf(this.#state);
    return this.#still;
  }

  /** NLC-D.2: where the group on the move may stop. */
  get stops(): Stops {
    const { group } = this.#state;
    invariant(group !== null, 'a group is on the move');
    this.#stops ??= stopsOf(this.#state, group);
    return this.#stops;
  }

  /** Units of the Stage on the map that may still move. */
  get unmoved(): readonly UnitId[] {
    return unmoved(this.still, 'all', () => unmovedIn(this.#state));
  }

  /** Whether a unit that has not moved may stay where it is. */
  mayStay(id: UnitId): boolean {
    return staying(this.still, id, () => {
      if (this.#isFree(id)) return true;
      if (isDrawnAway(this.#state, id)) return false;
      const { hex } = unitAt(this.#state, id);
      return setOut(this.#state, [id], hex).stops.good.includes(hex);
    });
  }

  /** Whether one of these may. Whom its order leaves alone is soon found: then nobody else's ways are looked for. */
  mayOneStay(units: readonly UnitId[]): boolean {
    return units.some((id) => this.#isFree(id)) || units.some((id) => this.mayStay(id));
  }

  #isFree(id: UnitId): boolean {
    return free(this.still, id, () => isFreeToStay(this.#state, id));
  }

  /** NLC-4.4: leaders who may still move in the Stage. */
  leaders(side: Side): readonly LeaderId[] {
    return movable(this.still, side, () => movableLeaders(this.#state, side));
  }

  /** NLC-9: who waits at the edge and may come in. */
  due(side: Side): readonly DueGroup[] {
    return due(this.still, side, () => dueGroups(this.#state, side));
  }

  /** NLC-F.4: where a leader who set out from there may stop. */
  stopsOnRide(id: LeaderId, from: Hex): readonly Hex[] {
    // NLC-20.6a: nobody's stops depend on where leaders are, unless they panic each other's men.
    const still = this.#state.options.panic ? this.still : stillButLeaders(this.#state);
    const points = leaderAllowance(this.#state, id);
    return rides(still, HEXES * (POINTS * id + points) + from, () => stopsFrom(this.#state, id, from));
  }

  /** The same for who asks about many hexes. */
  stopSetOnRide(id: LeaderId, from: Hex): ReadonlySet<Hex> {
    const stops = this.stopsOnRide(id, from);
    return rideSets(stops, 'all', () => new Set(stops));
  }

  /** NLC-11.1b, NLC-J.1: where a leader may be sent. */
  goalsOf(id: LeaderId): readonly Hex[] {
    const { hex } = leaderAt(this.#state, id);
    const stops = this.stopsOnRide(id, hex);
    return goals(stops, fieldOf(this.#state).held(leaderSheet(this.#state, id).side), () =>
      leaderGoals(
        this.#state,
        id,
        stops.filter((to) => to !== hex),
      ),
    );
  }
}

const isUnmoved = (state: Read, id: UnitId): boolean => isOnMap(state, id) && mayStillMove(state, id);

export const unmovedIn = (state: Read): readonly UnitId[] =>
  (state.stage?.active ?? []).filter((id) => isUnmoved(state, id));

export const hasUnmoved = (state: Read): boolean =>
  state.stage?.active.some((id) => isUnmoved(state, id)) === true;

export const prepare = (state: Read): Context => new Context(state);
