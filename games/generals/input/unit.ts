// One unit of a position: any that could stand there, or what is impossible about it.
import {
  described,
  fault,
  flag,
  mapped,
  nullable,
  oneOf,
  optional,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { freshUnit } from '../deployment/deployment.ts';
import { isBattleSector, isReserve, isSector, RESERVE } from '../field/board-graph.ts';
import { armOf, sideOf } from '../field/units.ts';
import { RIDES } from '../orders/orders.ts';
import type { Unit } from '../state.ts';
import { otherSide, type Place, SECTORS } from '../vocabulary.ts';
import { battleSector, unitId } from './words.ts';

const PLACES: readonly Place[] = [...SECTORS, 'tray', 'box', 'captured', 'gone'];
const unlessSet = optional(flag, false);

const fields = record({
  id: described(unitId, 'Side letter, arm letter, number: wI1, bA2.'),
  at: described(
    oneOf(PLACES),
    "box: the own routed-units box; captured: the captor's box; tray: not placed yet.",
  ),
  routed: described(optional(nullable(flag), null), 'Whoever is in the box is, unless said otherwise.'),
  spent: unlessSet,
  square: unlessSet,
  inside: described(unlessSet, 'In the building of its sector (GEN-20.15).'),
  bound: described(unlessSet, 'Has used an order this round (GEN-6.9).'),
  activations: optional(whole(0, RIDES), 0),
  moved: described(unlessSet, 'Changed sector under an order this round (GEN-R.114).'),
  token: optional(nullable(battleSector), null),
});

export const unit = mapped(fields, (given, path): Unit => {
  const { id, at } = given;
  const read = { ...freshUnit(sideOf(id), armOf(id), 1, at), ...given, routed: given.routed ?? at === 'box' };
  checkUnit(read, path);
  return read;
});

type Impossible = readonly [field: string, isSo: boolean, message: string];

function checkUnit(unit: Unit, path: string): void {
  const { arm, at, side, routed } = unit;
  const offBoard = !isSector(at);
  const checks: readonly Impossible[] = [
    ['at', at === RESERVE[otherSide(side)], 'Nobody enters the enemy reserve (GEN-7.4).'],
    ['at', at === 'box' && arm === 'A', 'Routed Artillery never flees to the box (GEN-14.12).'],
    ['routed', at === 'box' && !routed, 'Units in the routed-units box are routed.'],
    [
      'routed',
      routed && (at === 'tray' || at === 'captured' || at === 'gone'),
      'Only units on the board or in the box are routed.',
    ],
    [
      'routed',
      routed && isSector(at) && isReserve(at),
      'There is no combat in a reserve, so nobody there is routed.',
    ],
    ['spent', unit.spent && routed, 'A routed unit is never also spent (GEN-4.11).'],
    ['square', unit.square && routed, 'A routed unit is never also in square (GEN-4.11).'],
    ['square', unit.square && arm !== 'I', 'Only Infantry forms square (GEN-12.6).'],
    ['square', unit.square && !isBattleSector(at), 'A square stands in a battle sector.'],
    ['inside', unit.inside && arm !== 'I', 'Only Infantry goes into a building (GEN-20.15).'],
    ['inside', unit.inside && unit.square, 'A square ends when its unit goes into a building (GEN-20.15).'],
    ['spent', unit.spent && offBoard, 'Only units on the board are spent.'],
    ['token', unit.token !== null && arm !== 'A', 'Only Artillery has a token (GEN-2.4).'],
    ['token', unit.token !== null && offBoard, 'The token of a lost battery is lost with it (GEN-9.15).'],
    ['activations', unit.activations > 1 && arm !== 'C', 'Only Cavalry is activated twice (GEN-4.2).'],
    [
      'activations',
      unit.activations > 0 && !unit.bound,
      'An activated unit is bound to its order (GEN-6.9).',
    ],
  ];
  for (const [field, isSo, message] of checks) if (isSo) fault('impossible', `${path}.${field}`, message);
}
