// NLC-F.3: units of the Stage that may not stay where they are: their orders still demand a move of them.
import { Context } from '../../context.ts';
import { leaderDuties } from '../../movement/demands.ts';
import { corpsReport } from '../../odds/corps-report.ts';
import type { View } from '../../view.ts';
import { type Hex, type LeaderId, NOWHERE, sideOfSeat, type UnitId } from '../../vocabulary.ts';
import { hexOfLeader, isOwnStage } from './moment.ts';
import { positionIn } from './position-in.ts';

const known = new WeakMap<View, readonly UnitId[]>();

function findOwing(view: View): readonly UnitId[] {
  const state = positionIn(view);
  const active = isOwnStage(view) ? (view.stage?.active ?? []) : [];
  if (state === null || view.stage?.segment !== 'movement') return [];
  const bodies = new Set(active.map((unit) => state.units[unit]?.body ?? -1));
  bodies.delete(-1);
  return [...bodies].flatMap((body) => {
    const { owing, mustTouch } = corpsReport(state, body);
    return mustTouch === null ? owing : [...owing, mustTouch];
  });
}

export function owingIn(view: View): readonly UnitId[] {
  const found = known.get(view) ?? findOwing(view);
  known.set(view, found);
  return found;
}

const knownLeaders = new WeakMap<View, readonly LeaderId[]>();

function findOwingLeaders(view: View): readonly LeaderId[] {
  const state = positionIn(view);
  const side = sideOfSeat(view.viewer);
  if (state === null || side === null || !isOwnStage(view) || view.stage?.segment !== 'movement') return [];
  const duties = leaderDuties(state, side, new Context(state));
  return [...new Set(Array.from(duties, ({ leader }) => leader))];
}

/** NLC-12.2e, NLC-F.4: leaders whose order, or whose units, still demand a ride of them. */
export function owingLeadersIn(view: View): readonly LeaderId[] {
  const found = knownLeaders.get(view) ?? findOwingLeaders(view);
  knownLeaders.set(view, found);
  return found;
}

export const owingHexes = (view: View): readonly Hex[] => {
  const hexes = [
    ...owingIn(view).map((unit) => view.units.find((each) => each.unit === unit)?.hex ?? NOWHERE),
    ...owingLeadersIn(view).map((leader) => hexOfLeader(view, leader)),
  ];
  return [...new Set(hexes)].filter((hex) => hex !== NOWHERE);
};
