// GEN-5.11: both sides place their armies in secret; the deployments are revealed together.
import { ask } from '@grognard/kernel';
import { endSetup } from '../actions/end-setup.ts';
import { place } from '../actions/place.ts';
import { unplace } from '../actions/unplace.ts';
import { musterBoth } from '../deployment/deployment.ts';
import { customSetupFrame } from '../frames.ts';
import { secretDecision } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';

export const customSetup = secretDecision(customSetupFrame, {
  rule: 'GEN-5.11',
  question: () => ask('GEN-5.9', prompts.placeArmy),
  actions: [place, unplace, endSetup],
  revealed(umpire) {
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
});
