import type { NamedSeat } from '@grognard/desk/report/rolls.ts';
import { SIDE_NAME } from '../../names.ts';
import { SIDES, type Side } from '../../vocabulary.ts';

/** In the order of the columns. */
export const SEATS: readonly NamedSeat<Side>[] = SIDES.map((seat) => ({ seat, name: SIDE_NAME[seat] }));
