// One unit of a position: any that could stand there, or what is impossible about it.

import {
  fault,
  flag,
  mustBe,
  nullable,
  oneOf,
  optional,
  type Reader,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { freshUnit } from '../deployment/deployment.ts';
import { isBattleSector, isReserve, isSector, RESERVE } from '../field/board-graph.ts';
import { armyOf, indexOf, sideOf } from '../field/units.ts';
import { armName, SIDE_NAME } from '../names.ts';
import { RIDES } from '../orders/orders.ts';
import type { Unit } from '../state.ts';
import { type Options, otherSide, type Place, SECTORS } from '../vocabulary.ts';
import { battleSector } from './words.ts';

type RawUnit = Omit<Unit, 'side' | 'arm' | 'routed'> & { readonly routed: boolean | null };

const PLACES: readonly Place[] = [...SECTORS, 'tray', 'box', 'captured', 'gone'];
const ID = /^([wb])([ICA])([1-9][0-9]?)$/;

const idIn =
  (options: Options): Reader<string> =>
  (raw, path) => {
    const [, , letter = '', number] = (typeof raw === 'string' && ID.exec(raw)) || [];
    if (typeof raw !== 'string' || letter === '') return mustBe(raw, path, "a unit's id such as wI1");
    if (indexOf(options, raw) >= 0) return raw;
    const side = sideOf(raw);
    const arm = letter === 'I' || letter === 'C' ? letter : 'A';
    const size = armyOf(options, side)[arm];
    return fault(
      'impossible',
      path,
      `${SIDE_NAME[side]} has ${size} ${armName(arm)} units, so there is no number ${number}.`,
    );
  };

export function readUnit(options: Options): Reader<Unit> {
  const read = record<RawUnit>({
    id: idIn(options),
    at: oneOf(PLACES),
    routed: optional(nullable(flag), null),
    spent: optional(flag, false),
    square: optional(flag, false),
    inside: optional(flag, false),
    bound: optional(flag, false),
    activations: optional(whole(0, RIDES), 0),
    moved: optional(flag, false),
    token: optional(nullable(battleSector), null),
  });
  return (raw, path) => {
    const given = read(raw, path);
    const { id, at } = given;
    const arm = id[1] === 'I' || id[1] === 'C' ? id[1] : 'A';
    // Whoever is in the routed-units box is routed.
    const routed = given.routed ?? at === 'box';
    const unit: Unit = { ...freshUnit(sideOf(id), arm, 1, at), ...given, routed };
    checkUnit(unit, path);
    return unit;
  };
}

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
