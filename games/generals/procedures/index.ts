// Every procedure of the sequence of play by the name frames know it by.
import type { AnyProcedure } from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { advance } from './advance.ts';
import { aim } from './aim.ts';
import { bombardment } from './bombardment.ts';
import { combatProcedures } from './combat-procedures.ts';
import { customSetup } from './custom-setup.ts';
import { declare } from './declare.ts';
import { game } from './game.ts';
import { movement } from './movement.ts';
import { noncombat } from './noncombat.ts';
import { planning } from './planning.ts';
import { rallyPhase } from './rally.ts';
import { rallying } from './rallying.ts';
import { roadMovesDecision } from './road-moves.ts';
import { round } from './round.ts';
import { scoring } from './scoring.ts';
import { writeOrders } from './write-orders.ts';

export const procedures: { readonly [proc: string]: AnyProcedure<State, Action, Event> } = {
  game,
  customSetup,
  round,
  planning,
  writeOrders,
  movement,
  declare,
  ...combatProcedures,
  advance,
  bombardment,
  aim,
  noncombat,
  roadMoves: roadMovesDecision,
  rally: rallyPhase,
  rallying,
  scoring,
};
