// GEN-9.1, 9.5, 9.13, R.53: the decision of the bombardment phase; once both sides have committed, the batteries fire.
import { endFire } from '../actions/end-fire.ts';
import { fire } from '../actions/fire.ts';
import { fireAtBuilding } from '../actions/fire-at-building.ts';
import { unfire } from '../actions/unfire.ts';
import { bombard } from '../bombardment/bombard.ts';
import { aimFrame } from '../frames.ts';
import { secretDecision } from '../rule-types.ts';

export const aim = secretDecision(aimFrame, {
  rule: 'GEN-9.1',
  question: () => ({ prompt: 'Bombardment: choose which batteries fire, and how far.', rule: 'GEN-9.1' }),
  actions: [fire, fireAtBuilding, unfire, endFire],
  revealed(umpire, _frame, drafts) {
    bombard(umpire, drafts);
    umpire.end();
  },
});
