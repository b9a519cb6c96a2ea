// GEN-1.1: a battle: both armies deploy, then round follows round until somebody has won.

import type { Frame } from '@grognard/kernel';
import { sequence } from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { DeployFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { secretDecision } from '../secrecy/secret-decision.ts';
import type { State } from '../state.ts';
import { SIDES } from '../vocabulary.ts';

export const game = sequence<State, Frame, Action, Event>('GEN-1.1', {
  deploy(umpire) {
    const { setup } = umpire.state.options;
    umpire.emit({ type: 'battleBegan', rule: 'GEN-1.1', setup });
    if (setup !== 'custom') return umpire.emit({ type: 'armiesDeployed', rule: 'GEN-5.3' });
    umpire.call<DeployFrame>({
      proc: 'customSetup',
      step: 'place',
      ...secretDecision(SIDES, { kind: 'setup' }),
    });
  },
  round(umpire, frame) {
    frame.step = 'round';
    umpire.state.round += 1;
    umpire.emit({ type: 'roundBegan', rule: 'GEN-1.5', round: umpire.state.round });
    umpire.call({ proc: 'round', step: 'planning' });
  },
});
