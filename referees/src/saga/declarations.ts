// The table of SAG-P-ACT: what an activated unit may declare, with what cards have opened to it.
import type { Named } from '../contract.ts';
import { arc, facing, PLAYERS, rowOf, slotOf } from './board.ts';
import { isAbroad, isInReserve, landAt, mayStandOn } from './land.ts';
import { guardSteps, type Step, stepsOf, supposing } from './moves.ts';
import {
  has,
  isArtillery,
  isEngaged,
  isInfantry,
  isLight,
  isMounted,
  isThere,
  type Table,
  type Unit,
  unitAt,
} from './table.ts';
import { BUILDING, HILL, RIVER, WOODS } from './tables.ts';

/** Cards at work on this activation. */
export type Orders = ReadonlySet<string>;

export const ordersFor = ({ effects }: Table, unit: Unit): Orders =>
  new Set(
    effects.filter((effect) => effect.unit === unit && effect.lasts === 'action').map(({ card }) => card),
  );

/** Enemies on my board that have shown themselves. */
const raiders = (table: Table, unit: Unit): readonly Unit[] =>
  table.units.filter((each) => each.owner !== unit.owner && isThere(each) && isAbroad(each) && each.exposed);

const enemyReserve = (table: Table, unit: Unit): readonly Unit[] =>
  table.units.filter((each) => each.owner !== unit.owner && isThere(each) && isInReserve(each));

const hides =
  (table: Table, gun: Unit) =>
  (place: string): boolean => {
    const land = landAt(table, place);
    return land !== undefined && land !== RIVER && landAt(table, gun.at) !== HILL;
  };

/** How far a gun's target is; undefined where it has none of it in arc and sight. */
export const distanceTo = (table: Table, gun: Unit, place: string, range: number): number | undefined =>
  arc(gun.owner, gun.at, range, hides(table, gun)).get(place);

/** Whom a unit could fire at from where it stands. */
export function fireTargets(table: Table, unit: Unit, range: number): readonly Unit[] {
  const open = (units: readonly (Unit | undefined)[]): readonly Unit[] =>
    units.filter((each) => each !== undefined && !isEngaged(table, each)) as readonly Unit[];
  const row = rowOf(unit.at);
  if (isAbroad(unit)) return open(enemyReserve(table, unit));
  if (row === 'L') return unit.card.arm === 'artillery' ? [] : open([unitAt(table, facing(unit.at))]);
  if (row !== 'S' && row !== 'R') return [];
  const shelled = isArtillery(unit)
    ? [...arc(unit.owner, unit.at, range, hides(table, unit)).keys()].map((place) => unitAt(table, place))
    : [];
  return open([...shelled, ...(row === 'R' ? raiders(table, unit) : [])]);
}

/** SAG-11.1, 11.2, 17.5, 21.3, 21.4. */
export function mayEngage(table: Table, unit: Unit, target: Unit | undefined): target is Unit {
  if (target === undefined || isArtillery(unit) || isEngaged(table, target) || unit.formation === 'square')
    return false;
  if (unit.noMeleeTurn === table.turn) return false;
  const land = landAt(table, target.at);
  if (!isMounted(unit)) return true;
  return land !== BUILDING && (land !== WOODS || isLight(unit));
}

/** SAG-14.1, 14.2, 21.3. */
export const mayCharge = (table: Table, unit: Unit, target: Unit | undefined): target is Unit =>
  isMounted(unit) && mayEngage(table, unit, target) && landAt(table, target.at) !== WOODS;

function engageTargets(table: Table, unit: Unit): readonly Unit[] {
  const row = rowOf(unit.at);
  const reachable = isAbroad(unit)
    ? enemyReserve(table, unit)
    : row === 'L'
      ? [unitAt(table, facing(unit.at))]
      : row === 'R'
        ? raiders(table, unit)
        : [];
  return reachable.filter((target) => mayEngage(table, unit, target)) as readonly Unit[];
}

const stepFacts = ({ kind, to, with: partner }: Step) => ({
  kind,
  to: slotOf(to),
  ...(partner === null ? {} : { with: partner.id }),
});
const declare = (facts: object): Named => ({ type: 'declare', ...facts });

