// Facts of a public frame by their names: a view's frames are those of every procedure.
import type { Frame } from '@grognard/kernel';
import type { UnitId } from '../vocabulary.ts';

export const factIn = (frame: Frame | undefined, key: string): unknown =>
  frame === undefined ? undefined : Object.entries(frame).find(([name]) => name === key)?.[1];

export function unitNamedIn(frame: Frame | undefined, key: string): UnitId | null {
  const value = factIn(frame, key);
  return typeof value === 'string' ? value : null;
}

/** SAG-12.3: 6 or more, 7 or more from the third casualty on. */
export const moraleNeedIn = (frame: Frame | undefined): number => (factIn(frame, 'need') === 7 ? 7 : 6);
