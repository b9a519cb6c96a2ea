// Every procedure of a battle by the name its frames carry. What lies around a battle comes on top: see index.ts.
import type { AnyProcedure } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { activation } from './activation.ts';
import { advance } from './advance.ts';
import { attack } from './attack.ts';
import { battle } from './battle.ts';
import { bid, horn } from './bid.ts';
import { battleFactions, battleRosters } from './choose-army.ts';
import { damage } from './damage.ts';
import { declaration } from './declaration.ts';
import { deployment } from './deployment.ts';
import { draft } from './draft.ts';
import { discards } from './draw-cards.ts';
import { escalate } from './escalate.ts';
import { exchange } from './exchange.ts';
import { followUp } from './follow-up.ts';
import { frenzy } from './frenzy.ts';
import { harm } from './harm.ts';
import { type Automaton, inBattle } from './in-battle.ts';
import { inTurn } from './in-turn.ts';
import { layCards } from './lay-cards.ts';
import { layTiles } from './lay-tiles.ts';
import { match } from './match.ts';
import { openingHand } from './opening-hand.ts';
import { persecution } from './persecution.ts';
import { pick } from './pick.ts';
import { placement } from './placement.ts';
import { play } from './play.ts';
import { points } from './points.ts';
import { pool } from './pool.ts';
import { regeneration } from './regeneration.ts';
import { reinforcement } from './reinforcement.ts';
import { relief } from './relief.ts';
import { rerolls } from './rerolls.ts';
import { reserves } from './reserves.ts';
import { results } from './results.ts';
import { retreat } from './retreat.ts';
import { reveal } from './reveal.ts';
import { riposte } from './riposte.ts';
import { round } from './round.ts';
import { takeColourProcedure as takeColour } from './take-colour.ts';
import { battlePhase, turn } from './turn.ts';

export type Procedures = { readonly [proc: string]: AnyProcedure<State, Action, Event, Context> };

/** Those that stop when the battle is decided. */
const fought: Procedures = {
  layTiles,
  placement,
  deployment,
  openingHand,
  round,
  inTurn,
  bid,
  horn,
  escalate,
  draft,
  exchange,
  relief,
  advance,
  reinforcement,
  points,
  takeColour,
  regeneration,
  reserves,
  battlePhase,
  turn,
  activation,
  attack,
  declaration,
  layCards,
  reveal,
  pool,
  rerolls,
  results,
  retreat,
  damage,
  harm,
  riposte,
  followUp,
  frenzy,
  persecution,
  play,
  pick,
  discards,
};

/** The automaton is the campaign's: other battles have none. */
export const battleProcedures = (automaton: Automaton): Procedures => ({
  match,
  battleFactions,
  battleRosters,
  battle,
  ...Object.fromEntries(
    Object.entries(fought).map(([proc, procedure]) => [proc, inBattle(procedure, automaton)]),
  ),
});
