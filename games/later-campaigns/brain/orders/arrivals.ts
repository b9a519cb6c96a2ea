// NLC-G: the schedule of reinforcements is public. Both staffs read from it which place that scores is the first on their road.
import { sheetOf, unitAt } from '../../changes/units.ts';
import { theatreOf } from '../../data/theatres.ts';
import { approach } from '../../reach/approach.ts';
import type { Read } from '../../rule-types.ts';
import { strengthOf } from '../../strength/faces.ts';
import { type Hex, NOWHERE, otherSide, type Side, type UnitId } from '../../vocabulary.ts';
import { best } from '../legal.ts';
import { isHeldBy, swingOf } from '../stakes.ts';
import { objectivesOf } from './missions.ts';

/** A hamlet on the road does not stop an army: what is worth less than this share of the dearest place is passed by. */
const WORTH_STOPPING = 0.5;
const HALF_POINTS = 2;
/** The first decide when they are met, those who follow within so many turns by how many. */
const BEHIND = 3;

/** Troops of one side on their way to a place that the other holds. */
export interface Arrival {
  readonly hex: Hex;
  readonly worth: number;
  readonly strength: number;
  /** By the road, from where the first of them are. */
  readonly turns: number;
}

/** Those of this side whose first come within so many turns, by the place they will come to. */
export function arrivalsOf(state: Read, side: Side, ahead: number): readonly Arrival[] {
  const found = new Map<Hex, Arrival>();
  for (const { turn, hex: entry, units, condition, hidden } of theatreOf(state).reinforcements) {
    // Nobody reckons with those who depend on a die, nor with those the enemy keeps to himself.
    if (condition !== null || hidden || !units.some((unit) => sheetOf(state, unit).side === side)) continue;
    const goal = firstOnTheRoad(state, side, entry);
    if (goal === undefined) continue;
    for (const unit of units) {
      const turns = turnsTo(state, unit, goal.hex, entry, turn);
      if (turns > ahead + BEHIND) continue;
      const known = found.get(goal.hex) ?? { ...goal, strength: 0, turns };
      const strength = known.strength + strengthOf(state, unit);
      found.set(goal.hex, { ...known, strength, turns: Math.min(known.turns, turns) });
    }
  }
  return [...found.values()].filter(({ turns }) => turns <= ahead);
}

/** The nearest by road of the enemy's places that are worth the march. */
function firstOnTheRoad(
  state: Read,
  side: Side,
  entry: Hex,
): { readonly hex: Hex; readonly worth: number } | undefined {
  const theirs = objectivesOf(state).filter(
    ({ prize }) => prize.side !== otherSide(side) && !isHeldBy(state, prize.hex, side),
  );
  const dearest = Math.max(0, ...theirs.map(({ prize }) => swingOf(prize)));
  const goals = theirs.filter(({ prize }) => swingOf(prize) >= WORTH_STOPPING * dearest);
  const goal = best(goals, ({ prize }) => -(approach(theatreOf(state), [prize.hex], 'march')[entry] ?? 0));
  return goal && { hex: goal.prize.hex, worth: swingOf(goal.prize) };
}

/** When a unit is there, in turns from now; whoever is lost never comes. */
function turnsTo(state: Read, unit: UnitId, goal: Hex, entry: Hex, due: number): number {
  const { status, hex } = unitAt(state, unit);
  if (status !== 'off' && (status !== 'map' || hex === NOWHERE)) return Number.POSITIVE_INFINITY;
  const from = status === 'map' ? hex : entry;
  const road = approach(theatreOf(state), [goal], 'march')[from] ?? 0;
  const waiting = status === 'map' ? 0 : Math.max(0, due - state.turn);
  return waiting + road / (HALF_POINTS * Math.max(1, sheetOf(state, unit).mp));
}
