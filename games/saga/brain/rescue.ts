// How many holes the 1st Line still has when the markers left are spent on closing them (SAG-13.1, 13.3, 16.2).
import type { Frozen } from '@grognard/kernel';
import { BEHIND, indexIn, LATERAL, placeOf, slotOf, zoneOf } from '../field/places.ts';
import { refuseStanding } from '../field/terrain.ts';
import { isEngaged, isInSquare } from '../field/units.ts';
import type { State, Unit } from '../state.ts';
import { FIRST_LINE, type Player, type Slot } from '../vocabulary.ts';

type Field = readonly (Frozen<Unit> | null | undefined)[];

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
  const lossOf = (key: string, field: Field): number => {
    const known = losses.get(key);
    if (known !== undefined) return known;
    const loss = cost(best) - prospect(state, player, field, markers - 1);
    losses.set(key, loss);
    return loss;
  };
  return (unit, to) => {
    const from = slotOf(unit.at);
    const zone = zoneOf(unit.at);
    if (from === 'IN' || (zone !== 'L' && zone !== 'S')) return lossOf('', state.field);
    return lossOf(`${unit.id} ${to ?? ''}`, stepped(state.field, player, unit, from, to ?? from));
  };
}

/** What the front will have cost when so many markers are spent on it. */
function prospect(state: Frozen<State>, player: Player, field: Field, markers: number): number {
  const at = (left: number): number => cost(fewest(state, player, field, Math.max(0, left)));
  return (1 - 2 * LATE) * at(markers) + LATE * (at(markers - 1) + at(markers - 2));
}

const cost = (holes: number): number => COST[holes] ?? 0;

/** The fewest holes that so many markers of the player can leave, if the enemy opens no other. */
export function holesLeft(state: Frozen<State>, player: Player, markers: number): number {
  return fewest(state, player, state.field, markers);
}

function fewest(state: Frozen<State>, player: Player, field: Field, markers: number): number {
  const holes = FIRST_LINE.filter((slot) => field[indexIn(player, slot)] === null);
  let best = holes.length;
  if (markers === 0 || best === 0) return best;
  const least = Math.max(0, best - markers);
  for (const hole of holes) {
    for (const from of [...(BEHIND[hole] ?? []), ...(LATERAL[hole] ?? [])]) {
      const unit = field[indexIn(player, from)];
      if (unit === null || unit === undefined || !mayStep(state, unit, hole)) continue;
      best = Math.min(best, fewest(state, player, stepped(field, player, unit, from, hole), markers - 1));
      if (best === least) return best;
    }
  }
  return best;
}

const mayStep = (state: Frozen<State>, unit: Frozen<Unit>, to: Slot): boolean =>
  !unit.activated &&
  !isInSquare(unit) &&
  !isEngaged(state, unit.id) &&
  refuseStanding(state, unit, placeOf(unit.owner, to)) === null;

function stepped(field: Field, player: Player, unit: Frozen<Unit>, from: Slot, to: Slot): Field {
  const next = field.slice();
  next[indexIn(player, from)] = null;
  next[indexIn(player, to)] = { ...unit, activated: true, at: placeOf(player, to) };
  return next;
}
