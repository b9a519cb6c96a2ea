// NLC-2.2, 2.3b, 6.2a: what arm, nation and guard make of a counter.
import type { CounterRow } from '../armies/sheets.ts';
import type { UnitSheet } from '../theatre.ts';
import type { Nation } from '../words.ts';

/** NLC-2.2a */
const USUAL_MORALE = 4;
/** NLC-2.2g */
const USUAL_PURSUIT = 4;
/** NLC-2.2c: Prussian infantry no stronger than this is of the poor sort. */
const WEAK_BRIGADE = 3;
/** NLC-6.2a */
const HUGE = 8;
/** Cavalry with so many MP is light. */
const LIGHT_MP = 7;

type Printed = Pick<CounterRow, 'arm' | 'steps' | 'guard'>;

/** NLC-2.2b, d and e */
function moraleOf({ arm, steps, guard }: Printed, nation: Nation): number {
  if (nation === 'nassau' || nation === 'dutch') return 3;
  if (nation === 'prussian' && arm === 'inf' && (steps[0] ?? 0) <= WEAK_BRIGADE) return 3;
  if (arm === 'inf' && guard === 'old') return 5;
  if (arm === 'cav' && nation === 'british') return 5;
  return USUAL_MORALE;
}

function pursuitOf({ guard }: Printed, nation: Nation): number {
  if (nation === 'british') return 2;
  return guard === undefined ? USUAL_PURSUIT : 5;
}

/** NLC-6.2a, NLC-R135: a huge unit has a third face, half the reverse and at least 1. */
export function facesOf(steps: readonly number[]): readonly number[] {
  const [front = 0, reverse] = steps;
  if (reverse === undefined || front < HUGE) return steps;
  return [front, reverse, Math.max(1, Math.floor(reverse / 2 + 0.5))];
}

type Quality = Pick<
  UnitSheet,
  'steps' | 'morale' | 'moraleDefending' | 'pursuit' | 'ignoresStepLoss' | 'light' | 'guard' | 'gun'
>;

/** NLC-R002: the King's German Legion ranks with the British in this only; its morale and pursuit are the usual ones. */
export function qualityOf(row: CounterRow, nation: Nation): Quality {
  const morale = moraleOf(row, nation);
  const isInfantry = row.arm === 'inf';
  return {
    steps: facesOf(row.steps),
    morale,
    moraleDefending: isInfantry && nation === 'british' ? 5 : morale,
    pursuit: pursuitOf(row, nation),
    ignoresStepLoss: isInfantry && (nation === 'british' || nation === 'kgl' || nation === 'russian'),
    light: row.arm === 'cav' && row.mp === LIGHT_MP,
    guard: row.guard ?? null,
    gun: row.gun ?? null,
  };
}
