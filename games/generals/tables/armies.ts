// GEN-2.1, 2.2: how many units an army has, and how many of each type the box holds.
import type { ByArm } from '../vocabulary.ts';

export const ARMY_SIZE = 30;
/** GEN-2.1 */
export const STANDARD_ARMY: ByArm<number> = { I: 20, C: 8, A: 2 };
/** GEN-2.2 */
export const BOX_LIMIT: ByArm<number> = { I: 30, C: 12, A: 4 };
