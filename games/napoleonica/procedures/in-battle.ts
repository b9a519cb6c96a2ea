// NAP-DES.6: once a battle is decided nothing further resolves: every procedure of it ends when its turn comes.
// NAP-AUT: what the automaton decides is decided at once.
import type { AnyProcedure, Decision, Frame, Frozen } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Event } from '../events.ts';
import { battleOf } from '../field/battle.ts';
import type { Action } from '../grammar.ts';
import { callPoints } from '../reinforcement/effect.ts';
import type { Table } from '../rule-types.ts';
import type { State } from '../state.ts';
import type { Player } from '../vocabulary.ts';
import { NOBODY } from './asking.ts';

type Any = AnyProcedure<State, Action, Event, Context>;

/** Decides for the automaton's seat. */
export type Automaton = (umpire: Table, procedure: Any, frame: Frame, player: Player) => void;

const isDecided = ({ battle }: Frozen<State>): boolean => battle !== null && battle.result !== null;
const automatonIn = ({ battle }: Frozen<State>): Player | null => battle?.terms.automaton ?? null;

const isMourning = ({ battle }: Frozen<State>): boolean => battle !== null && battle.mourning.length > 0;

/** AR10: a Mourning Drum is heard before anything else goes on. */
function beatDrum(umpire: Table): void {
  const battle = battleOf(umpire.state);
  const [player, ...later] = battle.mourning;
  battle.mourning = later;
  if (player !== undefined) callPoints(umpire, player, 1);
}

/** The procedure, as long as the battle is open; the automaton is never asked. */
export function inBattle(procedure: Any, automatonActs: Automaton): Any {
  const isAsked = (state: Frozen<State>, frame: Frozen<Frame>, player: Player): boolean =>
    procedure.pending(state, frame).some(({ seat }) => seat === player);
  return {
    ...procedure,
    pending(state: Frozen<State>, frame: Frozen<Frame>): readonly Decision[] {
      if (isDecided(state) || isMourning(state)) return NOBODY;
      const decisions = procedure.pending(state, frame);
      const automaton = automatonIn(state);
      return automaton === null ? decisions : decisions.filter(({ seat }) => seat !== automaton);
    },
    advance(umpire, frame) {
      const { state } = umpire;
      const automaton = automatonIn(state);
      if (isDecided(state)) umpire.end();
      else if (isMourning(state)) beatDrum(umpire);
      else if (automaton !== null && isAsked(state, frame, automaton))
        automatonActs(umpire, procedure, frame, automaton);
      else procedure.advance(umpire, frame);
    },
  };
}
