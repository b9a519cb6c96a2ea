// One front of a combat in a position.
import { checked, fault, flag, listOf, nullable, oneOf, record, whole } from '@grognard/kernel/forms.ts';
import type { CombatDie, Front } from '../state.ts';
import type { FrontId } from '../vocabulary.ts';
import { battleSector, bySide, frontId, side, unitId } from './words.ts';

/** GEN-3.5: spaces of one side of a front. */
const SPACES = 5;

const die = record<CombatDie>({ side, unit: unitId, target: unitId, unopposed: flag, natural: whole(1, 6) });
const line = listOf(unitId, SPACES);

const fields = record<Front>({
  id: frontId,
  kind: oneOf(['border', 'meeting', 'building']),
  sector: nullable(battleSector),
  ends: nullable(bySide(battleSector)),
  white: line,
  black: line,
  dice: listOf(die),
  closed: flag,
});

const kindOf = (id: FrontId): Front['kind'] =>
  id.startsWith('meet:') ? 'meeting' : id.startsWith('bld:') ? 'building' : 'border';

const oneFront = checked<Front>(fields, ({ id, kind, sector, ends }, path) => {
  const isBorder = kindOf(id) === 'border';
  if (kind !== kindOf(id)) fault('impossible', `${path}.kind`, `${id} is a ${kindOf(id)} front.`);
  if ((sector === null) !== isBorder) {
    fault('impossible', `${path}.sector`, 'Fronts have a sector of their own unless they lie on a border.');
  }
  if ((ends === null) === isBorder) fault('impossible', `${path}.ends`, 'Border fronts have two ends.');
});

/** The fronts of one combat, each once. */
export const fronts = checked(listOf(oneFront), (all, path) => {
  const twice = all.findIndex(({ id }, i) => all.findIndex((other) => other.id === id) < i);
  if (twice >= 0) fault('impossible', `${path}[${twice}].id`, `There is one front ${all[twice]?.id} only.`);
});
