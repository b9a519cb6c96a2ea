// SAG-8 and 21.3 to 21.6: who may stand where, and what Terrain does when it is laid.
import { at, boardOf, GROUND, LINE, type Player, rowOf, slotOf } from './board.ts';
import { isArtillery, isEngaged, isHeavy, isMounted, type Table, tell, type Unit, unitAt } from './table.ts';
import { BUILDING, HILL, RIVER, TERRAIN, WOODS } from './tables.ts';

export const landAt = ({ terrain }: Table, place: string): string | undefined => terrain.get(place)?.card;

export function mayStandOn(unit: Unit, card: string | undefined): boolean {
  if (card === undefined) return true;
  if (isArtillery(unit)) return card === HILL || card === RIVER;
  if (card === BUILDING) return !isMounted(unit);
  return card !== WOODS || !isHeavy(unit);
}

/** SAG-8.4, 21.5. */
export const mayBeAt = (table: Table, unit: Unit, place: string): boolean =>
  !(unit.card.arm === 'artillery' && LINE.includes(slotOf(place))) && mayStandOn(unit, landAt(table, place));

export const isFree = (table: Table, place: string): boolean => unitAt(table, place) === undefined;

export const freeSlots = (table: Table, board: Player, slots: readonly string[]): readonly string[] =>
  slots.map((slot) => at(board, slot)).filter((place) => isFree(table, place));

/** SAG-R21: Terrain goes back to the pile of whoever laid it. */
export function clearLand({ terrain, players }: Table, place: string): void {
  const ground = terrain.get(place);
  if (ground === undefined) return;
  terrain.delete(place);
  const owner = players[ground.owner];
  owner.discard = [...owner.discard, ground.card];
}

export function moveLand(table: Table, from: string, to: string): void {
  const ground = table.terrain.get(from);
  if (ground === undefined) return;
  clearLand(table, to);
  table.terrain.delete(from);
  table.terrain.set(to, ground);
}

/** SAG-8.5. */
export function stepOnto(table: Table, unit: Unit): void {
  const land = landAt(table, unit.at);
  if ((land === WOODS || land === BUILDING) && unit.formation !== null) {
    tell(table, 'formationLost', { unit: unit.id });
    unit.formation = null;
  }
}

/** SAG-8.1 to 8.4, R22: where this player may lay which of his cards. */
export function terrainChoices(table: Table, player: Player, hand: readonly string[]) {
  const cards = [...new Set(hand.filter((card) => TERRAIN.includes(card)))];
  return cards.flatMap((card) =>
    GROUND.flatMap((slot) => {
      const unit = unitAt(table, at(player, slot));
      const fits = unit === undefined || (mayStandOn(unit, card) && !isEngaged(table, unit));
      return fits ? [{ type: 'terrain', card, slot }] : [];
    }),
  );
}

/** SAG-2.2. */
export const isInLine = (unit: Unit): boolean => rowOf(unit.at) === 'L' && boardOf(unit.at) === unit.owner;
export const isAbroad = (unit: Unit): boolean => rowOf(unit.at) === 'OF' && boardOf(unit.at) !== unit.owner;
export const isSetOut = (unit: Unit): boolean => rowOf(unit.at) === 'OF' && boardOf(unit.at) === unit.owner;
export const isInReserve = (unit: Unit): boolean => rowOf(unit.at) === 'R' && boardOf(unit.at) === unit.owner;

/** What a unit loses that leaves an Out-flank slot. */
export function clearStanding(unit: Unit): void {
  if (rowOf(unit.at) !== 'OF') return;
  unit.outflankMarker = false;
  unit.outflankFails = 0;
  unit.exposed = false;
  unit.firedAsOutflanker = false;
}
