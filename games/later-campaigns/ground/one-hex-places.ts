// NLC-J.1: hexes that are a place by themselves, found once per theatre.
import type { Theatre } from '../data/theatre.ts';
import type { Hex } from '../vocabulary.ts';
import { perMap } from './per-map.ts';

export const oneHexPlaces = perMap(
  ({ places }: Theatre): ReadonlySet<Hex> =>
    new Set(places.flatMap(({ hexes }) => (hexes.length === 1 ? hexes : []))),
);
