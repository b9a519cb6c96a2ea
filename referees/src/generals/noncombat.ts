// GEN-11 and 20.23: peaceful moves, and the road.
import type { Named } from '../contract.ts';
import { declare, type Move, useOrder } from './activation.ts';
import { type Battle, bySide, count, type Play, tell, type Unit, unseen, without } from './battle.ts';
import { isBattleSector, neighbours, SIDES, type Side } from './board.ts';
import { enter, tire } from './entering.ts';
import { hasRoad, mostAcross, type Standing, standing, unitsAt } from './ground.ts';
import { ride } from './movement.ts';
import { RIDES } from './tables.ts';

/** GEN-11.3: disputed by a side to which it is no friend either. */
const isDisputed = <M extends { readonly side: Side; readonly to: string; readonly standing: Standing }>(
  move: M,
  moves: readonly M[],
): boolean =>
  move.standing === 'neutral' && moves.some((each) => each.side !== move.side && each.to === move.to);

interface RoadMove {
  readonly side: Side;
  readonly unit: Unit;
  readonly from: string;
  readonly to: string;
  readonly standing: Standing;
}

/** GEN-20.23, R.114; R.110: whoever is in a building leaves it by an order of his own. */
const mayUseRoad = (unit: Unit): boolean =>
  unit.arm !== 'A' && unit.moved && !unit.routed && !unit.square && !unit.inside;

function fits(
  battle: Battle,
  crossed: ReadonlyMap<string, number>,
  moves: readonly RoadMove[],
  move: RoadMove,
): boolean {
  const all = [...moves, move];
  const same = all.filter(({ from, to }) => from === move.from && to === move.to).length;
  if (same + (crossed.get(`${move.from}>${move.to}`) ?? 0) > mostAcross(battle, move.from, move.to))
    return false;
  if (!isBattleSector(move.to)) return true;
  const arriving = all.filter(({ to }) => to === move.to).length;
  const leaving = all.filter(({ from, standing: held }) => from === move.to && held === 'friendly').length;
  return unitsAt(battle, move.side, move.to).length + arriving - leaving <= 6;
}

const isRoomy = (battle: Battle, crossed: ReadonlyMap<string, number>, moves: readonly RoadMove[]): boolean =>
  moves.every((move, index) => fits(battle, crossed, without(moves, index), move));

function openRoads(
  battle: Battle,
  crossed: ReadonlyMap<string, number>,
  side: Side,
  moves: readonly RoadMove[],
) {
  if (moves.length >= 2) return [];
  return battle.units
    .filter((unit) => unit.side === side && mayUseRoad(unit) && !moves.some((each) => each.unit === unit))
    .flatMap((unit) =>
      neighbours(unit.at)
        .filter((to) => hasRoad(battle, unit.at, to))
        .map((to): RoadMove => ({ side, unit, from: unit.at, to, standing: standing(battle, side, to) }))
        .filter((move) => move.standing !== 'enemy' && fits(battle, crossed, moves, move)),
    );
}

function* roads(battle: Battle, crossed: ReadonlyMap<string, number>): Play {
  const drafts = bySide<readonly RoadMove[]>(() => []);
  const asked = SIDES.filter((side) => openRoads(battle, crossed, side, []).length > 0);
  yield* unseen(
    'GEN-20.23',
    asked,
    drafts,
    (side, moves): readonly Named[] => [
      ...openRoads(battle, crossed, side, moves).map(({ unit, to }) => ({ type: 'road', unit: unit.id, to })),
      ...moves
        .filter((move) => isRoomy(battle, crossed, without(moves, moves.indexOf(move))))
        .map(({ unit }) => ({ type: 'unroad', unit: unit.id })),
      { type: 'endRoad' },
    ],
    (side, moves, { type, unit: id, to }) => {
      const unit = battle.units.find((each) => each.id === id);
      if (unit === undefined) return moves;
      if (type === 'unroad') return moves.filter((each) => each.unit !== unit);
      return [
        ...moves,
        { side, unit, from: unit.at, to: String(to), standing: standing(battle, side, String(to)) },
      ];
    },
  );
  const all = [...drafts.white, ...drafts.black];
  for (const move of all.filter((each) => !isDisputed(each, all))) {
    const { unit, from, to } = move;
    tell(battle, 'unitMoved', { unit: unit.id, from, to, how: 'road' });
    enter(battle, unit, to);
    count(battle, 'road moves');
  }
}

export function* noncombat(battle: Battle): Play {
  const moves: readonly Move[] = yield* declare(battle, 'noncombat');
  const crossed = new Map<string, number>();
  for (const move of moves) useOrder(move);
  // GEN-7.2: whoever was stopped has crossed nothing.
  for (const move of moves.filter((each) => !isDisputed(each, moves))) {
    ride(battle, move);
    crossed.set(`${move.from}>${move.to}`, (crossed.get(`${move.from}>${move.to}`) ?? 0) + 1);
  }
  for (const { unit } of moves.filter((each) => isDisputed(each, moves)))
    tell(battle, 'moveCancelled', { unit: unit.id });
  yield* roads(battle, crossed);
  for (const { unit } of moves) if (unit.activations >= RIDES[unit.arm]) tire(unit);
}
