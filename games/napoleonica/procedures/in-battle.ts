// NAP-DES.6: once a battle is decided nothing further resolves: every procedure of it ends when its turn comes.
// NAP-AUT: what the automaton decides is decided at once.
import type { AnyProcedure, Frame, Frozen } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { NOBODY } from './asking.ts';

type Any = AnyProcedure<State, Action, Event, Context>;

const isDecided = ({ battle }: Frozen<State>): boolean => battle !== null && battle.result !== null;

/** The procedure, as long as the battle is open. */
export function inBattle(procedure: Any): Any {
  return {
    ...procedure,
    pending: (state: Frozen<State>, frame: Frozen<Frame>) =>
      isDecided(state) ? NOBODY : procedure.pending(state, frame),
    advance(umpire, frame) {
      if (isDecided(umpire.state)) umpire.end();
      else procedure.advance(umpire, frame);
    },
  };
}
