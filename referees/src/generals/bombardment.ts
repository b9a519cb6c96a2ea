// GEN-9, 20.9, 20.10, 20.13, 20.14, 20.21: batteries and what they hit.
import type { Named } from '../contract.ts';
import { isReady, type Move, movesOf, useOrder } from './activation.ts';
import { type Battle, byId, bySide, count, type Play, tell, type Unit, unseen } from './battle.ts';
import { beyond, compass, isBattleSector, other, SIDES, type Side } from './board.ts';
import { destroy, rout, tire } from './entering.ts';
import { isForest, isHill, unitsAt } from './ground.ts';
import { type Column, MODIFIERS } from './tables.ts';

interface Shot {
  readonly order: number;
  readonly range: 1 | 2;
  readonly building: boolean;
}
interface Aimed {
  readonly side: Side;
  readonly gun: Unit;
  readonly at: string;
  readonly between: string | null;
  readonly range: 1 | 2;
  readonly building: boolean;
}
interface Die {
  readonly aimed: Aimed;
  readonly target: Unit;
  readonly range: 1 | 2;
  readonly token: boolean;
}

function aim(move: Move, { range, building }: Shot): Aimed | null {
  const { side, unit: gun, from, to } = move;
  if (!isBattleSector(to) || !isBattleSector(from)) return null;
  // GEN-9.3: never to the rear.
  if (compass(from, to) === (side === 'white' ? 2 : 0)) return null;
  const at = range === 1 ? to : beyond(from, to);
  return at === null ? null : { side, gun, at, between: range === 2 ? to : null, range, building };
}

const outside = (battle: Battle, side: Side, sector: string): readonly Unit[] =>
  unitsAt(battle, side, sector).filter(({ inside }) => !inside);

/** R.109: a battery on a hill sees over what lies next to it. */
const isHindered = (battle: Battle, { gun, between }: Aimed): boolean =>
  between !== null &&
  !isHill(battle, gun.at) &&
  (isForest(battle, between) || battle.units.some(({ at }) => at === between));

function mayFire(battle: Battle, aimed: Aimed): boolean {
  const { side, gun, at, between, building } = aimed;
  if (isForest(battle, gun.at) || (between !== null && isHill(battle, between))) return false;
  if (!building) return outside(battle, other(side), at).length > 0;
  return (
    battle.buildings.includes(at) && unitsAt(battle, side, at).length === 0 && !isHindered(battle, aimed)
  );
}

function legalShots(battle: Battle, side: Side, shots: readonly Shot[]): readonly Named[] {
  const used = shots.map(({ order }) => order);
  const fresh = [...battle.sheets[side].entries()].flatMap(([order, { arm }]) => {
    if (arm !== 'A' || used.includes(order)) return [];
    const move = movesOf(battle, side, [...used, order])?.find(
      (each) => each.order === battle.sheets[side][order],
    );
    if (move === undefined) return [];
    const ranges: readonly (1 | 2)[] = [1, 2];
    return ranges.flatMap((range) =>
      [false, true].flatMap((building): readonly Named[] => {
        const aimed = aim(move, { order, range, building });
        if (aimed === null || !mayFire(battle, aimed)) return [];
        return [{ type: building ? 'fireAtBuilding' : 'fire', order, range }];
      }),
    );
  });
  return [...fresh, ...used.map((order) => ({ type: 'unfire', order })), { type: 'endFire' }];
}

/** GEN-9.6, R.95: squares, Infantry, Cavalry, Artillery, then the routed; ready before spent, then by id. */
function priority(one: Unit, two: Unit): number {
  const rank = ({ routed, square, arm, spent }: Unit): number =>
    (routed ? 100 : square ? 0 : 10) + 'ICA'.indexOf(arm) * 20 + (spent ? 1 : 0);
  return rank(one) - rank(two) || byId(one, two);
}

/** GEN-9.6 to 9.10: who the dice of one battery go to, given how many each unit has already. */
function diceOf(battle: Battle, aimed: Aimed, taken: Map<Unit, number>): readonly Die[] {
  const { side, at, between, range } = aimed;
  const token = battle.units.some((unit) => unit.side === side && unit.token === at);
  const own: Unit[] = [];
  const take = (sector: string, die: Pick<Die, 'range' | 'token'>): readonly Die[] => {
    const units = outside(battle, other(side), sector).filter((unit) => !own.includes(unit));
    const [target] = units.toSorted(
      (one, two) => (taken.get(one) ?? 0) - (taken.get(two) ?? 0) || priority(one, two),
    );
    if (target === undefined) return [];
    own.push(target);
    taken.set(target, (taken.get(target) ?? 0) + 1);
    return [{ aimed, target, ...die }];
  };
  const first = take(at, { range, token });
  if (between === null || !isHindered(battle, aimed)) return [...first, ...take(at, { range, token })];
  if (isForest(battle, between) || unitsAt(battle, side, between).length > 0) return first;
  return [...first, ...take(between, { range: 1, token: false })];
}

