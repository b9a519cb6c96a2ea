import { tell } from '@grognard/desk/words/tell.ts';
import { ARMY_SIZE } from '../../tables/armies.ts';
import { ARMS, type ByArm } from '../../vocabulary.ts';
import { remarks } from '../words/sentences-lobby.ts';

export const sizeOf = (army: ByArm<number>): number => ARMS.reduce((sum, arm) => sum + army[arm], 0);

/** GEN-5.12: what keeps an army from taking the field, or null. */
export const armyProblem = (army: ByArm<number>): string | null => {
  const size = sizeOf(army);
  return size === ARMY_SIZE ? null : tell(remarks.armySize, { size: ARMY_SIZE, count: size });
};
