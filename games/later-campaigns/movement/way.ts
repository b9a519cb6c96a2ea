// NLC-J.1: the way a group rides to its goal. It is looked for once: a part of a cheapest way is itself the cheapest, as long
// as nothing has happened that bears on it.
import { sideOf } from '../changes/units.ts';
import { fieldOf } from '../ground/field.ts';
import { recentBy } from '../ground/recent.ts';
import type { Read } from '../rule-types.ts';
import type { Group } from '../state.ts';
import { type Hex, otherSide } from '../vocabulary.ts';
import { reachFor } from './stops.ts';

interface Way {
  readonly goal: Hex;
  readonly hexes: readonly Hex[];
  /** What it was found by: where the enemy is, and what he reaches. */
  readonly held: Uint8Array;
  readonly zone: Uint8Array;
  /** The group has come to where it is by this way, in the same breath: nobody could be asked in between. */
  readonly isRidden: boolean;
}

const ways = recentBy<Group, Way>();

/**
 * The hex to enter next; undefined when there is no way. Copies of a table share their groups, and a step may be taken back:
 * a way that was found for a group where somebody decides is for that ride alone, and not there for the next one.
 */
export function nextOnWay(state: Read, group: Group, goal: Hex): Hex | undefined {
  const field = fieldOf(state);
  const enemy = otherSide(sideOf(state, group.units[0] ?? 0));
  const [held, zone] = [field.held(enemy), field.zoc(enemy)];
  const known = ways.get(group);
  const isGood =
    known?.isRidden === true && known.goal === goal && known.held === held && known.zone === zone;
  const hexes = isGood ? known.hexes : reachFor(state, group).pathTo(goal);
  ways.set(group, { goal, hexes, held, zone, isRidden: false });
  return hexes[hexes.indexOf(group.hex) + 1];
}

/** A step was made on the ride to this goal, and nothing else happened: the way leads on. */
export function goOn(before: Group, after: Group, goal: Hex): void {
  const way = ways.get(before);
  if (way?.goal === goal) ways.set(after, { ...way, isRidden: true });
}
