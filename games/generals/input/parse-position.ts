// A position from outside: complete and possible, or the first wrong field by path.
import { type Frame, type Result, secret } from '@grognard/kernel';
import {
  listOf,
  mapOf,
  mustBe,
  nullable,
  oneOf,
  optional,
  type Reader,
  reading,
  record,
  whole,
} from '@grognard/kernel/forms.ts';
import { groundOf } from '../field/terrain.ts';
import { writtenLimit } from '../orders/command.ts';
import { muster, musterKey } from '../orders/mustering.ts';
import { MAX_ROUNDS, markersOf, startingVp } from '../setup.ts';
import type { State } from '../state.ts';
import { ARMS, type BattleSector, type Options, PHASES, SECTORS, SIDES } from '../vocabulary.ts';
import { checkDrafts } from './check-drafts.ts';
import { checkFrames } from './check-frames.ts';
import { readMarkers, readOptions } from './parse-options.ts';
import { readDeployments } from './read-deployments.ts';
import { readActivity, readEngagement } from './read-engagement.ts';
import { readFrame } from './read-frames.ts';
import { checkScore, readResult, readScores, readVp } from './read-score.ts';
import { readSheets, writeSheets } from './read-sheets.ts';
import { readUnits } from './read-units.ts';
import { bySide } from './words.ts';

export const parsePosition = (raw: unknown): Result<State> => reading(() => readPosition(raw));

const anything: Reader<unknown> = (raw) => raw;
const FIELDS: readonly (keyof State)[] = [
  'options',
  'round',
  'phase',
  'draws',
  'units',
  'vp',
  'pool',
  'allotment',
  'orderDice',
  'sheets',
  'deployments',
  'markers',
  'buildings',
  'mustered',
  'activity',
  'engagement',
  'scores',
  'result',
  'frames',
];
const fieldsOf = record<{ readonly [field in keyof State]: unknown }>(
  Object.fromEntries(FIELDS.map((field) => [field, anything])) as { [field in keyof State]: Reader<unknown> },
);

/** Only `units` must be there; whatever else is left out is as at the start of the phase. */
function readPosition(raw: unknown): State {
  const given = fieldsOf(raw, '');
  const options = readOptions(given.options ?? {}, 'options');
  const phase = optional(oneOf([...PHASES, 'setup']), 'planning')(given.phase, 'phase');
  const round = optional(whole(phase === 'setup' ? 0 : 1, phase === 'setup' ? 0 : MAX_ROUNDS), 1)(
    given.round,
    'round',
  );
  const buildings = readBuildings(options, given.buildings);
  const state: State = {
    frames: [],
    draws: optional(whole(0, 1_000_000_000), 0)(given.draws, 'draws'),
    options,
    round,
    phase,
    units: readUnits(options, phase, buildings, given.units, 'units'),
    vp: optional(readVp, startingVp(options))(given.vp, 'vp'),
    pool: optional(whole(0, MAX_ROUNDS), MAX_ROUNDS + 1 - Math.max(1, round))(given.pool, 'pool'),
    allotment: { white: 0, black: 0 },
    orderDice: optional(nullable(bySide(whole(1, 6))), null)(given.orderDice, 'orderDice'),
    sheets: { white: secret([], 'white'), black: secret([], 'black') },
    deployments: readDeployments(options, given.deployments, 'deployments'),
    markers: optional(readMarkers, markersOf(options))(given.markers, 'markers'),
    buildings,
    mustered: {},
    activity: optional(readActivity(options), [])(given.activity, 'activity'),
    engagement: optional(nullable(readEngagement(options)), null)(given.engagement, 'engagement'),
    scores: optional(readScores, [])(given.scores, 'scores'),
    result: optional(nullable(readResult), null)(given.result, 'result'),
  };
  const limit = { white: writtenLimit(state, 'white'), black: writtenLimit(state, 'black') };
  state.allotment = optional(bySide(whole(0, 12)), limit)(given.allotment, 'allotment');
  state.mustered = optional(mapOf(musterKeys, whole(0, 30)), muster(state))(given.mustered, 'mustered');
  writeSheets(state, readSheets(options, given.sheets, 'sheets'), 'sheets');
  state.frames.push(...readFrames(state, given.frames));
  checkScore(state);
  if (given.frames !== undefined) checkMoment(state);
  return state;
}

const MUSTER_KEYS = SIDES.flatMap((side) =>
  ARMS.flatMap((arm) => SECTORS.map((sector) => musterKey(side, arm, sector))),
);
const musterKeys: Reader<string> = (raw, path) =>
  MUSTER_KEYS.find((key) => key === raw) ?? mustBe(raw, path, 'a unit type in a sector, such as wI@a1');

function readBuildings(options: Options, raw: unknown): readonly BattleSector[] {
  const built = groundOf(options).building;
  const standing = optional(listOf(oneOf(built)), built)(raw, 'buildings');
  return built.filter((sector) => standing.includes(sector));
}

/** Without frames the position is the beginning of its phase. */
function readFrames({ options, phase }: State, raw: unknown): readonly Frame[] {
  if (raw !== undefined) return listOf(readFrame(options), 10)(raw, 'frames');
  const game: Frame = { proc: 'game', step: phase === 'setup' ? 'deploy' : 'round' };
  return phase === 'setup' ? [game] : [game, { proc: 'round', step: phase }];
}

function checkMoment(state: State): void {
  checkFrames(state, 'frames');
  if (state.result === null) checkDrafts(state, 'frames');
}
