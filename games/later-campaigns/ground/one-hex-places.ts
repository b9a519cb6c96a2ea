// J.1: hexes that are a place by themselves, found once per theatre.
import type { Theatre } from '../data/theatre.ts';
import type { Hex } from '../vocabulary.ts';

const known = new WeakMap<Theatre['places'], ReadonlySet<Hex>>();

export function oneHexPlaces({ places }: Pick<Theatre, 'places'>): ReadonlySet<Hex> {
  const found =
    known.get(places) ?? new Set(places.flatMap(({ hexes }) => (hexes.length === 1 ? hexes : [])));
  known.set(places, found);
  return found;
}
