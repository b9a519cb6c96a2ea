// GEN-M0, GEN-7.9, 11.1, GEN-R.19: both sides choose in secret which ordered units act; then all activations are revealed.
import { ask } from '@grognard/kernel';
import { activate } from '../actions/activate.ts';
import { deactivate } from '../actions/deactivate.ts';
import { endActivation } from '../actions/end-activation.ts';
import { declareFrame } from '../frames.ts';
import { revealActivations } from '../movement/reveal-activations.ts';
import { secretDecision } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';

const RULE = { fast: 'GEN-8.1', combined: 'GEN-10.1', noncombat: 'GEN-11.1' } as const;

export const declare = secretDecision(declareFrame, {
  rule: 'GEN-6.8',
  question: (_state, { phase }) => ask(RULE[phase], prompts[phase]),
  actions: [activate, deactivate, endActivation],
  revealed(umpire, { phase }, drafts) {
    revealActivations(umpire, phase, drafts);
    umpire.end();
  },
});
