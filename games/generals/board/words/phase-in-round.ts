import type { View } from '../../view.ts';
import { PHASE_NAME } from './names.ts';

/** 'Round 4, combined arms' */
export const phaseInRound = ({ phase, round }: Pick<View, 'phase' | 'round'>): string =>
  phase === 'setup' ? PHASE_NAME.setup : `Round ${round}, ${PHASE_NAME[phase].toLowerCase()}`;
