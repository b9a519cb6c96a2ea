// The names of things in prompts and refusals.
import { fill } from '@grognard/kernel';
import { isBattleBorder } from './field/board-graph.ts';
import { armOf } from './field/units.ts';
import type { Arm, ByArm, FrontId, Phase, Place, Side, UnitId } from './vocabulary.ts';

export const ARM_NAME: ByArm<string> = { I: 'Infantry', C: 'Cavalry', A: 'Artillery' };
export const armName = (arm: Arm): string => ARM_NAME[arm];

/** One unit of an arm: 'this Infantry', 'this battery'. */
const UNIT_NAME: ByArm<string> = { I: 'Infantry', C: 'Cavalry', A: 'battery' };
export const unitName = (unit: UnitId): string => UNIT_NAME[armOf(unit)];

const PLACE_NAME: { readonly [place in Place]?: string } = {
  rw: 'White’s reserve',
  rb: 'Black’s reserve',
  box: 'the box of routed units',
};
export const placeName = (place: Place): string => PLACE_NAME[place] ?? place;

const MEETING = 'the meeting in {sector}';
const BUILDING = 'the building in {sector}';

/** 'a1–a2', 'the meeting in b2', 'the building in b2'. */
export function frontName(front: FrontId): string {
  if (isBattleBorder(front)) return front.replace('-', '–');
  const [kind, sector = ''] = front.split(':');
  return fill(kind === 'meet' ? MEETING : BUILDING, { sector });
}

export const SIDE_NAME: { readonly [side in Side]: string } = { white: 'White', black: 'Black' };
export const PHASE_NAME: { readonly [phase in Phase | 'setup']: string } = {
  setup: 'Setting up',
  planning: 'Planning',
  fast: 'Fast movement',
  bombard: 'Bombardment',
  combined: 'Combined arms',
  noncombat: 'Non-combat moves',
  rally: 'Rally',
  scoring: 'Scoring',
};

const IN_ROUND = 'Round {round}, {phase}';

/** 'Round 4, Planning' */
export const momentName = ({
  round,
  phase,
}: {
  readonly round: number;
  readonly phase: Phase | 'setup';
}): string => (phase === 'setup' ? PHASE_NAME.setup : fill(IN_ROUND, { round, phase: PHASE_NAME[phase] }));
