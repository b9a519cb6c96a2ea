// GEN-1.1: a battle: both armies deploy, then round follows round until somebody has won.
import { customSetupFrame, gameFrame, roundFrame } from '../frames.ts';
import { sequence } from '../rule-types.ts';
import { SIDES } from '../vocabulary.ts';

export const game = sequence(gameFrame, 'GEN-1.1', {
  deploy(umpire) {
    const { setup } = umpire.state.options;
    umpire.emit({ type: 'battleBegan', rule: 'GEN-1.1', setup });
    if (setup !== 'custom') return umpire.emit({ type: 'armiesDeployed', rule: 'GEN-5.3' });
    umpire.call(customSetupFrame.ask(SIDES, {}));
  },
  round(umpire, frame) {
    frame.step = 'round';
    umpire.state.round += 1;
    umpire.emit({ type: 'roundBegan', rule: 'GEN-1.5', round: umpire.state.round });
    umpire.call(roundFrame.at('planning', {}));
  },
});
