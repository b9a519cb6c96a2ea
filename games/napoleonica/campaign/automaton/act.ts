// NAP-AUT: where the automaton would be asked, it acts at once, by the same rules as anybody.
import { type AnyProcedure, type Frame, frozen, invariant } from '@grognard/kernel';
import { type Context, prepare } from '../../context.ts';
import type { Event } from '../../events.ts';
import { battleOf } from '../../field/battle.ts';
import type { Action } from '../../grammar.ts';
import type { Table } from '../../rule-types.ts';
import type { State } from '../../state.ts';
import type { Player } from '../../vocabulary.ts';
import { automatonDecides } from './decide.ts';

type Any = AnyProcedure<State, Action, Event, Context>;

export function automatonActs(umpire: Table, procedure: Any, frame: Frame, player: Player): void {
  const state = frozen(umpire.state);
  const context = prepare(state);
  const legal: Action[] = [];
  for (const rule of procedure.actions)
    for (const action of rule.candidates(state, frame, player, context))
      if (rule.refuse(state, frame, player, action, context) === null) legal.push(action);
  // What it does shows what it holds: nobody may take back what led to it.
  umpire.reveal(battleOf(umpire.state).players[player].screen);
  const chosen = automatonDecides(umpire, frame, player, legal);
  const rule = procedure.actions.find(({ type }) => type === chosen.type);
  invariant(rule !== undefined, `${chosen.type} belongs to ${frame.proc}`);
  rule.apply(umpire, frame, player, chosen);
}
