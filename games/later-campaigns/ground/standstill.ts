// What is derived from a table holds as long as nothing changes on it. While orders are written, and while a side arranges
// its counters, nothing does.
import type { Unit } from '../state.ts';
import type { Position } from './position.ts';

/** As long as it is the same object, what was found out about a table holds. */
export type Standstill = Record<never, never>;

interface Snapshot {
  readonly still: Standstill;
  readonly whole: Position;
  /** As they were arranged when the table was last found to be the same. */
  units: Position['units'];
  readonly leaders: Position['leaders'];
  readonly hqs: Position['hqs'];
  readonly bodies: Position['bodies'];
  readonly armies: Position['armies'];
}

/** Looks at tables one after the other: the same for one as for the one before, as long as it is found still. */
function watch(isStill: (before: Snapshot, state: Position) => boolean): (state: Position) => Standstill {
  let latest: Snapshot | null = null;
  return (state) => {
    if (latest === null || !isStill(latest, state)) latest = snapshotOf(state);
    return latest.still;
  };
}

/** The same for a table that differs from the one asked for before in drafts and arrangements only. */
export const standstillOf = watch(
  (before, state) =>
    before.whole.stamp === state.stamp &&
    isSameList(before.leaders, state.leaders) &&
    areOthersStill(before, state),
);

/** The same although leaders have ridden. */
export const stillButLeaders = watch(areOthersStill);

/** Lists change in place, their records do not: the lists are copied. */
const snapshotOf = (state: Position): Snapshot => ({
  still: {},
  whole: { ...state },
  units: state.units.slice(),
  leaders: state.leaders.slice(),
  hqs: state.hqs.slice(),
  bodies: state.bodies.slice(),
  armies: state.armies.slice(),
});

function areOthersStill(snapshot: Snapshot, state: Position): boolean {
  const { whole, hqs, bodies, armies } = snapshot;
  return (
    whole.turn === state.turn &&
    whole.stage === state.stage &&
    whole.group === state.group &&
    whole.control === state.control &&
    whole.options === state.options &&
    whole.sides === state.sides &&
    whole.cup === state.cup &&
    whole.arrived === state.arrived &&
    whole.entryPaid === state.entryPaid &&
    whole.locals === state.locals &&
    whole.struck === state.struck &&
    whole.exposed === state.exposed &&
    whole.failing === state.failing &&
    isSameList(bodies, state.bodies) &&
    isSameList(hqs, state.hqs) &&
    isSameList(armies, state.armies) &&
    areSameUnits(snapshot, state.units)
  );
}

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}

/** Units that were arranged since are compared once: from then on these are the units. */
function areSameUnits(snapshot: Snapshot, units: Position['units']): boolean {
  if (isSameList(snapshot.units, units)) return true;
  for (let id = 0; id < units.length; id += 1) {
    const [before, unit] = [snapshot.units[id], units[id]];
    if (unit === before) continue;
    if (before === undefined || unit === undefined || !isSameButArranged(before, unit)) return false;
  }
  snapshot.units = units.slice();
  return true;
}

/** How a unit reacts and whether it shows changes nothing else (NLC-J.1, NLC-R142). */
function isSameButArranged(a: Unit, b: Unit): boolean {
  for (const key in a)
    if (key !== 'stance' && key !== 'onTop' && Reflect.get(a, key) !== Reflect.get(b, key)) return false;
  return true;
}
