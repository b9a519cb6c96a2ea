// NAP-ATK.31 to NAP-ATK.34: what may follow on an attack: ripostes, follow-up moves, Frenzy, Persecution.
import { distance, neighboursOf } from './hexes.ts';
import { groundAt, reach } from './moves.ts';
import { mainCard, reactionCard } from './pool.ts';
import {
  counterblowOf,
  gradeOf,
  idOf,
  isExhausted,
  isOnField,
  rowsOf,
  unitAt,
  unitOf,
  unitsOf,
} from './profile.ts';
import { critOf } from './results.ts';
import { type Attack, type Battle, foeOf, type Unit } from './shape.ts';
import type { Row } from './tables/units.ts';
import { isTarget, isWithin } from './targets.ts';

const meleeRow = (unit: Unit): Row =>
  rowsOf(unit).find(({ kind }) => kind === 'melee') ?? { kind: 'melee', dice: ['W'], range: 1 };

/** NAP-ATK.32: how the defender may strike back. */
export function ripostesOf(battle: Battle, attack: Attack): { how: string; pay?: string }[] {
  const [unit, striker] = [unitOf(battle, attack.attacker), unitOf(battle, attack.target)];
  if (attack.riposte !== null || !isOnField(unit) || !isOnField(striker) || isExhausted(striker)) return [];
  const found: { how: string; pay?: string }[] = [];
  const isNear = isWithin(battle, striker, unit, meleeRow(striker));
  if (attack.square && isNear) found.push({ how: 'square' });
  if (attack.kind === 'melee' && isNear && counterblowOf(striker).length > 0)
    for (const pay of new Set(battle.players[striker.owner].screen)) found.push({ how: 'counterblow', pay });
  const card = reactionCard(battle, attack);
  const wanted = card === 'F13' ? 'ranged' : card === 'R10' ? 'melee' : null;
  const row = rowsOf(striker).find(({ kind }) => kind === wanted);
  if (row !== undefined && isWithin(battle, striker, unit, row)) found.push({ how: 'card' });
  return found;
}

/** NAP-ATK.31 (c) */
export function followUpsOf(battle: Battle, attack: Attack): { source: string; hex: number }[] {
  const unit = unitOf(battle, attack.attacker);
  if (!isOnField(unit) || isExhaustedApart(battle, unit)) return [];
  const near = [...reach(battle, unit, 1).keys()];
  const found: { source: string; hex: number }[] = [];
  const hasLeft = attack.retreated !== 'no' || attack.destroyed;
  if (mainCard(battle, attack) === 'F09' && hasLeft && canEnter(battle, unit, attack.from))
    found.push({ source: 'pasDeCharge', hex: attack.from });
  if (critOf(battle, attack) === 'Advance') found.push(...near.map((hex) => ({ source: 'advance', hex })));
  const { activation } = battle;
  const isActive = activation !== null && activation.unit === attack.attacker;
  if (
    isActive &&
    attack.riposte === null &&
    attack.kind === 'ranged' &&
    activation.used.includes('partingShot')
  )
    found.push(...near.map((hex) => ({ source: 'partingShot', hex })));
  return found;
}

/** NAP-FAT.7, NAP-ACT.8: exhaustion stops only units that are not in an activation of their own. */
const isExhaustedApart = (battle: Battle, unit: Unit): boolean =>
  isExhausted(unit) && battle.activation?.unit !== idOf(battle, unit);

const canEnter = (battle: Battle, unit: Unit, hex: number): boolean =>
  distance(unit.at, hex) === 1 && groundAt(battle, hex).enter && unitAt(battle, hex) === undefined;

/** NAP-CRT.2 */
export function mayFrenzy(battle: Battle, attack: Attack): boolean {
  const [unit, target] = [unitOf(battle, attack.attacker), unitOf(battle, attack.target)];
  return (
    attack.riposte === null &&
    attack.kind === 'melee' &&
    critOf(battle, attack) === 'Frenzy' &&
    battle.activation !== null &&
    !battle.activation.frenzied &&
    !attack.destroyed &&
    attack.retreated === 'no' &&
    isOnField(unit) &&
    isOnField(target) &&
    distance(unit.at, target.at) === 1
  );
}

/** NAP-ABL.16: hexes from which to attack once more; its own stands for staying. */
export function persecutionHexes(battle: Battle, attack: Attack): number[] {
  const unit = unitOf(battle, attack.attacker);
  const grade = gradeOf(unit, 'Persecution');
  const isWorth = attack.destroyed || attack.retreated === 'forced';
  const mayGo = battle.activation !== null && !battle.activation.persecuted && attack.riposte === null;
  if (grade === 0 || !isWorth || !mayGo || attack.kind !== 'melee' || !isOnField(unit)) return [];
  const ways = [...reach(battle, unit, grade).keys()].filter((hex) => !groundAt(battle, hex).difficult);
  return [unit.at, ...ways].filter((hex) => meleeTargets(battle, unit, hex).length > 0);
}

/** Whom it could strike from there. */
export function meleeTargets(battle: Battle, unit: Unit, hex: number): Unit[] {
  const here = unit.at;
  unit.at = hex;
  const foes = unitsOf(battle, foeOf(unit.owner)).filter(
    (foe) => neighboursOf(hex).includes(foe.at) && isTarget(battle, unit, foe, meleeRow(unit)),
  );
  unit.at = here;
  return foes;
}
