// NLC-20.1.5, NLC-R176: reinforcements that come in unseen, leader and all: from the moment of their entry they are a hidden march.
import { bodyAt, bodySheet, patchBody } from '../changes/bodies.ts';
import { patchUnits, unitAt } from '../changes/units.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import type { DueGroup } from '../movement/entering.ts';
import { allowanceOf } from '../reach/allowance.ts';
import { reachAt } from '../reach/approach.ts';
import { cheapestPath } from '../reach/cheapest-path.ts';
import type { Read } from '../rule-types.ts';
import { isInSightOf } from '../sight/lookouts.ts';
import type { State } from '../state.ts';
import { type BodyId, type Hex, NOBODY, otherSide, type UnitId } from '../vocabulary.ts';
import { activeLeg } from './legs.ts';
import { targetHexes } from './target-hexes.ts';

/** Bodies of a due group none of whose units is on the map yet, and whose leader, if they have one, comes with them. */
export function bodiesToHide(state: Read, { units, leaders }: DueGroup): readonly BodyId[] {
  if (!state.options.hiddenMovement) return [];
  return [...new Set(units.map((id) => unitAt(state, id).body))].filter((body) => {
    const { leader, march } = bodyAt(state, body);
    const isWhole = state.units.every((unit) => unit.body !== body || unit.status !== 'map');
    return isWhole && march === null && (leader === NOBODY || leaders.includes(leader));
  });
}

/** NLC-20.1.1a, NLC-R125: the way of its leader, by what it is ordered to; its owner's own if he has plotted one from here. */
export function routeFrom(state: Read, body: BodyId, hex: Hex): readonly Hex[] {
  const leg = activeLeg(state, body);
  if (leg.type === 'reserve' || leg.type === 'assign') return [];
  const hexes = targetHexes(state, body, leg);
  if (hexes.length === 0) return [];
  return leg.route[0] === hex ? leg.route : cheapestPath(theatreOf(state), [hex], hexes, 'march');
}

/** NLC-20.1.1c: out of sight of the enemy where they come in, or able to leave it with one move. */
export function mayComeUnseen(state: Read, body: BodyId, units: readonly UnitId[], hex: Hex): boolean {
  const field = fieldOf(state);
  const enemy = otherSide(bodySheet(state, body).side);
  if (!isInSightOf(field, enemy, hex)) return true;
  return units.every((id) =>
    reachAt(field.theatre, [hex], allowanceOf(state, id), 'march').hexes.some(
      (to) => !isInSightOf(field, enemy, to),
    ),
  );
}

/** Points and turns to Discovery count from now. */
export function comeInHidden(state: State, body: BodyId, units: readonly UnitId[], hex: Hex): void {
  const { order, leg } = bodyAt(state, body);
  const route = routeFrom(state, body, hex);
  const legs = order.legs.map((each, n) => (n === leg ? { ...each, route } : each));
  patchBody(state, body, {
    order: { ...order, legs, hidden: true },
    march: { turns: 1, banked: 0, first: 0 },
  });
  patchUnits(state, units, { status: 'hidden', enteredOn: state.turn });
}
