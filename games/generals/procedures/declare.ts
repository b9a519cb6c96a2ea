// M0, GEN-7.9, 11.1, R.19: both sides choose in secret which ordered units act; then all activations are revealed.
import { activate } from '../actions/activate.ts';
import { deactivate } from '../actions/deactivate.ts';
import { endActivation } from '../actions/end-activation.ts';
import type { DeclareFrame } from '../frames.ts';
import { revealActivations } from '../movement/reveal-activations.ts';
import type { Proc } from '../rule-types.ts';
import { revealDrafts, stillDeciding } from '../secrecy/secret-decision.ts';

const PROMPT = {
  fast: 'Fast Movement: choose the Cavalry that rides now.',
  combined: 'Combined Arms: choose the units that move or attack now.',
  noncombat: 'Non-combat Move: choose the units that march now.',
} as const;
const RULE = { fast: 'GEN-8.1', combined: 'GEN-10.1', noncombat: 'GEN-11.1' } as const;

export const declare: Proc<DeclareFrame> = {
  rule: 'GEN-6.8',
  pending: (_state, frame) => stillDeciding(frame, PROMPT[frame.phase], RULE[frame.phase]),
  actions: [activate, deactivate, endActivation],
  advance(umpire, frame) {
    revealActivations(umpire, frame.phase, revealDrafts(umpire, frame));
    umpire.end();
  },
};
