// Orders as one would read them out: 'Attack Quatre Bras', 'Defend where it stands'.
import { listed } from '@grognard/desk/words/phrases.ts';
import { tell } from '@grognard/desk/words/tell.ts';
import { never } from '@grognard/kernel';
import { isMarchLike } from '../../orders/legs.ts';
import type { Leg } from '../../state.ts';
import { ORDER_NAME } from '../../words/sides-and-orders.ts';
import { hqName, type InTheatre, leaderName, placeName } from '../words/names.ts';
import { targetWords } from './words.ts';

type Spoken = Pick<Leg, 'type' | 'target' | 'superior' | 'nextDay'>;

function aimedInWords(of: InTheatre, { type, target, superior }: Spoken): string {
  const order = ORDER_NAME[type];
  if (superior !== null) return tell(targetWords.under, { order, leader: leaderName(of, superior) });
  if (target === null) return tell(targetWords.bare, { order });
  switch (target.kind) {
    case 'place':
      return tell(isMarchLike(type) ? targetWords.to : targetWords.at, {
        order,
        place: placeName(of, target.place),
      });
    case 'path':
      return tell(targetWords.path, {
        order,
        from: placeName(of, target.from),
        to: placeName(of, target.to),
      });
    case 'currentPosition':
      return tell(targetWords.here, { order });
    case 'hq':
      return tell(targetWords.to, { order, place: hqName(of, target.hq) });
    case 'edge':
      return tell(targetWords.edge, { order });
    case 'supply':
      return tell(targetWords.supply, { order });
    case 'previous':
      return tell(targetWords.previous, { order });
    default:
      return never(target);
  }
}

export function legInWords(of: InTheatre, leg: Spoken): string {
  const order = aimedInWords(of, leg);
  return leg.nextDay ? tell(targetWords.nextDay, { order }) : order;
}

export const legsInWords = (of: InTheatre, legs: readonly Spoken[]): string =>
  listed(legs.map((leg) => legInWords(of, leg)));

/** '15:00', by the number of the turn; null after the last. */
export const clockOf = (clocks: readonly { readonly clock: string }[], turn: number): string | null => {
  const clock = clocks[turn - 1]?.clock;
  return clock === undefined ? null : `${clock.slice(0, 2)}:${clock.slice(2)}`;
};
