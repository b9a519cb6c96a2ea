// Words for prompts and refusals.
import type { Arm, ByArm, Phase, Side } from './vocabulary.ts';

export const ARM_NAME: ByArm<string> = { I: 'Infantry', C: 'Cavalry', A: 'Artillery' };
export const armName = (arm: Arm): string => ARM_NAME[arm];
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

/** 'Round 4, planning' */
export const momentName = ({
  round,
  phase,
}: {
  readonly round: number;
  readonly phase: Phase | 'setup';
}): string => (phase === 'setup' ? PHASE_NAME.setup : `Round ${round}, ${PHASE_NAME[phase].toLowerCase()}`);
