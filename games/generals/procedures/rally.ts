// Section 15: saved orders bring routed units back.
import { type Frame, sequence } from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { RallyFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { sidesThatMayRally } from '../rally/rallying.ts';
import { secretDecision } from '../secrecy/secret-decision.ts';
import type { State } from '../state.ts';

export const rallyPhase = sequence<State, Frame, Action, Event>('GEN-15.1', {
  choose(umpire) {
    const asked = sidesThatMayRally(umpire.state);
    if (asked.length === 0) return;
    umpire.call<RallyFrame>({
      proc: 'rallying',
      step: 'choose',
      ...secretDecision(asked, { kind: 'rally', rallies: [] }),
    });
  },
});
