// Section 5: the table before the first round.
import { type Frozen, secret } from '@grognard/kernel';
import { musterBoth, namedDeployment } from './deployment/deployment.ts';
import { groundOf } from './field/terrain.ts';
import { gameFrame } from './frames.ts';
import type { Options } from './options.ts';
import type { State } from './state.ts';
import { OBJECTIVES } from './tables/objectives.ts';
import type { BySide, Marker } from './vocabulary.ts';

/** GEN-1.1, and the VP in the round pool at the start (GEN-2.5, 5.2). */
export const MAX_ROUNDS = 10;
/** GEN-19.1 */
const MORALE_START = 15;

/** GEN-5.1: side B prints none and plays the standard ones; whatever the lobby defines replaces anything printed. */
export const markersOf = (options: Options): readonly Marker[] =>
  typeof options.objectives === 'string' ? OBJECTIVES[options.objectives] : options.objectives;

export const startingVp = ({ morale }: Frozen<Options>): BySide<number> =>
  morale ? { white: MORALE_START, black: MORALE_START } : { white: 0, black: 0 };

export function setup(options: Options): State {
  const { setup: name } = options;
  return {
    frames: [gameFrame.at('deploy', {})],
    draws: 0,
    options,
    round: 0,
    phase: 'setup',
    units: musterBoth(options, (side) => (name === 'custom' ? {} : namedDeployment(name, side))),
    vp: startingVp(options),
    pool: MAX_ROUNDS,
    allotment: { white: 0, black: 0 },
    orderDice: null,
    sheets: { white: secret([], 'white'), black: secret([], 'black') },
    deployments: name === 'custom' ? { white: secret({}, 'white'), black: secret({}, 'black') } : null,
    markers: markersOf(options),
    buildings: groundOf(options).building,
    mustered: {},
    activity: [],
    engagement: null,
    scores: [],
    result: null,
  };
}
