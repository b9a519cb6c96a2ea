// NLC-20.3: guns that help their infantry on.
import type { Field } from '../ground/field.ts';
import type { Position } from '../ground/position.ts';
import { fireResult } from '../tables/fire-table.ts';
import { type Fire, fireOf, isSilent, type Modifier } from './fire.ts';

/** NLC-20.4c: with a die for each point the guns have told if so many hit. */
const TELLING_HITS = 2;

/** NLC-20.3a: guns fired together with other arms, and without them there would have been fewer hits. */
export function haveGunsTold(
  { options }: Pick<Position, 'options'>,
  { theatre }: Field,
  { row, parts }: Fire,
  { roll, hits }: { readonly roll: number; readonly hits: number },
): boolean {
  const isGun = ({ unit }: Modifier): boolean => theatre.units[unit]?.arm === 'art';
  const others = parts.filter((part) => !isGun(part) && !isSilent(part));
  if (others.length === 0 || !parts.some((part) => isGun(part) && !isSilent(part))) return false;
  if (options.rollSix) return hits >= TELLING_HITS;
  return fireResult(row, roll) > fireResult(fireOf(others).row, roll);
}

/** Rounded normally: a lone hit stays. */
export const halvedBySupport = (hits: number): number => Math.floor((hits + 1) / 2);
