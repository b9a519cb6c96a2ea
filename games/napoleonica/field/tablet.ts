// NAP-REI.1, NAP-REI.2, NAP-DES.2, NAP-DMG.7: lost models on the tablet, line by line.
import type { Frozen } from '@grognard/kernel';
import { unitCard } from '../data/units.ts';
import { armOf, type UnitTypeId } from '../data/words.ts';
import type { Tablet } from '../state.ts';
import { LINES, type Line } from '../vocabulary.ts';

export const EMPTY_TABLET: Tablet = { line3: [], line2: [], line1: [], deployment: [] };

/** NAP-REI.1: where a lost model enters. */
export function entryLine(type: UnitTypeId): Exclude<Line, 'deployment'> {
  const arm = armOf(unitCard(type).branch);
  if (arm === 'infantry') return 'line1';
  return arm === 'cavalry' ? 'line2' : 'line3';
}

const NEXT: { readonly [line in Line]: Line | null } = {
  line3: 'line2',
  line2: 'line1',
  line1: 'deployment',
  deployment: null,
};
/** NAP-REI.2: one line down; null is the field. */
export const lineBelow = (line: Line): Line | null => NEXT[line];

export function put(tablet: Frozen<Tablet>, line: Line, type: UnitTypeId): Tablet {
  return { ...tablet, [line]: [...tablet[line], type].toSorted() };
}

export function take(tablet: Frozen<Tablet>, line: Line, type: UnitTypeId): Tablet {
  const at = tablet[line].indexOf(type);
  return at < 0 ? tablet : { ...tablet, [line]: tablet[line].toSpliced(at, 1) };
}

/** NAP-DES.2, NAP-DMG.7: so many models of a type leave, those farthest from the Deployment line first. */
export function takeFarthest(tablet: Frozen<Tablet>, type: UnitTypeId, count: number): Tablet {
  let left: Tablet = tablet;
  for (let i = 0; i < count; i++) {
    const line = LINES.find((each) => left[each].includes(type));
    if (line !== undefined) left = take(left, line, type);
  }
  return left;
}

export const countOnTablet = (tablet: Frozen<Tablet>, type: UnitTypeId): number =>
  LINES.reduce((sum, line) => sum + tablet[line].filter((each) => each === type).length, 0);
