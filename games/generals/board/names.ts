import type { Json, Viewer } from '@grognard/kernel';
import { isBattleBorder } from '../field/board-graph.ts';
import { sideOf } from '../field/units.ts';
import { ARM_NAME, SIDE_NAME } from '../names.ts';
import type { Unit } from '../state.ts';
import type { Arm, FrontId, Sector, SetupName, Side, UnitId } from '../vocabulary.ts';

export const ARM_SYMBOL: { readonly [arm in Arm]: string } = {
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

export const isSide = (seat: Json | Viewer): seat is Side => seat === 'white' || seat === 'black';

export function armOf(unit: UnitId): Arm {
  const letter = unit.charAt(1);
  return letter === 'C' || letter === 'A' ? letter : 'I';
}

/** 'White Infantry': units of one kind are identical (GEN-2.3). */
export const unitName = (unit: UnitId): string => `${SIDE_NAME[sideOf(unit)]} ${ARM_NAME[armOf(unit)]}`;

export const sectorName = (sector: string): string =>
  sector === 'rw' ? 'White’s reserve' : sector === 'rb' ? 'Black’s reserve' : sector;

/** 'a1–a2', 'the meeting in b2', 'the building in b2'. */
export function frontName(front: FrontId): string {
  if (isBattleBorder(front)) return front.replace('-', '–');
  const [kind, sector = ''] = front.split(':');
  return kind === 'meet' ? `the meeting in ${sector}` : `the building in ${sector}`;
}

/** 'White Infantry, spent, in square'. */
export function unitStateName(unit: Unit): string {
  const states = [
    unit.routed ? 'routed' : '',
    unit.spent ? 'spent' : '',
    unit.square ? 'in square' : '',
    unit.inside ? 'in the building' : '',
  ].filter((state) => state !== '');
  return [unitName(unit.id), ...states].join(', ');
}

const SMALL_NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const inWords = (count: number): string => SMALL_NUMBERS[count] ?? String(count);
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'three Infantry'; the names of the arms have no plural of their own. */
export const countOf = (count: number, arm: Arm): string => `${inWords(count)} ${ARM_NAME[arm]}`;

/** 'a1, a2 and b3' */
export function listed(things: readonly string[]): string {
  if (things.length < 2) return things[0] ?? '';
  return `${things.slice(0, -1).join(', ')} and ${things.at(-1)}`;
}
