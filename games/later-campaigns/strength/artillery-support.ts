// NLC-20.3: guns that help their infantry on.
import type { Field } from '../ground/field.ts';
import { fireResult } from '../tables/fire-table.ts';
import { type Fire, fireOf, isSilent, type Modifier } from './fire.ts';

/** NLC-20.3a: guns fired together with other arms, and without them there would have been fewer hits. */
export function haveGunsTold({ theatre }: Field, { row, parts }: Fire, roll: number): boolean {
  const isGun = ({ unit }: Modifier): boolean => theatre.units[unit]?.arm === 'art';
  const others = parts.filter((part) => !isGun(part) && !isSilent(part));
  if (others.length === 0 || !parts.some((part) => isGun(part) && !isSilent(part))) return false;
  return fireResult(row, roll) > fireResult(fireOf(others).row, roll);
}

/** Rounded normally: a lone hit stays. */
export const halvedBySupport = (hits: number): number => Math.floor((hits + 1) / 2);
