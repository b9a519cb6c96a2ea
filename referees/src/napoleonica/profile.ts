// What a unit has: its card, its detachment, its improvement, what its Commander bears and who stands near (NAP-GEN.7).
import { distance } from './hexes.ts';
import { type Battle, PLAYERS, type Player, type Unit } from './shape.ts';
import { DETACHMENTS, IMPROVED } from './tables/series.ts';
import { type Row, type UnitCard, unitCard } from './tables/units.ts';

export const cardOfUnit = (unit: Unit): UnitCard => unitCard(unit.type);
export const armOf = (unit: Unit): UnitCard['arm'] => cardOfUnit(unit).arm;
export const isOnField = (unit: Unit): boolean => unit.at >= 0;
export const staminaOf = (unit: Unit): number =>
  cardOfUnit(unit).stamina + (unit.improvement === 'IM3' ? 1 : 0);
/** NAP-FAT.5 */
export const isExhausted = (unit: Unit): boolean => unit.fatigue >= staminaOf(unit);
export const canTire = (unit: Unit): boolean => unit.fatigue < staminaOf(unit);
export const isMarked = (unit: Unit): boolean => unit.orders.length + unit.blanks > 0;

/** Its own abilities as words: 'Brave', 'Flank O'. */
function ownAbilities(unit: Unit): string[] {
  const all = [...cardOfUnit(unit).abilities];
  const given = unit.detachment === null ? undefined : DETACHMENTS[unit.detachment]?.gives;
  const improved = unit.improvement === null ? undefined : IMPROVED[unit.improvement];
  if (given !== undefined) all.push(given);
  if (improved !== undefined) all.push(improved);
  if (unit.items.includes('AR6')) all.push('Shield');
  if (unit.items.includes('AR7')) all.push('Ranger');
  return all;
}

const bestNumber = (words: readonly string[], name: string): number =>
  words
    .filter((word) => word.startsWith(`${name} `))
    .reduce((best, word) => Math.max(best, Number(word.slice(name.length + 1))), 0);

/** NAP-ABL.3 */
export function auraOf(unit: Unit): number {
  const printed = bestNumber(ownAbilities(unit), 'Aura');
  return printed + (unit.items.includes('AR1') ? 1 : 0);
}

export const isInAuraOf = (unit: Unit, commander: Unit): boolean =>
  isOnField(unit) &&
  isOnField(commander) &&
  unit.owner === commander.owner &&
  armOf(commander) === 'commander' &&
  distance(unit.at, commander.at) <= auraOf(commander);

export const isInAnyAura = (battle: Battle, unit: Unit): boolean =>
  battle.units.some((commander) => isInAuraOf(unit, commander));

const isNearItem = (battle: Battle, unit: Unit, item: string): boolean =>
  battle.units.some((bearer) => bearer.items.includes(item) && isInAuraOf(unit, bearer));

export function has(battle: Battle, unit: Unit, ability: string): boolean {
  if (ability === 'Brave' && isNearItem(battle, unit, 'AR4')) return true;
  return ownAbilities(unit).includes(ability);
}

/** 'Buckshot O' gives 'O'; of several the best, as dice go from W to K. */
export function dieFor(unit: Unit, ability: string): string | null {
  const found = ownAbilities(unit).flatMap((word) =>
    word.startsWith(`${ability} `) ? [word.slice(ability.length + 1)] : [],
  );
  return found.toSorted((a, b) => 'WYOTSK'.indexOf(b) - 'WYOTSK'.indexOf(a))[0] ?? null;
}
export const gradeOf = (unit: Unit, ability: string): number => bestNumber(ownAbilities(unit), ability);

/** NAP-ABL.14: how many dice it may have rolled again when it attacks. */
export function masteryOf(battle: Battle, unit: Unit, kind: string, used: readonly string[]): number {
  let best = gradeOf(unit, 'Master of Attack');
  if (used.includes('focus')) best = Math.max(best, 2);
  if (kind === 'ranged' && unit.improvement === 'IM1') best = Math.max(best, 1);
  if (armOf(unit) === 'artillery' && isNearItem(battle, unit, 'AR8')) best = Math.max(best, 1);
  return best;
}

/** NAP-ABL.7: the dice a Counterblow is struck with, as the law writes them; null where it has none. */
export const counterblowOf = (unit: Unit): readonly string[] =>
  ownAbilities(unit).filter((word) => word === 'Counterblow' || word.startsWith('Counterblow '));

export const rowsOf = (unit: Unit): readonly Row[] => cardOfUnit(unit).rows;
export const hasRow = (unit: Unit, kind: string): boolean => rowsOf(unit).some((row) => row.kind === kind);

/** A hex holds at most one unit (NAP-GEO.5). */
export const unitAt = (battle: Battle, hex: number): Unit | undefined =>
  battle.units.find((unit) => unit.at === hex);
export const idOf = (battle: Battle, unit: Unit): number => battle.units.indexOf(unit);
export function unitOf(battle: Battle, id: number): Unit {
  const unit = battle.units[id];
  if (unit === undefined) throw new Error(`no unit ${id}`);
  return unit;
}
export const unitsOf = (battle: Battle, player: Player): Unit[] =>
  battle.units.filter((unit) => unit.owner === player && isOnField(unit));
export const isAbyss = (battle: Battle, player: Player): boolean =>
  battle.players[player].faction === 'abyss';
/** Whose unit holds this item where it works (NAP-TRN.13). */
export const bearerOf = (battle: Battle, player: Player, item: string): Unit | undefined =>
  unitsOf(battle, player).find((unit) => unit.items.includes(item));
export const playerOn = (battle: Battle, side: string): Player =>
  PLAYERS.find((player) => battle.sideOf[player] === side) ?? 'A';
