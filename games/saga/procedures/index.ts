// Every procedure by the name its frames carry.
import type { AnyProcedure } from '@grognard/kernel';
import type { Event } from '../events.ts';
import type { Action } from '../grammar.ts';
import type { State } from '../state.ts';
import { activation } from './activation.ts';
import { checkpoint } from './checkpoint.ts';
import { combat } from './combat.ts';
import { deployment } from './deployment.ts';
import { disarray } from './disarray.ts';
import { discards } from './discards.ts';
import { disengage } from './disengage.ts';
import { engage } from './engage.ts';
import { fire } from './fire.ts';
import { formations } from './formations.ts';
import { hits } from './hits.ts';
import { initiative } from './initiative.ts';
import { layTerrain } from './lay-terrain.ts';
import { morale } from './morale.ts';
import { move } from './move.ts';
import { openObjectives } from './open-objectives.ts';
import { openingTerrain } from './opening-terrain.ts';
import { outflankTest } from './outflank-test.ts';
import { play } from './play.ts';
import { putUnder } from './put-under.ts';
import { rally } from './rally.ts';
import { reform } from './reform.ts';
import { regroup } from './regroup.ts';
import { reinforce } from './reinforce.ts';
import { reinforcements } from './reinforcements.ts';
import { reserveEntry } from './reserve-entry.ts';
import { retreat } from './retreat.ts';
import { round } from './round.ts';
import { setup } from './setup.ts';
import { test } from './test.ts';
import { turn } from './turn.ts';
import { win } from './win.ts';
import { window } from './window.ts';

export const procedures: { readonly [proc: string]: AnyProcedure<State, Action, Event> } = {
  setup,
  openObjectives,
  deployment,
  openingTerrain,
  turn,
  initiative,
  reform,
  regroup,
  rally,
  layTerrain,
  combat,
  activation,
  fire,
  engage,
  round,
  hits,
  morale,
  retreat,
  win,
  move,
  disengage,
  reserveEntry,
  test,
  window,
  play,
  putUnder,
  checkpoint,
  reinforcements,
  disarray,
  formations,
  outflankTest,
  discards,
  reinforce,
};
