// A full state this seat cannot tell from the real one: what is covered may show either face.
import type { Open, Random, Seat } from '@grognard/kernel';
import { anyFace } from '../field/coins.ts';
import { stateAt } from '../setup.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { bySide } from '../vocabulary.ts';

export function determinize({ options, coins, resigned }: Open<View>, _seat: Seat, random: Random): State {
  const laid = bySide((side) => {
    const coin = coins[side];
    return coin === 'covered' ? anyFace(random, 'PENNY-1.3 coin imagined') : coin;
  });
  return stateAt({ options, laid, resigned });
}
