// NAP-AUT.2, NAP-AUT.6: where the automaton places its units, from the start and from reserve.
import { columnOf, rowOf } from '../../data/field.ts';
import type { Arm } from '../../data/words.ts';
import { unitOf } from '../../field/battle.ts';
import { profileOf } from '../../field/profile.ts';
import type { ActionOf } from '../../grammar.ts';
import type { Hex, UnitId } from '../../vocabulary.ts';
import { type Choice, type Desk, firstBy, ofType } from './desk.ts';

const ROLES: readonly Arm[] = ['commander', 'artillery', 'infantry', 'cavalry', 'monster'];
/** Row 5 and column F, counted from 0. */
const MIDDLE_ROW = 4;
const COLUMN_F = 5;

const fromMiddle = (hex: Hex): number => Math.abs(rowOf(hex) - MIDDLE_ROW);
const fromF = (hex: Hex): number => Math.abs(columnOf(hex) - COLUMN_F);

function placing<P extends { readonly unit: UnitId; readonly hex: Hex }>(
  { battle }: Desk,
  ways: readonly P[],
): P {
  const armOf = (id: UnitId): Arm => profileOf(unitOf(battle, id)).arm;
  const { unit } = firstBy(
    ways,
    (way) => ROLES.indexOf(armOf(way.unit)),
    (way) => way.unit,
  );
  const isKeptBack = ['commander', 'artillery'].includes(armOf(unit));
  return firstBy(
    ways.filter((way) => way.unit === unit),
    ({ hex }) => (isKeptBack ? -fromMiddle(hex) : fromMiddle(hex)),
    ({ hex }) => fromF(hex),
    ({ hex }) => hex,
  );
}

export function deploy(desk: Desk): Choice {
  const action = placing<ActionOf<'deploy'>>(desk, ofType(desk, 'deploy'));
  return { action, rule: 'NAP-AUT.2', why: 'deploys', unit: action.unit };
}

/** NAP-AUT.6: always. */
export function summon(desk: Desk): Choice {
  const action = placing<ActionOf<'summon'>>(desk, ofType(desk, 'summon'));
  return { action, rule: 'NAP-AUT.6', why: 'summons', unit: action.unit };
}
