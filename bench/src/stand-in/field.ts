// A map of 900 hexes, in rows of which every second is shifted by half a hex.
const SIDE = 30;
const HEXES = SIDE * SIDE;
/** Hexes are counted row by row. */
export const NEIGHBOURS: readonly (readonly number[])[] = Array.from({ length: HEXES }, (_, hex) => {
  const [row, column] = [Math.floor(hex / SIDE), hex % SIDE];
  const aside = row % 2 === 0 ? -1 : 1;
  const around: readonly (readonly [number, number])[] = [
    [row, column - 1],
    [row, column + 1],
    [row - 1, column],
    [row - 1, column + aside],
    [row + 1, column],
    [row + 1, column + aside],
  ];
  return around.map(([r, c]) => (r >= 0 && r < SIDE && c >= 0 && c < SIDE ? r * SIDE + c : hex));
});

/** How dear a hex is to enter, 1 to 3. */
const COST = Uint8Array.from({ length: HEXES }, (_, hex) => 1 + ((hex * 7) % 11 === 0 ? 2 : 0));

/** The nearest hexes to a unit that nobody stands on, and what it costs to get there. */
export function reachFrom(start: number, taken: Uint8Array, targets: number): ReadonlyMap<number, number> {
  const reach = new Map<number, number>();
  const seen = new Uint8Array(HEXES);
  seen[start] = 1;
  const rings: number[][] = [[start]];
  for (let cost = 0; cost < rings.length && reach.size < targets; cost++)
    for (const hex of rings[cost] ?? [])
      for (const next of NEIGHBOURS[hex] ?? []) {
        if (seen[next] === 1 || taken[next] === 1) continue;
        seen[next] = 1;
        const total = cost + (COST[next] ?? 1);
        for (let ring = rings.length; ring <= total; ring++) rings.push([]);
        rings[total]?.push(next);
        if (reach.size < targets) reach.set(next, total);
      }
  return reach;
}
