// Section 9: both sides aim in secret, every battery rolls, all hits are applied together, then the tokens move.
import { type Frame, sequence } from '@grognard/kernel';
import { sidesThatMayAct } from '../asked.ts';
import type { Event } from '../events.ts';
import { tire } from '../fatigue.ts';
import type { AimFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { secretDecision } from '../secret-decision.ts';
import type { State } from '../state.ts';

export const bombardment = sequence<State, Frame, Action, Event>('GEN-9.1', {
  aim(umpire) {
    const asked = sidesThatMayAct(umpire.state, 'bombard');
    umpire.call<AimFrame>({
      proc: 'aim',
      step: 'choose',
      ...secretDecision(asked, { kind: 'bombard', shots: [] }),
    });
  },
  fatigue: (umpire) => tire(umpire),
});
