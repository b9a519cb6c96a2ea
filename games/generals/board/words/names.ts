import type { DieLook } from '@grognard/desk';
import type { SymbolName } from '@grognard/desk/look/symbol-names.ts';
import type { Viewer } from '@grognard/kernel';
import { isSector } from '../../field/board-graph.ts';
import { sideOf } from '../../field/units.ts';
import { ARM_NAME, SIDE_NAME } from '../../names.ts';
import type { Unit } from '../../state.ts';
import type { Arm, Sector, SetupName, Side, UnitId } from '../../vocabulary.ts';

export const ARM_SYMBOL: { readonly [arm in Arm]: SymbolName } = {
  I: 'arm-infantry',
  C: 'arm-cavalry',
  A: 'arm-foot-artillery',
};
export const SETUP_NAME: { readonly [setup in SetupName]: string } = {
  marengo: 'Marengo',
  laRothiere: 'La Rothière',
  dennewitz: 'Dennewitz',
  leuthen: 'Leuthen',
  albuera: 'Albuera',
  custom: 'A battle of your own',
};
/** GEN-3.4: left and right as the owner sees them. */
export const ROLE_NAME: { readonly [sector in Sector]?: string } = {
  a1: 'Left wing',
  b1: 'Centre',
  c1: 'Right wing',
  a3: 'Right wing',
  b3: 'Centre',
  c3: 'Left wing',
};

export const isSide = (seat: Viewer): seat is Side => seat === 'white' || seat === 'black';

/** White throws bone dice, Black ebony ones. */
export const diceOf = (side: Side): DieLook => (side === 'white' ? 'bone' : 'ebony');

export function armOf(unit: UnitId): Arm {
  const letter = unit.charAt(1);
  return letter === 'C' || letter === 'A' ? letter : 'I';
}

/** 'White Infantry': units of one kind are identical (GEN-2.3). */
export const unitName = (unit: UnitId): string => `${SIDE_NAME[sideOf(unit)]} ${ARM_NAME[armOf(unit)]}`;

export const sectorName = (sector: string): string =>
  sector === 'rw' ? 'White’s reserve' : sector === 'rb' ? 'Black’s reserve' : sector;

export const isOnField = (at: string | undefined): at is Sector => isSector(at);

/** 'White Infantry, spent, in square'. */
export function unitStateName({ id, routed, spent, square, inside }: Unit): string {
  const states = [
    routed ? 'routed' : '',
    spent ? 'spent' : '',
    square ? 'in square' : '',
    inside ? 'in the building' : '',
  ];
  return [unitName(id), ...states.filter((state) => state !== '')].join(', ');
}

/** '3 Infantry'; the names of the arms have no plural of their own. */
export const countOf = (count: number, arm: Arm): string => `${count} ${ARM_NAME[arm]}`;
