import type { TextSection } from '@grognard/desk';
import { tell } from '@grognard/desk/words/tell.ts';
import { coinName, SIDE_NAME } from '../../names.ts';
import type { View } from '../../view.ts';
import { SIDES } from '../../vocabulary.ts';
import { sentences } from './sentences.ts';

/** The same as the board, in sentences. */
export const describe = ({ coins }: View): readonly TextSection[] => [
  {
    title: tell(sentences.coins),
    lines: SIDES.map((side) =>
      tell(sentences.coinOf, { side: SIDE_NAME[side], coin: coinName(coins[side]) }),
    ),
  },
];
