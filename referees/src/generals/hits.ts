// GEN-12.33 to 12.40, 13, 14, 20: what the dice come to.
import { count, tell, type Unit } from './battle.ts';
import { SIDES } from './board.ts';
import type { Die } from './dice.ts';
import { capture, destroy, rout } from './entering.ts';
import { attackerOf, attackersIn, type Fight, type Front, isOnBoard } from './fight.ts';
import { isForest, isHill, wadesIn } from './ground.ts';
import { type Column, MODIFIERS, type Row } from './tables.ts';
import type { Attack, Step } from './targets.ts';

function rowOf(fight: Fight, { unit, isSupport }: Attack): Row {
  if (isSupport) return 'attI';
  if (attackerOf(fight, unit) !== undefined) return `att${unit.arm}`;
  return unit.square ? 'sq' : `pas${unit.arm}`;
}

function columnOf(fight: Fight, unit: Unit): Column {
  if (unit.routed) return 'routed';
  if (attackerOf(fight, unit) !== undefined) return `att${unit.arm}`;
  return unit.square ? 'sq' : `pas${unit.arm}`;
}

const cell = (row: Row, column: Column, step: Step): number =>
  MODIFIERS[row][column]?.[step === 'ranged' ? 0 : 1] ?? 0;

/** GEN-20.6, R.116: everybody in a front in which somebody attacks a forest. */
const isWooded = (fight: Fight, front: Front): boolean =>
  SIDES.some((side) => attackersIn(fight, side, front).some(({ to }) => isForest(fight.battle, to)));

function terrain(fight: Fight, step: Step, { unit, front }: Attack): number {
  const { battle } = fight;
  const wooded = isWooded(fight, front) ? (step === 'ranged' ? -2 : -1) : 0;
  const attacker = attackerOf(fight, unit);
  if (attacker === undefined) return wooded;
  const { from, to, kind } = attacker;
  if (kind === 'building') return wooded - 1;
  if (step === 'ranged') return wooded;
  const slope = Number(isHill(battle, from)) - Number(isHill(battle, to));
  return wooded + slope - (wadesIn(battle, from, to) ? 1 : 0);
}

export function sumFor(fight: Fight, step: Step, attack: Attack): number {
  const row = rowOf(fight, attack);
  return (
    cell(row, columnOf(fight, attack.target), step) +
    (attack.unopposed ? cell(row, 'none', step) : 0) +
    (attack.unit.spent ? -1 : 0) +
    (step === 'ranged' && fight.phase === 'fast' ? -2 : 0) +
    terrain(fight, step, attack)
  );
}

const clamped = (value: number): number => Math.max(1, Math.min(6, value));

/** GEN-12.29, 12.33: the best die that answers this one; null where nobody answers. */
function answerTo(all: readonly (Die & { readonly value: number })[], { attack }: Die): number | null {
  if (attack.unopposed || attack.target.routed) return null;
  const back = all.filter(
    (each) =>
      each.attack.unit === attack.target && each.attack.target === attack.unit && !each.attack.unopposed,
  );
  return back.length === 0 ? null : Math.max(...back.map(({ value }) => value));
}

function isHit(step: Step, value: number, against: number | null): boolean {
  if (against === null) return value >= 4;
  return value > against && (step === 'melee' || value >= 4);
}

export function resolve(fight: Fight, step: Step, dice: readonly Die[]): void {
  const all = dice.map((die) => ({ ...die, value: clamped(die.natural + sumFor(fight, step, die.attack)) }));
  const hitters = new Map<Unit, Unit[]>();
  for (const die of all) {
    const { attack, natural, value } = die;
    const { unit, target, front } = attack;
    const against = answerTo(all, die);
    const hit = isHit(step, value, against);
    count(fight.battle, 'attacks');
    tell(fight.battle, 'attackResolved', {
      step,
      front: front.id,
      unit: unit.id,
      target: target.id,
      natural,
      modified: value,
      against,
      hit,
    });
    if (!hit) continue;
    hitters.set(target, [...(hitters.get(target) ?? []), unit]);
    for (const attacker of fight.attackers) if (attacker.unit === unit) attacker.scored = true;
  }
  for (const [unit, by] of hitters) strike(fight, unit, by);
}

/** GEN-14.1 to 14.3. */
function strike(fight: Fight, unit: Unit, by: readonly Unit[]): void {
  const { battle } = fight;
  let hits = by.length;
  if (!unit.routed) {
    // R.110: whoever attacks out of a building has left it by his order, and lies outside.
    if (attackerOf(fight, unit) !== undefined) unit.inside = false;
    rout(battle, unit);
    hits -= 1;
    const front = fight.fronts.find(({ lines }) => lines[unit.side].includes(unit));
    if (front !== undefined) fight.fallen.set(unit, front);
  }
  if (hits === 0) return;
  tell(battle, 'unitRemoved', { unit: unit.id, at: unit.at });
  fight.removed.push({ unit, by });
  for (const { lines } of fight.fronts)
    for (const side of SIDES) lines[side] = lines[side].filter((each) => each !== unit);
  fight.fallen.delete(unit);
  unit.token = null;
  unit.inside = false;
  lost.set(unit, unit.at);
  unit.at = 'gone';
}

/** Where those lay whose fate is settled when the fighting ends. */
const lost = new WeakMap<Unit, string>();

/** GEN-14.4 to 14.6, R.75, R.76. */
export function settleCaptures({ battle, removed }: Fight): void {
  for (const { unit, by } of removed) {
    unit.at = lost.get(unit) ?? unit.at;
    const isTaken = by.some((each) => each.arm !== 'A' && !each.routed && isOnBoard(each));
    if (isTaken) capture(battle, unit);
    else destroy(battle, unit);
  }
}
