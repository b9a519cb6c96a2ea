// Whatever a position says of a unit, it is one of the two armies.
import { fault } from '@grognard/kernel/forms.ts';
import { armOf, armyOf, indexOf, sideOf } from '../field/units.ts';
import { armName, SIDE_NAME } from '../names.ts';
import type { Options } from '../options.ts';
import { isUnitId } from './words.ts';

/** Looks through the position as it was given, in which nothing but a unit's id is spelt like one. */
export function checkArmies(options: Options, given: unknown, path: string): void {
  if (isUnitId(given)) checkUnit(options, given, path);
  else if (Array.isArray(given)) {
    for (const [n, item] of given.entries()) checkArmies(options, item, `${path}[${n}]`);
  } else if (typeof given === 'object' && given !== null) {
    for (const [name, value] of Object.entries(given)) {
      const at = path === '' ? name : `${path}.${name}`;
      if (isUnitId(name)) checkUnit(options, name, at);
      checkArmies(options, value, at);
    }
  }
}

function checkUnit(options: Options, id: string, path: string): void {
  if (indexOf(options, id) >= 0) return;
  const [side, arm] = [sideOf(id), armOf(id)];
  const size = armyOf(options, side)[arm];
  const who = `${SIDE_NAME[side]} has ${size} ${armName(arm)} units`;
  fault('impossible', path, `${who}, so there is no number ${id.slice(2)}.`);
}
