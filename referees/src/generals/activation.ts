// GEN-6.9, 7.2 to 7.5, 8.1, 10.1, 10.2, 11.1, 11.2, 20: which orders may be used in a phase.
import type { Named } from '../contract.ts';
import { type Battle, byId, bySide, type Order, type Play, type Unit, unseen } from './battle.ts';
import { isBattleSector, other, reserveOf, SIDES, type Side } from './board.ts';
import { gunsPass, isForest, mostAcross, type Standing, standing, unitsAt } from './ground.ts';
import { RIDES } from './tables.ts';

export interface Move {
  readonly side: Side;
  readonly order: Order;
  readonly unit: Unit;
  readonly from: string;
  /** Its own sector for an attack on the building there. */
  readonly to: string;
  readonly standing: Standing;
}

export const isReady = (unit: Unit): boolean => !unit.spent && !unit.routed;

const startOf = (order: Order): string =>
  order.legs === 0 ? order.from : (order.path[order.legs - 1] ?? order.from);

const aimOf = (order: Order): string => {
  const aim = order.path[order.legs] ?? '';
  return aim === 'building' ? order.from : aim;
};

const isUsable = ({ done, courier }: Order): boolean => !done && courier?.arrived !== false;

/** GEN-6.9, R.110: the lowest id outside, then whoever is inside. */
function freeUnit(battle: Battle, side: Side, order: Order, taken: readonly Unit[]): Unit | undefined {
  return unitsAt(battle, side, order.from)
    .filter((unit) => unit.arm === order.arm && isReady(unit) && !unit.bound && !taken.includes(unit))
    .toSorted((one, two) => Number(one.inside) - Number(two.inside) || byId(one, two))[0];
}

const canGoOn = (order: Order, unit: Unit): boolean =>
  unit.at === startOf(order) && isReady(unit) && unit.activations < RIDES[unit.arm];

/** The units that would carry out these orders; undefined where there is none left for one of them. */
export function movesOf(battle: Battle, side: Side, draft: readonly number[]): readonly Move[] | undefined {
  const moves: Move[] = [];
  for (const index of draft.toSorted((one, two) => one - two)) {
    const order = battle.sheets[side][index];
    if (order === undefined || !isUsable(order)) return undefined;
    const taken = moves.map(({ unit }) => unit);
    const unit = order.unit ?? freeUnit(battle, side, order, taken);
    if (unit === undefined || !canGoOn(order, unit) || taken.includes(unit)) return undefined;
    const to = aimOf(order);
    moves.push({ side, order, unit, from: startOf(order), to, standing: standing(battle, side, to) });
  }
  return moves;
}

const enemyInside = (battle: Battle, side: Side, sector: string): boolean =>
  unitsAt(battle, other(side), sector).some(({ inside }) => inside);

/** What the phase and the ground have against one move alone. */
function isBarred(battle: Battle, phase: string, { side, unit, from, to, standing: held }: Move): boolean {
  if (from === to) return phase !== 'combined' || !enemyInside(battle, side, to);
  if (phase === 'fast' && (unit.arm !== 'C' || isForest(battle, from) || isForest(battle, to))) return true;
  if (held === 'enemy') return phase === 'noncombat' || from === reserveOf(side);
  if (unit.arm !== 'A') return false;
  return phase !== 'noncombat' || !gunsPass(battle, from, to);
}

/** GEN-7.2, 7.3: whether the last of these moves finds room on its way and where it goes. */
function isCrowded(
  battle: Battle,
  moves: readonly Move[],
  { side, from, to, standing: held }: Move,
): boolean {
  if (from === to) return false;
  if (moves.filter((move) => move.from === from && move.to === to).length > mostAcross(battle, from, to))
    return true;
  if (held === 'enemy' || !isBattleSector(to)) return false;
  const arriving = moves.filter((move) => move.to === to && move.from !== to).length;
  const leaving = moves.filter((move) => move.from === to && move.to !== to && move.standing === 'friendly');
  return unitsAt(battle, side, to).length + arriving - leaving.length > 6;
}

/** Whoever stays behind must not stand in the way of those who count on his place. */
const isRoomy = (battle: Battle, side: Side, draft: readonly number[]): boolean => {
  const moves = movesOf(battle, side, draft);
  return moves?.every((move) => !isCrowded(battle, moves, move)) === true;
};

function mayActivate(
  battle: Battle,
  phase: string,
  side: Side,
  draft: readonly number[],
  index: number,
): boolean {
  const order = battle.sheets[side][index];
  const moves = movesOf(battle, side, [...draft, index]);
  const move = moves?.find((each) => each.order === order);
  return (
    moves !== undefined &&
    move !== undefined &&
    !isBarred(battle, phase, move) &&
    !isCrowded(battle, moves, move)
  );
}

function legalActivations(
  battle: Battle,
  phase: string,
  side: Side,
  draft: readonly number[],
): readonly Named[] {
  const indices = [...battle.sheets[side].keys()];
  return [
    ...indices
      .filter((index) => !draft.includes(index) && mayActivate(battle, phase, side, draft, index))
      .map((order) => ({ type: 'activate', order })),
    ...draft
      .filter((order) =>
        isRoomy(
          battle,
          side,
          draft.filter((each) => each !== order),
        ),
      )
      .map((order) => ({ type: 'deactivate', order })),
    { type: 'endActivation' },
  ];
}

/** GEN-21.2: by public facts, not by the sheet. */
const isAsked = (battle: Battle, phase: string, side: Side): boolean =>
  battle.units.some(
    (unit) =>
      unit.side === side &&
      isReady(unit) &&
      (isBattleSector(unit.at) || unit.at === reserveOf(side)) &&
      (phase !== 'fast' || unit.arm === 'C'),
  );

export function* declare(battle: Battle, phase: string): Play<readonly Move[]> {
  const drafts = bySide<readonly number[]>(() => []);
  yield* unseen(
    'GEN-7.3',
    SIDES.filter((side) => isAsked(battle, phase, side)),
    drafts,
    (side, draft) => legalActivations(battle, phase, side, draft),
    (_side, draft, { type, order }) =>
      type === 'activate' ? [...draft, Number(order)] : draft.filter((index) => index !== order),
  );
  return SIDES.flatMap((side) => movesOf(battle, side, drafts[side]) ?? []);
}

/** GEN-4.1 to 4.3, 6.9: an order is bound by its first use, and used up by its last. */
export function useOrder({ order, unit }: Move): void {
  order.unit = unit;
  unit.bound = true;
  unit.activations += 1;
  if (unit.activations >= RIDES[unit.arm]) order.done = true;
}

export function arrive(move: Move): void {
  move.unit.moved = true;
  move.order.legs += 1;
  if (move.order.legs >= move.order.path.length) move.order.done = true;
}
