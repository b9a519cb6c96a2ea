// GEN-5.11: both sides place their armies in secret; the deployments are revealed together.
import { endSetup } from '../actions/end-setup.ts';
import { place } from '../actions/place.ts';
import { unplace } from '../actions/unplace.ts';
import { musterBoth } from '../deployment/deployment.ts';
import type { DeployFrame } from '../frames.ts';
import type { Proc } from '../rule-types.ts';
import { stillDeciding } from '../secrecy/secret-decision.ts';

export const customSetup: Proc<DeployFrame> = {
  rule: 'GEN-5.11',
  pending: (_state, frame) =>
    stillDeciding(frame, 'Place your army: six units in each home sector, twelve in reserve.', 'GEN-5.9'),
  actions: [place, unplace, endSetup],
  advance(umpire) {
    const { state } = umpire;
    const { deployments } = state;
    if (deployments !== null) {
      const open = { white: umpire.reveal(deployments.white), black: umpire.reveal(deployments.black) };
      state.units = musterBoth(state.options, (side) => open[side]);
      state.deployments = null;
    }
    umpire.emit({ type: 'armiesDeployed', rule: 'GEN-5.11' });
    umpire.end();
  },
};
