// GEN-12.18 to 12.20, 12.38, R.54, R.57, R.59: the two lines of each front.
import { byId, count, tell, type Unit } from './battle.ts';
import { other, SIDES, type Side } from './board.ts';
import { attackerOf, attackersIn, type Fight, type Front, isOnBoard } from './fight.ts';
import { unitsAt } from './ground.ts';

function group(fight: Fight, unit: Unit): number {
  const arm = 'ICA'.indexOf(unit.arm);
  if (unit.routed) return 20 + arm;
  if (attackerOf(fight, unit) !== undefined) return arm;
  return unit.square ? 10 : 11 + arm;
}

/** A routed unit is neither ready nor spent. */
const readiness = ({ routed, spent, bound }: Unit): number => (routed ? 0 : spent ? 2 : bound ? 1 : 0);

export const inPlacingOrder = (fight: Fight, units: readonly Unit[]): readonly Unit[] =>
  units.toSorted(
    (one, two) => group(fight, one) - group(fight, two) || readiness(one) - readiness(two) || byId(one, two),
  );

export const closeFronts = (fight: Fight): void => {
  for (const front of fight.fronts) {
    if (front.closed || SIDES.some((side) => attackersIn(fight, side, front).length > 0)) continue;
    front.closed = true;
    front.lines.white = [];
    front.lines.black = [];
    tell(fight.battle, 'frontClosed', { front: front.id });
  }
};

/** Routed units nobody placed yet, into what space is left opposite attackers. */
function fillWithRouted(
  fight: Fight,
  side: Side,
  front: Front,
  line: readonly Unit[],
  idle: Set<Unit>,
): readonly Unit[] {
  if (front.kind !== 'border') return [];
  const room = attackersIn(fight, other(side), front).length - line.length;
  const lying = unitsAt(fight.battle, side, front.ends[side]).filter(
    (unit) => unit.routed && !unit.inside && idle.has(unit),
  );
  const chosen = inPlacingOrder(fight, lying).slice(0, Math.max(0, room));
  for (const unit of chosen) idle.delete(unit);
  return chosen;
}

/** R.110: in space 1, against those who attack his building; they cannot be inside themselves. */
function occupantOf({ battle, attackers }: Fight, side: Side, front: Front): readonly Unit[] {
  if (front.kind !== 'building') return [];
  if (attackers.some(({ front: id, unit }) => id === front.id && unit.side === side)) return [];
  return unitsAt(battle, side, front.sector).filter(({ inside }) => inside);
}

export function lineUp(fight: Fight, placed: ReadonlyMap<Unit, Front>): void {
  const idle = new Set(fight.battle.units.filter((unit) => unit.routed && !fight.fallen.has(unit)));
  for (const side of SIDES)
    for (const front of fight.fronts) {
      if (front.closed) continue;
      const standing = [
        ...attackersIn(fight, side, front).map(({ unit }) => unit),
        ...[...placed].flatMap(([unit, at]) => (at === front && unit.side === side ? [unit] : [])),
        ...occupantOf(fight, side, front),
      ].filter((unit, index, all) => all.indexOf(unit) === index);
      const fallen = [...fight.fallen].flatMap(([unit, at]) =>
        at === front && unit.side === side && unit.routed && isOnBoard(unit) && !unit.inside ? [unit] : [],
      );
      const line = [...standing, ...fallen];
      line.push(...fillWithRouted(fight, side, front, line, idle));
      front.lines[side] = inPlacingOrder(fight, line).slice(0, 5);
    }
  const open = fight.fronts.filter(({ closed }) => !closed);
  count(fight.battle, 'lines', open.length * 2);
  const names = (units: readonly Unit[]): readonly string[] => units.map(({ id }) => id);
  tell(fight.battle, 'positionsTaken', {
    lines: open.map(({ id, lines }) => ({ front: id, white: names(lines.white), black: names(lines.black) })),
  });
}
