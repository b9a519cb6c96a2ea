// Marks of the engraver on single hexes, gathered into one path for each kind of stroke.
import { seeded } from '../../drawing/seeded.ts';
import { at, fine, type HexPlan, type Point } from '../hex-plan.ts';

const TURN = 2 * Math.PI;

/** The same strokes for the same hexes on every visit, others for others. */
const needle = (hexes: readonly number[], kind: number): (() => number) =>
  seeded((hexes[0] ?? 0) * 64 + kind);

/** A spot in the inner part of a hex, as even over its area as the share given. */
function spotIn(plan: HexPlan, hex: number, random: () => number, share: number): Point {
  const { x, y } = plan.centre(hex);
  const [angle, far] = [random() * TURN, Math.sqrt(random()) * plan.radius * share];
  return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
}

const circle = ({ x, y }: Point, r: number): string =>
  `M${at({ x: x - r, y })}a${fine(r)} ${fine(r)} 0 1 0 ${fine(2 * r)} 0a${fine(r)} ${fine(r)} 0 1 0 ${fine(-2 * r)} 0z`;

/** Bulges that make the edge of a wood ragged. */
export function bulges(plan: HexPlan, hexes: readonly number[]): string {
  const random = needle(hexes, 11);
  let path = '';
  for (const hex of hexes)
    for (let i = 0; i < 5; i += 1) {
      const { x, y } = plan.centre(hex);
      const [angle, far] = [random() * TURN, plan.radius * (0.5 + random() * 0.28)];
      const middle = { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
      path += circle(middle, plan.radius * (0.14 + random() * 0.12));
    }
  return path;
}

/** Crowns of trees, and the shadow and trunk below each. */
export function trees(
  plan: HexPlan,
  hexes: readonly number[],
): { readonly crowns: string; readonly shades: string } {
  const random = needle(hexes, 3);
  let [crowns, shades] = ['', ''];
  for (const hex of hexes)
    for (let i = 0; i < 12; i += 1) {
      const { x, y } = spotIn(plan, hex, random, 0.82);
      const r = plan.radius * (0.075 + random() * 0.045);
      const left = at({ x: x - r, y });
      crowns += `M${left}a${fine(r)} ${fine(r)} 0 1 1 ${fine(2 * r)} 0`;
      shades += `M${left}q${fine(r)} ${fine(r * 0.9)} ${fine(2 * r)} 0M${at({ x, y: y + 0.5 })}v${fine(r * 0.8)}`;
    }
  return { crowns, shades };
}

/** Short strokes that run down from a rise on all sides. */
export function hachures(plan: HexPlan, hexes: readonly number[]): string {
  const random = needle(hexes, 7);
  let path = '';
  for (const hex of hexes) {
    const { x, y } = plan.centre(hex);
    for (let i = 0; i < 40; i += 1) {
      const angle = (i / 40) * TURN + random() * 0.06;
      const [from, to] = [0.42 + random() * 0.06, 0.62 + random() * 0.18];
      const [dx, dy] = [plan.radius * Math.cos(angle), plan.radius * 0.9 * Math.sin(angle)];
      path += `M${at({ x: x + dx * from, y: y + dy * from })}L${at({ x: x + dx * to, y: y + dy * to })}`;
    }
  }
  return path;
}

/** Ploughed fields here and there: bundles of parallel strokes. */
export function furrows(plan: HexPlan, hexes: readonly number[]): string {
  const random = needle(hexes, 5);
  let path = '';
  for (const hex of hexes) {
    if (random() > 0.34) continue;
    const angle = [0.2, -0.5, 1.1, 2][Math.floor(random() * 4)] ?? 0;
    const [strokes, length] = [5 + Math.floor(random() * 4), plan.radius * (0.5 + random() * 0.35)];
    const { x, y } = spotIn(plan, hex, random, 0.4);
    for (let k = 0; k < strokes; k += 1) {
      const aside = (k - strokes / 2) * plan.radius * 0.1;
      const from = {
        x: x - Math.sin(angle) * aside - (Math.cos(angle) * length) / 2,
        y: y + Math.cos(angle) * aside - (Math.sin(angle) * length) / 2,
      };
      path += `M${at(from)}l${fine(Math.cos(angle) * length)} ${fine(Math.sin(angle) * length)}`;
    }
  }
  return path;
}

/** Plans of houses round a middle. */
export function houses(plan: HexPlan, hexes: readonly number[]): string {
  const random = needle(hexes, 13);
  let path = '';
  for (const hex of hexes) {
    const { x, y } = plan.centre(hex);
    const turned = random() * 1.5;
    for (let i = 0; i < 9; i += 1) {
      const [angle, far] = [
        (i / 9) * TURN + random() * 0.5,
        plan.radius * (0.26 + 0.42 * Math.sqrt(random())),
      ];
      const middle = { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) * 0.9 };
      const [w, h] = [plan.radius * (0.1 + random() * 0.07), plan.radius * (0.06 + random() * 0.03)];
      path += block(middle, w, h, turned + (random() < 0.4 ? Math.PI / 2 : 0));
    }
  }
  return path;
}

function block({ x, y }: Point, w: number, h: number, angle: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [-w, -h],
    [w, -h],
    [w, h],
    [-w, h],
  ] as const;
  return `M${corners.map(([u, v]) => at({ x: x + u * c - v * s, y: y + u * s + v * c })).join('L')}Z`;
}
