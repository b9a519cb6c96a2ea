// Section 9: both sides aim in secret, every battery rolls, all hits are applied together, then the tokens move.
import { type Frame, sequence } from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { AimFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { sidesThatMayAct } from '../movement/asked.ts';
import { tire } from '../movement/fatigue.ts';
import { secretDecision } from '../secrecy/secret-decision.ts';
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
