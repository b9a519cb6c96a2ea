import { coinName, SIDE_NAME } from './names.ts';
import type { View } from './view.ts';
import { SIDES } from './vocabulary.ts';

/** What a viewer sees, for the terminal. */
export const viewText = ({ coins }: View): string =>
  SIDES.map((side) => `${SIDE_NAME[side].padEnd(5)} ${coinName(coins[side])}`).join('\n');
