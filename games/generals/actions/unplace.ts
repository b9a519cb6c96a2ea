// GEN-5.11: a placement can be changed until it is locked.

import { no } from '@grognard/kernel';
import { deploy, deploymentOf } from '../deployment/deploying.ts';
import { deployedIn, homeSectors } from '../deployment/deployment.ts';
import type { DeployFrame } from '../frames.ts';
import { armName, placeName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { ARMS } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export const unplace: Rule<DeployFrame, 'unplace'> = {
  type: 'unplace',
  rule: 'GEN-5.11',
  role: 'takeBack',
  *candidates(_state, _frame, seat) {
    for (const sector of homeSectors(asSide(seat)))
      for (const arm of ARMS) yield { type: 'unplace', arm, sector };
  },
  refuse(state, _frame, seat, { arm, sector }) {
    return deployedIn(deploymentOf(state, asSide(seat)), sector)[arm] === 0
      ? no('GEN-5.11', refusals.nonePlaced, { arm: armName(arm), sector: placeName(sector) })
      : null;
  },
  target: ({ sector }) => ({ sector }),
  apply: (umpire, _frame, seat, { arm, sector }) => deploy(umpire.state, asSide(seat), arm, sector, -1),
};
