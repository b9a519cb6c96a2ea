// NLC-12.9f: a formation whose order has failed goes back 3 hexes, unit by unit. Whoever cares for no single hex has it done by one press.
import { legalIn } from '@grognard/desk/offers/legal.ts';
import { isFrameOf } from '@grognard/kernel';
import { theatreOf } from '../../data/theatres.ts';
import { failureFrame } from '../../frames.ts';
import { distance } from '../../ground/hexes.ts';
import type { View } from '../../view.ts';
import { type Hex, NOWHERE, sideOfSeat } from '../../vocabulary.ts';
import type { Desk, Offer } from '../desk.ts';

type Seen = Pick<View, 'frames' | 'stacks' | 'viewer' | 'options'>;

const isFailing = ({ frames }: Pick<View, 'frames'>): boolean =>
  frames.some((frame) => isFrameOf(failureFrame, frame));

/** Farthest from enemies in sight, then where the fewest stand. */
function byRefuge(view: Seen): (a: Hex, b: Hex) => number {
  const theatre = theatreOf(view);
  const own = sideOfSeat(view.viewer);
  const enemies = view.stacks.filter(({ side, units }) => side !== own && units.length > 0);
  const away = (hex: Hex): number => Math.min(...enemies.map((stack) => distance(theatre, stack.hex, hex)));
  const crowd = (hex: Hex): number => view.stacks.find((stack) => stack.hex === hex)?.units.length ?? 0;
  return (a, b) => away(b) - away(a) || crowd(a) - crowd(b) || a - b;
}

/** What comes next of it; undefined when the formation is back, and where the only way leads off the map. */
export function nextGoingBack(view: Seen, offers: readonly Offer[]): Offer | undefined {
  if (!isFailing(view)) return undefined;
  const legal = legalIn(offers);
  const stop = legal.find(({ action }) => action.type === 'stopRetreat');
  if (stop !== undefined) return stop;
  const better = byRefuge(view);
  const [refuge] = legal
    .flatMap((offer) =>
      (offer.action.type === 'retreatTo' || offer.action.type === 'retreatLine') &&
      offer.action.hex !== NOWHERE
        ? [{ offer, hex: offer.action.hex }]
        : [],
    )
    .toSorted((a, b) => better(a.hex, b.hex));
  return (
    refuge?.offer ?? legal.find(({ action }) => action.type === 'excess' || action.type === 'placeLeader')
  );
}

export function allGoBack(desk: Desk): void {
  desk.ahead(({ view, offers }) => nextGoingBack(view, offers));
}
