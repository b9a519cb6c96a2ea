// Every procedure of a battle chit by chit, by the name frames know it by; where packets are sent there are more (NLC-P, NLC-M).

import type { AnyProcedure } from '@grognard/kernel';
import type { Context } from '../context.ts';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import { seatedPending } from '../seats/asked.ts';
import type { State } from '../state.ts';
import { assault } from './assault.ts';
import { assaults } from './assaults.ts';
import { bombardment } from './bombardment.ts';
import { charge } from './charge.ts';
import { chargeCombat } from './charge-combat.ts';
import { chargeDeclaration } from './charge-declaration.ts';
import { chits, pick, rollers } from './chits.ts';
import { command } from './command.ts';
import { crowding } from './crowding.ts';
import { dispatches } from './dispatches.ts';
import { displacement } from './displacement.ts';
import { game } from './game.ts';
import { group } from './group.ts';
import { hqMoves } from './hq-moves.ts';
import { leaderMove } from './leader-move.ts';
import { losses } from './losses.ts';
import { movement } from './movement.ts';
import { opportunity } from './opportunity-fire.ts';
import { orderFailure } from './order-failure.ts';
import { orders } from './orders.ts';
import { placement } from './placement.ts';
import { playerTurns } from './player-turns.ts';
import { pursuit } from './pursuit.ts';
import { rally } from './rally.ts';
import { reaction } from './reaction.ts';
import { retreat } from './retreat.ts';
import { returning } from './returning.ts';
import { sideOrder } from './side-order.ts';
import { stage } from './stage.ts';
import { turn } from './turn.ts';
import { turnEnd } from './turn-end.ts';
import { unseen } from './unseen.ts';

export type Procedures = { readonly [proc: string]: AnyProcedure<State, Action, Event, Context> };

const sequenceOfPlay: Procedures = {
  game,
  turn,
  placement,
  displacement,
  command,
  dispatches,
  orders,
  orderFailure,
  rally,
  chits,
  rollers,
  pick,
  sideOrder,
  playerTurns,
  stage,
  bombardment,
  chargeDeclaration,
  charge,
  chargeCombat,
  pursuit,
  returning,
  reaction,
  movement,
  group,
  leaderMove,
  opportunityFire: opportunity,
  assaults,
  assault,
  losses,
  retreat,
  crowding,
  turnEnd,
  hqMoves,
  unseen,
};

/** NLC-M.1: every procedure asks a side; with several players on it, one of them answers. */
export const seated = (procedures: Procedures): Procedures =>
  Object.fromEntries(
    Object.entries(procedures).map(([name, each]) => [
      name,
      { ...each, pending: seatedPending((state, frame) => each.pending(state, frame)) },
    ]),
  );

export const chitProcedures = seated(sequenceOfPlay);
