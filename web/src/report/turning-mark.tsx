export interface MarkPlace {
  readonly x: number;
  readonly y: number;
}

const RADIUS = 9;
const APART = 2 * RADIUS + 3;

/** Discs that would lie over each other move aside, the later one to the right. */
export function apart(places: readonly MarkPlace[]): readonly MarkPlace[] {
  const taken: MarkPlace[] = [];
  for (const { x, y } of places) {
    let free = x;
    for (const other of [...taken].sort((a, b) => a.x - b.x))
      if (Math.hypot(other.x - free, other.y - y) < APART) free = other.x + APART;
    taken.push({ x: free, y });
  }
  return taken;
}

/** The wax discs that tie the deciding rolls in the list to their places in a chart. */
export const TurningMarks = ({ at }: { readonly at: readonly MarkPlace[] }) => (
  <>
    {apart(at).map(({ x, y }, i) => (
      <g key={`${i}`} class="turning-mark" transform={`translate(${x} ${y})`}>
        <circle r={RADIUS} />
        <text y="4.5" text-anchor="middle">
          {i + 1}
        </text>
      </g>
    ))}
  </>
);
