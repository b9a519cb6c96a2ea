// GEN-5.3 to 5.11: which units stand in which sector when a battle begins.
import { invariant } from '@grognard/kernel';
import { HOME, RESERVE } from '../field/board-graph.ts';
import { armyOf, unitId } from '../field/units.ts';
import type { Options } from '../options.ts';
import type { Deployment, Unit } from '../state.ts';
import { SETUP_TABLE } from '../tables/setups.ts';
import {
  ARMS,
  type ByArm,
  type Place,
  SECTORS,
  type Sector,
  type SetupName,
  SIDES,
  type Side,
} from '../vocabulary.ts';

/** GEN-3.13, 5.3, GEN-R.118: home row and reserve, and what they take at the start. */
export const startingRoom = (side: Side, sector: Sector): number =>
  sector === RESERVE[side] ? 12 : homeSectors(side).includes(sector) ? 6 : 0;

/** In canonical order. */
export const homeSectors = (side: Side): readonly Sector[] =>
  SECTORS.filter((sector) => Object.values<Sector>(HOME[side]).includes(sector) || sector === RESERVE[side]);

export function namedDeployment(setup: Exclude<SetupName, 'custom'>, side: Side): Deployment {
  const table = SETUP_TABLE[setup];
  // GEN-5.10: Black swaps its wings so that Cavalry faces Cavalry (GEN-R.4).
  const swapped = setup === 'laRothiere' && side === 'black';
  return {
    [HOME[side].left]: swapped ? table.right : table.left,
    [HOME[side].center]: table.center,
    [HOME[side].right]: swapped ? table.left : table.right,
    [RESERVE[side]]: table.reserve,
  };
}

const EMPTY: ByArm<number> = { I: 0, C: 0, A: 0 };
export const deployedIn = (deployment: Deployment, sector: Sector): ByArm<number> =>
  deployment[sector] ?? EMPTY;
export const deployedCount = (deployment: Deployment, sector: Sector): number => {
  const here = deployedIn(deployment, sector);
  return here.I + here.C + here.A;
};

/** A whole army in id order, filled into its sectors in canonical order; the rest waits in the tray. */
export function musterArmy(options: Options, side: Side, deployment: Deployment): Unit[] {
  const units: Unit[] = [];
  for (const arm of ARMS) {
    const places: Place[] = [];
    for (const sector of homeSectors(side)) {
      for (let n = deployedIn(deployment, sector)[arm]; n > 0; n--) places.push(sector);
    }
    const size = armyOf(options, side)[arm];
    invariant(places.length <= size, `${side} deploys at most ${size} ${arm}`);
    for (let n = 1; n <= size; n++) units.push(freshUnit(side, arm, n, places[n - 1] ?? 'tray'));
  }
  return units;
}

export const freshUnit = (side: Side, arm: Unit['arm'], number: number, at: Place): Unit => ({
  id: unitId(side, arm, number),
  side,
  arm,
  at,
  routed: false,
  spent: false,
  square: false,
  inside: false,
  bound: false,
  activations: 0,
  moved: false,
  token: null,
});

export const musterBoth = (options: Options, deploymentOf: (side: Side) => Deployment): Unit[] =>
  SIDES.flatMap((side) => musterArmy(options, side, deploymentOf(side)));
