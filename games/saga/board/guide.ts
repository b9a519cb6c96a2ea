// The guided first battle: a real table with basic decks, a coach who asks for one thing at a time.
import type { Guide } from '@grognard/desk';
import { interlude } from './guide/asides.ts';
import { PUPIL } from './guide/stage.ts';
import { STEPS } from './guide/steps.ts';

export const guide: Guide = {
  // Windows open only for somebody who can answer: fewer questions, and a machine learns nothing from it.
  options: { decks: { A: 'frenchBasic', B: 'coalitionBasic' }, alwaysPrompt: false },
  seat: PUPIL,
  opponent: { seat: 'B', level: 'conscript' },
  steps: STEPS,
  interlude,
};
