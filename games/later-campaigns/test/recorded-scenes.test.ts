// Scenes of the tests of rules, each on a proving ground of its own, played again with everything watched.
import { join } from 'node:path';
import {
  type Action,
  type Json,
  type Seat,
  scriptedSource,
  simulationSource,
  startFrom,
} from '@grognard/kernel';
import { jsonCopy, withChange } from '@grognard/testkit/json.ts';
import { replayScenesOnGrounds } from '@grognard/testkit/replay-scenes.ts';
import { laterCampaigns } from '../module.ts';
import type { State } from '../state.ts';
import { answersToAnything } from './anything-asked.ts';
import { scene } from './position.ts';
import type { Proving } from './proving-ground.ts';
import { sixSided } from './six-sided.ts';

interface ProvingScene {
  /** Left out: that of the scene before. */
  readonly ground?: Proving;
  /** Where the position differs from one in which nothing has happened yet, and how. */
  readonly changed: readonly (readonly [path: string, value: Json])[];
  readonly draws: readonly number[];
  readonly actions: readonly (readonly [Seat, Action])[];
}

/** Nothing has happened yet on the ground that was laid last. */
let untouched: Json = null;

function stateOf({ ground, changed }: ProvingScene, name: string): State {
  if (ground !== undefined) untouched = jsonCopy(scene({ ...ground, id: name }).state);
  let state = untouched;
  for (const [path, value] of changed) state = withChange(state, path.split('.'), value);
  return jsonCopy(state) as unknown as State;
}

replayScenesOnGrounds<ProvingScene>(
  laterCampaigns,
  join(import.meta.dirname, '../../../fixtures/later-campaigns/scenes'),
  (each, name) => {
    const state = stateOf(each, name);
    const source = sixSided(scriptedSource(each.draws, simulationSource(1)));
    return startFrom(laterCampaigns, state, state.options, source);
  },
  answersToAnything,
);
