// NAP-MOV, NAP-TER, NAP-COR.4: where a unit gets, with how many hexes, and for how much Corruption.
import { distance, HEXES, neighboursOf, rowOf } from './hexes.ts';
import { bearerOf, cardOfUnit, has, idOf, isAbyss, unitAt } from './profile.ts';
import { type Battle, foeOf, type Unit } from './shape.ts';
import { type Terrain, terrainOf } from './tables/terrain.ts';

export const groundAt = (battle: Battle, hex: number): Terrain => terrainOf(battle.ground[hex] ?? '.');
export const codeAt = (battle: Battle, hex: number): string => battle.ground[hex] ?? '.';

/** NAP-MOV.3, NAP-MOV.4 */
export const stopsIn = (battle: Battle, unit: Unit, hex: number): boolean =>
  groundAt(battle, hex).difficult && !has(battle, unit, 'Ranger');

/** Every hex within so many steps by a legal way, with the length of the shortest (NAP-MOV.6). */
export function reach(battle: Battle, unit: Unit, steps: number): Map<number, number> {
  const ends = new Map<number, number>();
  const seen = new Set([unit.at]);
  let edge = [unit.at];
  for (let step = 1; step <= steps; step += 1) {
    const next: number[] = [];
    for (const from of edge)
      for (const hex of neighboursOf(from)) {
        if (seen.has(hex) || !groundAt(battle, hex).enter) continue;
        const there = unitAt(battle, hex);
        const stops = stopsIn(battle, unit, hex);
        if (there !== undefined && (there.owner !== unit.owner || !has(battle, unit, 'Agile') || stops))
          continue;
        seen.add(hex);
        if (there === undefined) ends.set(hex, step);
        if (!stops) next.push(hex);
      }
    edge = next;
  }
  return ends;
}

const isSlow = (battle: Battle, unit: Unit): boolean => has(battle, unit, 'Slow');

/** Hexes of Movement in the activation in progress, without Corruption (NAP-MOV.8). */
export function allowance(battle: Battle, unit: Unit): number {
  const printed = cardOfUnit(unit).movement;
  const activation = battle.activation;
  const isActive = activation !== null && activation.unit === idOf(battle, unit);
  let more = unit.improvement === 'IM4' ? 1 : 0;
  if (isActive) more += activation.grant.movement + (activation.used.includes('doubleTime') ? 1 : 0);
  const wanted = isSlow(battle, unit) ? printed : printed + more;
  const cold = battle.winter === foeOf(unit.owner) ? bearerOf(battle, battle.winter, 'RL4') : undefined;
  const isCold = cold !== undefined && distance(cold.at, unit.at) <= 2;
  return isCold ? Math.max(1, wanted - 1) : wanted;
}

/** NAP-COR.4: steps that may be bought. */
const extra = (battle: Battle, unit: Unit): number =>
  isAbyss(battle, unit.owner) && !isSlow(battle, unit)
    ? Math.floor(battle.players[unit.owner].corruption / 2)
    : 0;

/** Where the active unit may move, and the Corruption each hex costs. */
export function movesOf(battle: Battle, unit: Unit): Map<number, number> {
  const steps = allowance(battle, unit);
  const moves = new Map<number, number>();
  for (const [hex, length] of reach(battle, unit, steps + extra(battle, unit)))
    moves.set(hex, 2 * Math.max(0, length - steps));
  return moves;
}

/** NAP-SCN.8: the Corruption it costs to leave the field, or null. Exhaustion is judged when it is activated (NAP-ACT.8). */
export function exitCost(battle: Battle, unit: Unit): number | null {
  const isTime = battle.terms.special === 'breakthrough' && battle.round >= 4;
  if (!isTime || battle.sideOf[unit.owner] !== 'south') return null;
  const steps = allowance(battle, unit);
  const ways = [...reach(battle, unit, steps + extra(battle, unit))].filter(
    ([hex]) => rowOf(hex) === 0 && !stopsIn(battle, unit, hex),
  );
  if (rowOf(unit.at) === 0) ways.push([unit.at, 0]);
  const lengths = ways.map(([, length]) => length + 1);
  if (lengths.length === 0) return null;
  const cost = 2 * Math.max(0, Math.min(...lengths) - steps);
  return cost / 2 <= extra(battle, unit) ? cost : null;
}

export const emptyHexes = (battle: Battle): number[] =>
  Array.from({ length: HEXES }, (_each, hex) => hex).filter(
    (hex) => groundAt(battle, hex).enter && unitAt(battle, hex) === undefined,
  );
