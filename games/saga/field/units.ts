// Units on the table: found by place or id, replaced on write, and what they are right now (SAG-21, 23).
import { type Frozen, invariant } from '@grognard/kernel';
import { unitCard } from '../data/unit-cards.ts';
import type { State, Unit } from '../state.ts';
import type { Keyword, Place, Player, Slot, UnitCard, UnitId } from '../vocabulary.ts';
import { boardOf, indexIn, indexOf, SLOTS_PER_BOARD, zoneOf } from './places.ts';

export const unitAt = (state: Frozen<State>, place: Place): Frozen<Unit> | null =>
  state.field[indexOf(place)] ?? null;

export const unitIn = (state: Frozen<State>, board: Player, slot: Slot): Frozen<Unit> | null =>
  state.field[indexIn(board, slot)] ?? null;

/** Undefined when it is not on the table. */
export function findUnit(state: Frozen<State>, id: UnitId | null): Frozen<Unit> | undefined {
  for (const unit of state.field) if (unit !== null && unit.id === id) return unit;
  return undefined;
}

export function unitOf(state: Frozen<State>, id: UnitId | null): Frozen<Unit> {
  const unit = findUnit(state, id);
  if (unit === undefined) invariant(false, `unit ${id} is on the table`);
  return unit;
}

/** Change some facts of a unit; it stays where it is. */
export function change(state: State, id: UnitId, facts: Partial<Omit<Unit, 'id' | 'at' | 'owner'>>): Unit {
  for (let i = 0; i < state.field.length; i++) {
    const unit = state.field[i];
    if (unit === null || unit === undefined || unit.id !== id) continue;
    const changed = { ...unit, ...facts };
    state.field[i] = changed;
    return changed;
  }
  invariant(false, `unit ${id} is on the table`);
}

/** Put a unit into a free place. */
export function put(state: State, unit: Unit, at: Place): void {
  const index = indexOf(at);
  if (state.field[index] !== null) invariant(false, `${at} is free for ${unit.id}`);
  state.field[index] = unit.at === at ? unit : { ...unit, at };
}

/** Take a unit off its place; the caller puts it elsewhere or away. */
export function take(state: State, id: UnitId): Unit {
  for (let i = 0; i < state.field.length; i++) {
    const unit = state.field[i];
    if (unit === null || unit === undefined || unit.id !== id) continue;
    state.field[i] = null;
    return unit;
  }
  invariant(false, `unit ${id} is on the table`);
}

/** A player's units in slot order: own board first, then as an outflanker on the enemy's. */
export function unitsOf(state: Frozen<State>, player: Player): Frozen<Unit>[] {
  const found: Frozen<Unit>[] = [];
  const [own, other] = player === 'A' ? [0, SLOTS_PER_BOARD] : [SLOTS_PER_BOARD, 0];
  for (let i = own; i < own + SLOTS_PER_BOARD; i++) {
    const unit = state.field[i];
    if (unit !== null && unit !== undefined && unit.owner === player) found.push(unit);
  }
  for (let i = other; i < other + SLOTS_PER_BOARD; i++) {
    const unit = state.field[i];
    if (unit !== null && unit !== undefined && unit.owner === player) found.push(unit);
  }
  return found;
}

/** The printed card. Only its owner's rules may ask this of a face-down unit. */
export const cardOf = (unit: Frozen<Unit>): UnitCard => unitCard(unit.card.hidden);
export const has = (unit: Frozen<Unit>, keyword: Keyword): boolean => cardOf(unit).keywords.includes(keyword);

/** What a unit counts as now (SAG-21.1, 21.2): a dismounted one is Infantry for all rules (SAG-21.18). */
export type Arm = 'infantry' | 'lightCavalry' | 'heavyCavalry' | 'footArtillery' | 'horseArtillery';
const ARM_OF: { readonly [type in UnitCard['type']]: Arm } = {
  infantry: 'infantry',
  lightInfantry: 'infantry',
  lightCavalry: 'lightCavalry',
  heavyCavalry: 'heavyCavalry',
  artillery: 'footArtillery',
  horseArtillery: 'horseArtillery',
};
export const armOf = (unit: Frozen<Unit>): Arm => (unit.dismounted ? 'infantry' : ARM_OF[cardOf(unit).type]);

export const isInfantry = (unit: Frozen<Unit>): boolean => armOf(unit) === 'infantry';
export const isLightCavalry = (unit: Frozen<Unit>): boolean => armOf(unit) === 'lightCavalry';
export const isHeavyCavalry = (unit: Frozen<Unit>): boolean => armOf(unit) === 'heavyCavalry';
export function isCavalry(unit: Frozen<Unit>): boolean {
  const arm = armOf(unit);
  return arm === 'lightCavalry' || arm === 'heavyCavalry';
}
export function isArtillery(unit: Frozen<Unit>): boolean {
  const arm = armOf(unit);
  return arm === 'footArtillery' || arm === 'horseArtillery';
}
export const isGuard = (unit: Frozen<Unit>): boolean => cardOf(unit).status === 'guard';

/** Belongs to a Melee pair. */
export function isEngaged(state: Frozen<State>, id: UnitId): boolean {
  for (const { units } of state.melees) if (units[0] === id || units[1] === id) return true;
  return false;
}

/** On the enemy board: it has outflanked (SAG-2.12). */
export const isOutflanker = (unit: Frozen<Unit>): boolean => boardOf(unit.at) !== unit.owner;
/** In its own Out-flank slot, on its way round (SAG-R78). */
export const isOutflanking = (unit: Frozen<Unit>): boolean =>
  zoneOf(unit.at) === 'OF' && boardOf(unit.at) === unit.owner;
export const isInSquare = (unit: Frozen<Unit>): boolean => unit.formation === 'square';

/** SAG-18.6, SAG-R64: an enemy on this player's board that may be shot at and engaged from his Reserve. */
export function exposedOutflanker(state: Frozen<State>, board: Player): Frozen<Unit>[] {
  const found: Frozen<Unit>[] = [];
  for (const slot of ['OFW', 'OFE'] as const) {
    const unit = unitIn(state, board, slot);
    if (unit !== null && unit.owner !== board && unit.exposed) found.push(unit);
  }
  return found;
}
