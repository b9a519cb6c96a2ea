// GEN-5.4 to 5.9: who starts where, read from the table armies are placed by.
import { SETUP_TABLE } from '../../tables/setups.ts';
import { ARMS, type ByArm } from '../../vocabulary.ts';
import { SETUP_NAMES } from '../../words/options.ts';
import { countOf } from '../words/names.ts';

const troops = (count: ByArm<number>): string =>
  ARMS.filter((arm) => count[arm] > 0)
    .map((arm) => countOf(count[arm], arm))
    .join(', ');

const NAMED = ['marengo', 'laRothiere', 'dennewitz', 'leuthen', 'albuera'] as const;

export const SETUP_ROWS: readonly (readonly string[])[] = NAMED.map((setup) => {
  const { right, center, left, reserve } = SETUP_TABLE[setup];
  return [SETUP_NAMES[setup], troops(right), troops(center), troops(left), troops(reserve)];
});
