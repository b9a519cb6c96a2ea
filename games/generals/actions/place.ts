// GEN-5.9, GEN-R.118: put one unit into a home sector (six each) or the reserve (twelve).

import { no } from '@grognard/kernel';
import { deploy, deploymentOf, inTray } from '../deployment/deploying.ts';
import { deployedCount, homeSectors, startingRoom } from '../deployment/deployment.ts';
import type { DeployFrame } from '../frames.ts';
import { armName, placeName } from '../names.ts';
import { asSide, type Rule } from '../rule-types.ts';
import { ARMS, SECTORS } from '../vocabulary.ts';
import { refusals } from '../words/refusals.ts';

export const place: Rule<DeployFrame, 'place'> = {
  type: 'place',
  rule: 'GEN-5.9',
  *candidates(_state, _frame, seat) {
    for (const sector of homeSectors(asSide(seat)))
      for (const arm of ARMS) yield { type: 'place', arm, sector };
  },
  *wider(_state, _frame, seat) {
    const home = homeSectors(asSide(seat));
    for (const sector of SECTORS) {
      if (!home.includes(sector)) for (const arm of ARMS) yield { type: 'place', arm, sector };
    }
  },
  refuse(state, _frame, seat, { arm, sector }) {
    const side = asSide(seat);
    const room = startingRoom(side, sector);
    if (room === 0) return no('GEN-5.3', refusals.notHome, { sector: placeName(sector) });
    if (inTray(state, side, arm) === 0) {
      return no('GEN-5.12', refusals.allPlaced, { arm: armName(arm) });
    }
    if (deployedCount(deploymentOf(state, side), sector) >= room) {
      return no('GEN-5.9', refusals.homeFull, { sector: placeName(sector), room });
    }
    return null;
  },
  target: ({ sector }) => ({ sector }),
  apply: (umpire, _frame, seat, { arm, sector }) => deploy(umpire.state, asSide(seat), arm, sector, 1),
};
