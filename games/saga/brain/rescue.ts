// How many holes the 1st Line still has when the markers left are spent on closing them (SAG-13.1, 13.3, 16.2).
import type { Frozen } from '@grognard/kernel';
import { BEHIND, indexIn, LATERAL, placeOf, slotOf, zoneOf } from '../field/places.ts';
import { refuseStanding } from '../field/terrain.ts';
import { isEngaged, isInSquare } from '../field/units.ts';
import type { State, Unit } from '../state.ts';
import { FIRST_LINE, type FirstLineSlot, type Player, type Slot } from '../vocabulary.ts';

/** Who has stepped stays where he is for the rest of the turn. */
const SPENT = 'spent';
type Field = readonly (Frozen<Unit> | typeof SPENT | null | undefined)[];
type Sketch = (Frozen<Unit> | typeof SPENT | null | undefined)[];

/** What holes at the end of the turn cost, in victory points. The third loses the battle. */
const COST = [0, 0.35, 1.25, 7.25, 9, 10];

/** How likely it is that the last marker, or the last two, come too late: the enemy acts in between. */
const LATE = 0.1;

/**
 * What a marker spent otherwise, or on this unit's step, loses of the front that could have been saved: 0 or less. Looked
 * at only while there is something to save.
 */
export function frontFirst(
  state: Frozen<State>,
  player: Player,
): (unit: Frozen<Unit>, to: Slot | null) => number {
  const { markers } = state.players[player];
  const best = holesLeft(state, player, markers);
  if (best === holesLeft(state, player, 0)) return () => 0;
  const losses = new Map<string, number>();
  const lossOf = (key: string, field: () => Field): number => {
    const known = losses.get(key);
    if (known !== undefined) return known;
    const loss = cost(best) - prospect(state, player, field(), markers - 1);
    losses.set(key, loss);
    return loss;
  };
  return (unit, to) => {
    const from = slotOf(unit.at);
    const zone = zoneOf(unit.at);
    if (from === 'IN' || (zone !== 'L' && zone !== 'S')) return lossOf('', () => state.field);
    return lossOf(`${unit.id} ${to ?? ''}`, () => stepped(state.field, player, from, to ?? from));
  };
}

/** What the front will have cost when so many markers are spent on it. */
function prospect(state: Frozen<State>, player: Player, field: Field, markers: number): number {
  const sketch = field.slice();
  const at = (left: number): number => cost(fewest(state, player, sketch, Math.max(0, left)));
  return (1 - 2 * LATE) * at(markers) + LATE * (at(markers - 1) + at(markers - 2));
}

const cost = (holes: number): number => COST[holes] ?? 0;

/** The fewest holes that so many markers of the player can leave, if the enemy opens no other. */
export function holesLeft(state: Frozen<State>, player: Player, markers: number): number {
  return fewest(state, player, state.field.slice(), markers);
}

/** Steps are tried on the sketch itself and taken back: this is asked more often than anything else. */
function fewest(state: Frozen<State>, player: Player, sketch: Sketch, markers: number): number {
  let holes = 0;
  for (const slot of FIRST_LINE) if (sketch[indexIn(player, slot)] === null) holes += 1;
  if (markers === 0 || holes === 0) return holes;
  const least = Math.max(0, holes - markers);
  let best = holes;
  for (const hole of FIRST_LINE) {
    const to = indexIn(player, hole);
    if (sketch[to] !== null) continue;
    for (const slot of NEXT_TO[hole]) {
      const from = indexIn(player, slot);
      const unit = sketch[from];
      if (unit === null || unit === undefined || unit === SPENT || !mayStep(state, unit, hole)) continue;
      sketch[from] = null;
      sketch[to] = SPENT;
      best = Math.min(best, fewest(state, player, sketch, markers - 1));
      sketch[from] = unit;
      sketch[to] = null;
      if (best === least) return best;
    }
  }
  return best;
}

const nextTo = (hole: FirstLineSlot): readonly Slot[] => [...(BEHIND[hole] ?? []), ...(LATERAL[hole] ?? [])];
/** From where a hole may be filled: from behind first. */
const NEXT_TO: { readonly [hole in FirstLineSlot]: readonly Slot[] } = {
  L1: nextTo('L1'),
  L2: nextTo('L2'),
  L3: nextTo('L3'),
  L4: nextTo('L4'),
  L5: nextTo('L5'),
};

const mayStep = (state: Frozen<State>, unit: Frozen<Unit>, to: Slot): boolean =>
  !unit.activated &&
  !isInSquare(unit) &&
  !isEngaged(state, unit.id) &&
  refuseStanding(state, unit, placeOf(unit.owner, to)) === null;

function stepped(field: Field, player: Player, from: Slot, to: Slot): Field {
  const next = field.slice();
  next[indexIn(player, from)] = null;
  next[indexIn(player, to)] = SPENT;
  return next;
}
