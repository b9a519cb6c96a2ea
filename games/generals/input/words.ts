// Readers for the vocabulary of Generals.

import { listOf, matching, mustBe, oneOf, type Reader, record } from '@grognard/kernel/forms.ts';
import { isBattleBorder, isBattleSector, isSector } from '../field/board-graph.ts';
import { indexOf } from '../field/units.ts';
import {
  ARMS,
  type BattleBorder,
  type BattleSector,
  type BySide,
  type FrontId,
  type Options,
  type Sector,
  SIDES,
  type UnitId,
} from '../vocabulary.ts';

export const sector = matching<Sector>(isSector, 'a sector');
export const battleSector = matching<BattleSector>(isBattleSector, 'a battle sector');
export const border: Reader<BattleBorder> = (raw, path) =>
  typeof raw === 'string' && isBattleBorder(raw) ? raw : mustBe(raw, path, 'a border between battle sectors');
export const side = oneOf(SIDES);
export const sides = listOf(side, 2);
export const arm = oneOf(ARMS);

export const bySide = <T>(read: Reader<T>): Reader<BySide<T>> =>
  record<BySide<T>>({ white: read, black: read });

export const unitIn =
  (options: Options): Reader<UnitId> =>
  (raw, path) =>
    typeof raw === 'string' && indexOf(options, raw) >= 0
      ? raw
      : mustBe(raw, path, 'a unit of one of the armies');

const MEETING = /^meet:([abc][123]):([1-4])$/;
const BUILDING = /^bld:([abc][123])$/;

export const frontId: Reader<FrontId> = (raw, path) =>
  typeof raw === 'string' && (isBattleBorder(raw) || MEETING.test(raw) || BUILDING.test(raw))
    ? raw
    : mustBe(raw, path, 'a front: a border, meet:b2:1 or bld:b2');
