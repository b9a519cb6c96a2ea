// GEN-9.1, 9.5, 9.13, GEN-R.53: the decision of the bombardment phase; once both sides have committed, the batteries fire.
import { ask } from '@grognard/kernel';
import { endFire } from '../actions/end-fire.ts';
import { fire } from '../actions/fire.ts';
import { fireAtBuilding } from '../actions/fire-at-building.ts';
import { unfire } from '../actions/unfire.ts';
import { bombard } from '../bombardment/bombard.ts';
import { aimFrame } from '../frames.ts';
import { secretDecision } from '../rule-types.ts';
import { prompts } from '../words/prompts.ts';

export const aim = secretDecision(aimFrame, {
  rule: 'GEN-9.1',
  question: () => ask('GEN-9.1', prompts.bombard),
  actions: [fire, fireAtBuilding, unfire, endFire],
  revealed(umpire, _frame, drafts) {
    bombard(umpire, drafts);
    umpire.end();
  },
});
