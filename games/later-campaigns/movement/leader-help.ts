// NLC-12.2e: a leader rides where command range does not keep his units from what they must do, if he can.
import { unitAt } from '../changes/units.ts';
import { commandFrom, commandOver, leftOpen } from '../command/command-area.ts';
import type { Context } from '../context.ts';
import { theatreOf } from '../data/theatres.ts';
import { fieldOf } from '../ground/field.ts';
import { distance } from '../ground/hexes.ts';
import type { Read } from '../rule-types.ts';
import { COMMAND_RANGE } from '../tables/ranges.ts';
import { LEADER_LINK_RATE } from '../tables/terrain-effects.ts';
import { type Hex, type LeaderId, NOBODY, type Side, type UnitId } from '../vocabulary.ts';
import { dutyMetric, gauge } from './duty.ts';
import { bodyLedBy } from './leaders.ts';
import { hasRoom, isOfOneDivision, reachFor } from './stops.ts';
import { groupAt } from './terms.ts';

/** A leader who has not moved and could free a unit of his by it; null: there is none. */
export function owesHelp(state: Read, side: Side, context: Context): LeaderId | null {
  const field = fieldOf(state);
  for (const leader of context.leaders(side)) {
    const body = bodyLedBy(state, leader);
    if (body === NOBODY) continue;
    const goals = context.goalsOf(leader);
    for (const id of context.unmoved) {
      const wanted = unitAt(state, id).body === body && goals.length > 0 ? heldBackFrom(state, id) : [];
      const left = leftOpen(state, field, [id]);
      const frees = (goal: Hex): boolean => {
        const near = wanted.filter((hex) => isNear(state, goal, hex));
        return near.length > 0 && near.some(commandFrom(state, field, id, goal, { left }));
      };
      if (goals.some(frees)) return leader;
    }
  }
  return null;
}

/** As the crow flies: what is farther off is in nobody's range, unless divisions carry command on (NLC-20.2.2a). */
const isNear = (state: Read, goal: Hex, hex: Hex): boolean =>
  state.options.divisionCommand || LEADER_LINK_RATE * distance(theatreOf(state), goal, hex) <= COMMAND_RANGE;

/** Hexes where the unit would do as it is ordered, when it is command range alone that keeps it from all of them. */
function heldBackFrom(state: Read, id: UnitId): readonly Hex[] {
  const { hex } = unitAt(state, id);
  const metric = dutyMetric(state, id, hex);
  if (metric === null) return [];
  const value = gauge(state, id, metric);
  const group = groupAt(state, [id], hex);
  const isBetter = (to: Hex): boolean =>
    metric === 'enemy' ? value(to) > value(hex) : value(to) < value(hex);
  const better = reachFor(state, group).hexes.filter(
    (to) => isBetter(to) && hasRoom(state, group, to) && isOfOneDivision(state, group, to),
  );
  const field = fieldOf(state);
  return better.some(commandOver(state, field, id, leftOpen(state, field, [id]))) ? [] : better;
}
