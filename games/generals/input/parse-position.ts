// A position from outside: complete and possible, or the first wrong field by path.
import { type Frame, type Result, secret } from '@grognard/kernel';
import { fault, listOf, oneOf, reading, whole } from '@grognard/kernel/forms.ts';
import { freshUnit } from '../deployment/deployment.ts';
import { groundOf } from '../field/terrain.ts';
import { armyOf, unitId } from '../field/units.ts';
import { gameFrame, roundFrame } from '../frames.ts';
import type { Options } from '../options.ts';
import { writtenLimit } from '../orders/command.ts';
import { muster } from '../orders/mustering.ts';
import { MAX_ROUNDS, markersOf, startingVp } from '../setup.ts';
import type { State, Unit } from '../state.ts';
import { ARMS, type BattleSector, SIDES } from '../vocabulary.ts';
import { checkArmies } from './check-armies.ts';
import { checkDrafts } from './check-drafts.ts';
import { checkFrames } from './check-frames.ts';
import { checkUnits } from './check-units.ts';
import { checkDeployments } from './deployments.ts';
import { type Position, positionForm } from './position-form.ts';
import { checkScore } from './score.ts';
import { writeSheets } from './sheets.ts';

export const parsePosition = (raw: unknown): Result<State> =>
  reading(() => {
    const given = positionForm(raw, '');
    checkArmies(given.options, raw, '');
    return stateOf(given);
  });

/** Only `units` must be there; whatever else is left out is as at the start of the phase. */
function stateOf(given: Position): State {
  const { options, phase, orderDice } = given;
  const vp = given.vp ?? startingVp(options);
  const means = { options, vp, orderDice };
  const round = roundOf(given);
  const buildings = buildingsOf(given);
  checkUnits(given.units, phase, buildings, 'units');
  if (given.deployments !== null) checkDeployments(options, given.deployments, 'deployments');
  const state: State = {
    frames: [],
    draws: given.draws,
    options,
    round,
    phase,
    units: everyUnit(options, given.units),
    vp,
    pool: given.pool ?? MAX_ROUNDS + 1 - Math.max(1, round),
    allotment: given.allotment ?? {
      white: writtenLimit(means, 'white'),
      black: writtenLimit(means, 'black'),
    },
    orderDice,
    sheets: { white: secret([], 'white'), black: secret([], 'black') },
    deployments: hidden(given.deployments ?? unplaced(given)),
    markers: given.markers ?? markersOf(options),
    buildings,
    mustered: {},
    activity: given.activity,
    engagement: given.engagement,
    scores: given.scores,
    result: given.result,
  };
  state.mustered = given.mustered ?? muster(state);
  writeSheets(state, given.sheets, 'sheets');
  state.frames.push(...(given.frames ?? beginningOf(phase)));
  checkScore(state);
  if (given.frames === undefined) checkBeginning(state);
  else checkMoment(state);
  return state;
}

/** Round 0 is Custom setup, and no other is. */
function roundOf({ phase, round }: Position): number {
  if (phase === 'setup') return whole(0, 0)(round ?? 0, 'round');
  return whole(1, MAX_ROUNDS)(round ?? 1, 'round');
}

/** In the order of the layout. */
function buildingsOf({ options, buildings }: Position): readonly BattleSector[] {
  const built = groundOf(options).building;
  const standing = listOf(oneOf(built))(buildings ?? built, 'buildings');
  return built.filter((sector) => standing.includes(sector));
}

/** Units that are not listed have left the game. */
function everyUnit(options: Options, listed: readonly Unit[]): Unit[] {
  const byId = new Map(listed.map((unit) => [unit.id, unit]));
  return SIDES.flatMap((side) =>
    ARMS.flatMap((arm) =>
      Array.from({ length: armyOf(options, side)[arm] }, (_unit, n) => {
        return byId.get(unitId(side, arm, n + 1)) ?? freshUnit(side, arm, n + 1, 'gone');
      }),
    ),
  );
}

/** Custom setup begins with nobody placed. */
const unplaced = ({ options, phase, frames }: Position): Position['deployments'] =>
  phase === 'setup' && frames === undefined && options.setup === 'custom' ? { white: {}, black: {} } : null;

const hidden = (placed: Position['deployments']): State['deployments'] =>
  placed === null ? null : { white: secret(placed.white, 'white'), black: secret(placed.black, 'black') };

/** Without frames the position is the beginning of its phase. */
const beginningOf = (phase: Position['phase']): readonly Frame[] =>
  phase === 'setup' ? [gameFrame.at('deploy', {})] : [gameFrame.at('round', {}), roundFrame.at(phase, {})];

/** GEN-7.2: activations of a phase are remembered until it ends, so one that begins has none. */
function checkBeginning({ phase, activity }: State): void {
  const index = activity.findIndex((activation) => activation.phase === phase);
  if (index >= 0)
    fault('impossible', `activity[${index}].phase`, `The ${phase} phase begins: nobody has acted in it yet.`);
}

function checkMoment(state: State): void {
  checkFrames(state, 'frames');
  if (state.result === null) checkDrafts(state, 'frames');
}
