// Words for prompts, results and the journal.
import { fill, type Noun } from '@grognard/kernel';
import type { Phase, Player } from './vocabulary.ts';

/** Seats by the colour of their boards, for both may lead the same faction. */
export const SEAT_NAME: { readonly [player in Player]: string } = { A: 'Blue', B: 'Red' };

export const FACE_DOWN: Noun = { noun: 'the face-down unit', number: 'one' };

export const PHASE_NAME: { readonly [phase in Phase]: string } = {
  setup: 'Setting up',
  initiative: 'Initiative',
  reform: 'Reform the ranks',
  combat: 'Combat actions',
  reinforcements: 'Reinforcements',
};

const IN_TURN = 'Turn {turn}, {phase}';

/** 'Turn 3, Combat actions' */
export const momentName = ({ turn, phase }: { readonly turn: number; readonly phase: Phase }): string =>
  phase === 'setup' ? PHASE_NAME.setup : fill(IN_TURN, { turn, phase: PHASE_NAME[phase] });