/** Fire, charge and engagement that may follow a step. */
function followUps(table: Table, unit: Unit, step: Step, orders: Orders, range: number): readonly Named[] {
  const facts = stepFacts(step);
  const shot = (order: string) => (target: Unit) =>
    declare({ ...facts, follow: 'fire', order, target: target.id });
  const isAdvance = step.kind.startsWith('advance');
  const isLateral = step.kind.startsWith('lateral');
  const now = has(unit, 'Deploy') ? fireTargets(table, unit, range).map(shot('before')) : [];
  return [
    ...now,
    ...supposing(unit, step, (): readonly Named[] => {
      const ahead = rowOf(unit.at) === 'L' ? unitAt(table, facing(unit.at)) : undefined;
      const fires = has(unit, 'Deploy') || (isLight(unit) && isLateral && rowOf(unit.at) === 'L');
      const volley = orders.has('B06') && isAdvance;
      const charges =
        (isAdvance || (orders.has('F05') && isLateral && rowOf(unit.at) === 'L')) &&
        mayCharge(table, unit, ahead);
      const rushes = orders.has('F06') && isAdvance && mayEngage(table, unit, ahead);
      return [
        ...(fires || volley ? fireTargets(table, unit, range).map(shot('after')) : []),
        ...(charges ? [declare({ ...facts, follow: 'charge', target: ahead.id })] : []),
        ...(rushes && ahead !== undefined ? [declare({ ...facts, follow: 'engage', target: ahead.id })] : []),
      ];
    }),
  ];
}

/** SAG-G15: two steps, not back to where it began. */
function marches(table: Table, unit: Unit, step: Step): readonly Named[] {
  const from = unit.at;
  return supposing(unit, step, () =>
    stepsOf(table, unit)
      .filter(({ to }) => to !== from)
      // biome-ignore lint/suspicious/noThenProperty: the name of the second step in the game's own words
      .map((then) => declare({ ...stepFacts(step), then: stepFacts(then) })),
  );
}

function mayCapture(table: Table, unit: Unit): boolean {
  const place = facing(unit.at);
  return (
    rowOf(unit.at) === 'L' &&
    landAt(table, place) !== undefined &&
    unitAt(table, place) === undefined &&
    mayStandOn(unit, landAt(table, place))
  );
}

/** All a unit may declare now. */
export function declarations(table: Table, unit: Unit, orders: Orders): readonly Named[] {
  const isSquare = unit.formation === 'square';
  if (isEngaged(table, unit))
    return [declare({ kind: 'continue' }), ...(isSquare ? [] : [declare({ kind: 'disengage' })])];
  const marching = orders.has('G15');
  const range = orders.has('G17') && (rowOf(unit.at) === 'S' || rowOf(unit.at) === 'R') ? 4 : 3;
  const shots = marching
    ? []
    : fireTargets(table, unit, range).map(({ id }) => declare({ kind: 'fire', target: id }));
  if (isSquare) return [...shots, ...(orders.has('G06') && !marching ? [declare({ kind: 'hold' })] : [])];
  const steps = stepsOf(table, unit);
  return [
    ...shots,
    ...(marching ? [] : engageTargets(table, unit).map(({ id }) => declare({ kind: 'engage', target: id }))),
    ...steps.map((step) => declare(stepFacts(step))),
    ...(marching
      ? steps.flatMap((step) => marches(table, unit, step))
      : steps.flatMap((step) => followUps(table, unit, step, orders, orders.has('G17') ? 4 : 3))),
    ...(orders.has('F02') ? guardSteps(table, unit).map((step) => declare(stepFacts(step))) : []),
    ...(mayCapture(table, unit) ? [declare({ kind: 'capture' })] : []),
    ...(isAbroad(unit) ? [declare({ kind: 'return' })] : []),
  ];
}

/** SAG-18.1, 18.3, R61: the sides on which it could set out. */
export function outflankSides(table: Table, unit: Unit): readonly string[] {
  const isAway = table.units.some(
    (each) => each.owner === unit.owner && isThere(each) && rowOf(each.at) === 'OF',
  );
  if (!table.rules.outflank || isAway || !isInReserve(unit) || isEngaged(table, unit)) return [];
  if (unit.card.status === 'guard' || !(isInfantry(unit) || isLight(unit)) || unit.formation === 'square')
    return [];
  return ['W', 'E'].filter((side) =>
    PLAYERS.every((board) => unitAt(table, `${board}:OF${side}`) === undefined),
  );
}
