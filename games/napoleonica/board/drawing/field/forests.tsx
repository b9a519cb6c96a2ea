// Woods that fill their hex and no other: what they do ends at its edge.
import { seeded } from '@grognard/desk/drawing/seeded.ts';
import { hexesPath } from '@grognard/desk/map/ground/hex-paths.ts';
import { fine, type HexPlan, type Point } from '@grognard/desk/map/hex-plan.ts';

const TREES = 17;

/** The round crown of a tree in three strokes. */
function crownAt({ x, y }: Point, k: number): string {
  const arc = (radius: number, dx: number, dy: number): string =>
    `a${fine(k * radius)} ${fine(k * radius)} 0 0 1 ${fine(k * dx)} ${fine(k * dy)}`;
  return `M${fine(x - k)} ${fine(y)}${arc(0.6, 0.5, -0.8)}${arc(0.65, 1, 0)}${arc(0.6, 0.5, 0.8)}q${fine(-k)} ${fine(k * 0.7)} ${fine(-2 * k)} 0z`;
}

/** Trees from the farthest to the nearest. */
function treesOf(plan: HexPlan, hex: number): readonly string[] {
  const random = seeded(hex * 64 + 21);
  const { x, y } = plan.centre(hex);
  const places = Array.from({ length: TREES }, () => {
    const [angle, far] = [random() * 2 * Math.PI, Math.sqrt(random()) * plan.radius * 0.68];
    return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle), k: 6 + random() * 4 };
  });
  return places.toSorted((a, b) => a.y - b.y).map(({ k, ...place }) => crownAt(place, k));
}

export const Forests = ({ plan, hexes }: { readonly plan: HexPlan; readonly hexes: readonly number[] }) => (
  <g class="napoleonica-forest">
    <path d={hexesPath(plan, hexes, 0.97)} class="floor" />
    {hexes
      .flatMap((hex) => treesOf(plan, hex))
      .map((tree, i) => (
        <path key={i} d={tree} class="tree" />
      ))}
  </g>
);
