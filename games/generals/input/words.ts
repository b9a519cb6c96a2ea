// Forms for the vocabulary of Generals.
import { type Form, listOf, matching, oneOf, record } from '@grognard/kernel/forms.ts';
import { isBattleBorder, isBattleSector, isSector } from '../field/board-graph.ts';
import {
  ARMS,
  BATTLE_BORDERS,
  BATTLE_SECTORS,
  type BattleBorder,
  type BattleSector,
  type BySide,
  type FrontId,
  MOVEMENT_PHASES,
  SECTORS,
  type Sector,
  SIDES,
  type UnitId,
} from '../vocabulary.ts';

export const sector = matching<Sector>(isSector, 'a sector', { enum: SECTORS });
export const battleSector = matching<BattleSector>(isBattleSector, 'a battle sector', {
  enum: BATTLE_SECTORS,
});
export const border = matching<BattleBorder>(isBattleBorder, 'a border between battle sectors', {
  enum: BATTLE_BORDERS,
});
export const side = oneOf(SIDES);
export const sides = listOf(side, SIDES.length);
export const arm = oneOf(ARMS);
export const movementPhase = oneOf(MOVEMENT_PHASES);

export const bySide = <T>(form: Form<T>): Form<BySide<T>> => record<BySide<T>>({ white: form, black: form });

const textLike =
  (pattern: RegExp) =>
  (raw: unknown): raw is string =>
    typeof raw === 'string' && pattern.test(raw);

const UNIT = /^[wb][ICA][1-9][0-9]?$/;
/** Whether the armies have such a unit is checked once they are known. */
export const isUnitId = textLike(UNIT);
export const unitId = matching<UnitId>(isUnitId, "a unit's id such as wI1", { pattern: UNIT.source });
export const unitIds = listOf(unitId);

const FRONT = new RegExp(`^(${BATTLE_BORDERS.join('|')}|meet:[abc][123]:[1-4]|bld:[abc][123])$`);
export const frontId = matching<FrontId>(textLike(FRONT), 'a front: a border, meet:b2:1 or bld:b2', {
  pattern: FRONT.source,
});
