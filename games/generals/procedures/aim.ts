// GEN-9.1, 9.5, 9.13, R.53: the decision of the bombardment phase; once both sides have committed, the batteries fire.
import { endFire } from '../actions/end-fire.ts';
import { fire } from '../actions/fire.ts';
import { fireAtBuilding } from '../actions/fire-at-building.ts';
import { unfire } from '../actions/unfire.ts';
import { bombard } from '../bombardment/bombard.ts';
import type { AimFrame } from '../frames.ts';
import type { Proc } from '../rule-types.ts';
import { revealDrafts, stillDeciding } from '../secrecy/secret-decision.ts';

export const aim: Proc<AimFrame> = {
  rule: 'GEN-9.1',
  pending: (_state, frame) =>
    stillDeciding(frame, 'Bombardment: choose which batteries fire, and how far.', 'GEN-9.1'),
  actions: [fire, fireAtBuilding, unfire, endFire],
  advance(umpire, frame) {
    bombard(umpire, revealDrafts(umpire, frame));
    umpire.end();
  },
};
