import type { TextSection } from '@grognard/desk';
import { coinName, SIDE_NAME } from '../../names.ts';
import type { View } from '../../view.ts';
import { SIDES } from '../../vocabulary.ts';

/** The same as the board, in sentences. */
export const describe = ({ coins }: View): readonly TextSection[] => [
  { title: 'Coins', lines: SIDES.map((side) => `${SIDE_NAME[side]}: ${coinName(coins[side])}.`) },
];
