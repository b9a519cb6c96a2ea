// GEN-5.9, 5.12: a side's own deployment while it is still secret.
import { type Frozen, invariant, secret } from '@grognard/kernel';
import { armyOf } from '../field/units.ts';
import type { Deployment, State } from '../state.ts';
import type { Arm, Sector, Side } from '../vocabulary.ts';
import { deployedIn, homeSectors } from './deployment.ts';

export function deploymentOf(state: Frozen<State>, side: Side): Frozen<Deployment> {
  invariant(state.deployments !== null, 'the armies are being placed');
  return state.deployments[side].hidden;
}

/** Units of an arm still in the tray. */
export const inTray = (state: Frozen<State>, side: Side, arm: Arm): number =>
  homeSectors(side).reduce(
    (left, sector) => left - deployedIn(deploymentOf(state, side), sector)[arm],
    armyOf(state.options, side)[arm],
  );

export function deploy(state: State, side: Side, arm: Arm, sector: Sector, by: 1 | -1): void {
  invariant(state.deployments !== null, 'the armies are being placed');
  const before = deploymentOf(state, side);
  const here = deployedIn(before, sector);
  const kept = secret({ ...before, [sector]: { ...here, [arm]: here[arm] + by } }, side);
  state.deployments =
    side === 'white'
      ? { white: kept, black: state.deployments.black }
      : { white: state.deployments.white, black: kept };
}
