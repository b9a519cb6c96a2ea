// GEN-2.2, 5.12: the mix of an army.
import { checked, fault, record, whole } from '@grognard/kernel/forms.ts';
import { ARMY_SIZE, BOX_LIMIT } from '../tables/armies.ts';
import { ARMS, type ByArm } from '../vocabulary.ts';

/** So many units of each type, within what the box holds. */
export const unitsByArm = record<ByArm<number>>({
  I: whole(0, BOX_LIMIT.I),
  C: whole(0, BOX_LIMIT.C),
  A: whole(0, BOX_LIMIT.A),
});

export const army = checked(unitsByArm, (mix, path) => {
  const size = ARMS.reduce((sum, arm) => sum + mix[arm], 0);
  if (size === ARMY_SIZE) return;
  fault(
    'wrong-army',
    path,
    `An army has ${ARMY_SIZE} units, and this one has ${size}: change its mix (GEN-5.12).`,
  );
});
