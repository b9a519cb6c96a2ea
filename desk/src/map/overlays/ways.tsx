// Ways over the map: where somebody goes, went, shoots or looks.

import { towards } from '../ground/hex-paths.ts';
import { at, fine, type HexPlan, type Point } from '../hex-plan.ts';
import './overlays.css';

/** Own orders, a draft of them, an attack. */
export type WayKind = 'path' | 'draft' | 'attack';

interface OnWay {
  readonly plan: HexPlan;
  /** From the first hex to the last, by way of the others. */
  readonly hexes: readonly number[];
  readonly kind: WayKind;
}

const run = (plan: HexPlan, hexes: readonly number[]): string =>
  `M${hexes.map((hex) => at(plan.centre(hex))).join('L')}`;

/** Beads on a string with a halo. */
export function Beads({ plan, hexes, kind }: OnWay) {
  if (hexes.length < 2) return null;
  const path = run(plan, hexes);
  return (
    <g class={`desk-beads ${kind}`}>
      <path d={path} class="halo" />
      <path d={path} class="beads" />
    </g>
  );
}

const HEAD = 13;
/** An arrow ends so far from the middle of its last hex, in radii. */
const SHORT_OF = 0.62;

/** The head of an arrow that comes from one point to another. */
function headPath(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const wing = (turn: number): Point => ({
    x: to.x - HEAD * Math.cos(angle + turn),
    y: to.y - HEAD * Math.sin(angle + turn),
  });
  return `M${at(wing(0.5))}L${at(to)}L${at(wing(-0.5))}Z`;
}

/** A solid arrow from hex to hex; it ends short of the last centre, where a counter lies. */
export function Arrow({ plan, hexes, kind }: OnWay) {
  const centres = hexes.map(plan.centre);
  const [before, last] = [centres.at(-2), centres.at(-1)];
  if (before === undefined || last === undefined) return null;
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const tip = towards(last, before, (SHORT_OF * plan.radius) / length);
  const path = `M${[...centres.slice(0, -1), towards(tip, before, HEAD / 2 / length)].map(at).join('L')}`;
  return (
    <g class={`desk-arrow ${kind}`}>
      <path d={path} class="halo" />
      <path d={path} class="shaft" />
      <path d={headPath(before, tip)} class="head" />
    </g>
  );
}

/** A line of sight: solid as far as one sees, dotted behind what blocks it. */
export function SightLine({
  plan,
  from,
  to,
  blockedAt,
}: {
  readonly plan: HexPlan;
  readonly from: number;
  readonly to: number;
  readonly blockedAt: number | null;
}) {
  const [start, end] = [plan.centre(from), plan.centre(to)];
  const stop = blockedAt === null ? end : onLine(start, end, plan.centre(blockedAt));
  return (
    <g class="desk-sight">
      <path d={`M${at(start)}L${at(stop)}`} class="open" />
      {blockedAt !== null && (
        <>
          <path d={`M${at(stop)}L${at(end)}`} class="blocked" />
          <circle cx={fine(stop.x)} cy={fine(stop.y)} r="6" class="block" />
        </>
      )}
    </g>
  );
}

/** The point of a line nearest to another point. */
function onLine(start: Point, end: Point, point: Point): Point {
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const length = dx * dx + dy * dy;
  return length === 0
    ? start
    : towards(start, end, ((point.x - start.x) * dx + (point.y - start.y) * dy) / length);
}
