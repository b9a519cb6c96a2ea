import { tell } from '@grognard/desk/words/tell.ts';
import type { Unit } from '../../state.ts';
import { unitStateName } from './names.ts';
import { reference } from './sentences-board.ts';

const MARKERS = ['spent', 'routed', 'square', 'inside'] as const;

/** GEN-4: what a unit is and what lies on it, a sentence each. */
export const unitExplained = (unit: Unit): string =>
  [
    `${unitStateName(unit)}.`,
    tell(reference[unit.arm]),
    ...MARKERS.filter((marker) => unit[marker]).map((marker) => tell(reference[marker])),
  ].join('\n');
