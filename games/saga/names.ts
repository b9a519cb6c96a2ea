// Words for prompts, results and the journal.
import type { Phase, Player } from './vocabulary.ts';

/** Seats by the colour of their boards, for both may lead the same faction. */
export const SEAT_NAME: { readonly [player in Player]: string } = { A: 'Blue', B: 'Red' };

export const PHASE_NAME: { readonly [phase in Phase]: string } = {
  setup: 'Setting up',
  initiative: 'Initiative',
  reform: 'Reform the ranks',
  combat: 'Combat actions',
  reinforcements: 'Reinforcements',
};

/** 'Turn 3, combat actions' */
export const momentName = ({ turn, phase }: { readonly turn: number; readonly phase: Phase }): string =>
  phase === 'setup' ? PHASE_NAME.setup : `Turn ${turn}, ${PHASE_NAME[phase].toLowerCase()}`;
