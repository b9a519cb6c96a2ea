/** Named places joined by borders. Every question is answered from tables built once. */
export interface PlaceGraph<P extends string> {
  /** In the order the places were listed. */
  neighbours(place: P): readonly P[];
  areAdjacent(a: P, b: P): boolean;
  /** Borders to cross on the shortest way; Infinity when there is none. */
  distance(a: P, b: P): number;
}

export function placeGraph<P extends string>(
  places: readonly P[],
  borders: readonly (readonly [P, P])[],
): PlaceGraph<P> {
  const nextTo = new Map<P, readonly P[]>();
  for (const place of places) {
    nextTo.set(
      place,
      places.filter((other) =>
        borders.some(([a, b]) => (a === place && b === other) || (b === place && a === other)),
      ),
    );
  }
  const distances = new Map(places.map((place) => [place, distancesFrom(place, nextTo)]));
  return {
    neighbours: (place) => nextTo.get(place) ?? [],
    areAdjacent: (a, b) => nextTo.get(a)?.includes(b) ?? false,
    distance: (a, b) => distances.get(a)?.get(b) ?? Number.POSITIVE_INFINITY,
  };
}

function distancesFrom<P extends string>(
  start: P,
  nextTo: ReadonlyMap<P, readonly P[]>,
): ReadonlyMap<P, number> {
  const found = new Map<P, number>([[start, 0]]);
  for (const [place, steps] of found) {
    for (const next of nextTo.get(place) ?? []) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found;
}
