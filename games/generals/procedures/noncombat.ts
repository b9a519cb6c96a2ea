// Section 11: peaceful moves, then moves along the roads.
import { type Frame, sequence } from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { DeclareFrame, RoadFrame } from '../frames.ts';
import type { Action } from '../grammar.ts';
import { sidesThatMayAct } from '../movement/asked.ts';
import { tire } from '../movement/fatigue.ts';
import { marchPeacefully } from '../movement/peaceful-moves.ts';
import { sidesThatMayUseRoads } from '../movement/roads.ts';
import { secretDecision } from '../secrecy/secret-decision.ts';
import type { State } from '../state.ts';

export const noncombat = sequence<State, Frame, Action, Event>('GEN-11.1', {
  declare(umpire) {
    const asked = sidesThatMayAct(umpire.state, 'noncombat');
    umpire.call<DeclareFrame>({
      proc: 'declare',
      step: 'choose',
      phase: 'noncombat',
      ...secretDecision(asked, { kind: 'declare', orders: [] }),
    });
  },
  march: (umpire) => marchPeacefully(umpire),
  /** GEN-20.23 */
  road(umpire) {
    const asked = sidesThatMayUseRoads(umpire.state);
    if (asked.length === 0) return;
    umpire.call<RoadFrame>({
      proc: 'roadMoves',
      step: 'choose',
      ...secretDecision(asked, { kind: 'road', moves: [] }),
    });
  },
  fatigue: (umpire) => tire(umpire),
});