const columnOf = ({ routed, square, arm }: Unit): Column => (routed ? 'routed' : square ? 'sq' : `pas${arm}`);

const modified = (natural: number, sum: number): number => Math.max(1, Math.min(6, natural + sum));

function sumFor(battle: Battle, { aimed, target, range, token }: Die): number {
  const cell = MODIFIERS.attA[columnOf(target)]?.[0] ?? 0;
  const distance = range === 1 ? -3 : -4;
  return (
    cell + distance + (token ? 1 : 0) + (isForest(battle, target.at) ? -2 : 0) + (aimed.gun.spent ? -1 : 0)
  );
}

/** GEN-20.21, R.112: both dice must hit. */
function breach(battle: Battle, { side, gun, at, range }: Aimed): boolean {
  const token = battle.units.some((unit) => unit.side === side && unit.token === at);
  const sum =
    (MODIFIERS.attA.pasI?.[0] ?? 0) +
    (range === 1 ? -3 : -4) +
    (token ? 1 : 0) +
    (isForest(battle, at) ? -2 : 0) -
    1;
  const naturals = [1, 2].map(() => battle.roll(`bombard ${gun.id} at`));
  const hits = naturals.filter((natural) => modified(natural, sum) >= 4).length;
  tell(battle, 'buildingHit', { unit: gun.id, sector: at, naturals, hits, destroyed: hits === 2 });
  return hits === 2;
}

function fireAll(battle: Battle, all: readonly Aimed[]): void {
  const broken = new Set<string>();
  const struck: Unit[] = [];
  const dice = new Map<Aimed, readonly Die[]>();
  for (const side of SIDES) {
    const taken = new Map<Unit, number>();
    for (const aimed of all.filter((each) => each.side === side && !each.building))
      dice.set(aimed, diceOf(battle, aimed, taken));
  }
  for (const aimed of all) {
    count(battle, 'bombardments');
    if (aimed.building && breach(battle, aimed)) broken.add(aimed.at);
    for (const die of dice.get(aimed) ?? []) {
      const natural = battle.roll(`bombard ${aimed.gun.id} at`);
      const value = modified(natural, sumFor(battle, die));
      const hit = value >= 4;
      if (hit) struck.push(die.target);
      const { gun } = aimed;
      tell(battle, 'attackResolved', {
        step: 'bombard',
        unit: gun.id,
        target: die.target.id,
        natural,
        modified: value,
        against: null,
        hit,
      });
    }
  }
  hurt(battle, struck, broken);
}

/** GEN-9.12: all hits of both sides together. */
function hurt(battle: Battle, struck: readonly Unit[], broken: ReadonlySet<string>): void {
  for (const unit of struck.toSorted(byId)) {
    if (unit.routed) destroy(battle, unit);
    else if (isBattleSector(unit.at)) rout(battle, unit);
  }
  for (const sector of broken)
    for (const unit of battle.units) if (unit.at === sector && unit.inside) destroy(battle, unit);
  battle.buildings = battle.buildings.filter((sector) => !broken.has(sector));
}

/** GEN-9.14, 9.15. */
function layTokens(battle: Battle, all: readonly Aimed[]): void {
  for (const gun of battle.units.filter(({ arm, at }) => arm === 'A' && at !== 'gone' && at !== 'captured'))
    gun.token = all.find((aimed) => aimed.gun === gun)?.at ?? null;
}

export function* bombardment(battle: Battle): Play {
  const asked = SIDES.filter((side) =>
    battle.units.some(
      (unit) => unit.side === side && unit.arm === 'A' && isReady(unit) && isBattleSector(unit.at),
    ),
  );
  const drafts = bySide<readonly Shot[]>(() => []);
  yield* unseen(
    'GEN-9.3',
    asked,
    drafts,
    (side, shots) => legalShots(battle, side, shots),
    (_side, shots, { type, order, range }): readonly Shot[] =>
      type === 'unfire'
        ? shots.filter((shot) => shot.order !== order)
        : [
            ...shots,
            { order: Number(order), range: range === 2 ? 2 : 1, building: type === 'fireAtBuilding' },
          ],
  );
  const all = SIDES.flatMap((side) => {
    const moves =
      movesOf(
        battle,
        side,
        drafts[side].map(({ order }) => order),
      ) ?? [];
    return moves.flatMap((move) => {
      const shot = drafts[side].find(({ order }) => battle.sheets[side][order] === move.order);
      const aimed = shot === undefined ? null : aim(move, shot);
      if (aimed !== null) useOrder(move);
      return aimed ?? [];
    });
  }).toSorted((one, two) => byId(one.gun, two.gun));
  for (const { gun, at, range, building } of all)
    tell(battle, 'batteryFired', { unit: gun.id, at, range, building });
  fireAll(battle, all);
  layTokens(battle, all);
  for (const { gun } of all) tire(gun);
}
