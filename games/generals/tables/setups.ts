// GEN-5.4 to 5.8: how the named setups place an army, as seen from its owner's chair.
import type { ByArm, SetupName } from '../vocabulary.ts';

export interface Setup {
  readonly right: ByArm<number>;
  readonly center: ByArm<number>;
  readonly left: ByArm<number>;
  readonly reserve: ByArm<number>;
}

const GUNS_IN_CENTRE: ByArm<number> = { I: 4, C: 0, A: 2 };
const FOOT: ByArm<number> = { I: 6, C: 0, A: 0 };
const MIXED: ByArm<number> = { I: 4, C: 2, A: 0 };

export const SETUP_TABLE: { readonly [setup in Exclude<SetupName, 'custom'>]: Setup } = {
  marengo: { right: { I: 2, C: 4, A: 0 }, center: GUNS_IN_CENTRE, left: FOOT, reserve: { I: 8, C: 4, A: 0 } },
  laRothiere: {
    right: { I: 0, C: 6, A: 0 },
    center: GUNS_IN_CENTRE,
    left: FOOT,
    reserve: { I: 10, C: 2, A: 0 },
  },
  dennewitz: { right: MIXED, center: GUNS_IN_CENTRE, left: MIXED, reserve: { I: 8, C: 4, A: 0 } },
  leuthen: { right: FOOT, center: GUNS_IN_CENTRE, left: FOOT, reserve: { I: 4, C: 8, A: 0 } },
  albuera: { right: MIXED, center: { I: 2, C: 4, A: 0 }, left: MIXED, reserve: { I: 10, C: 0, A: 2 } },
};
