// What the engraver adds to the land: hills, trees, short strokes for grass, and the net of degrees.
import { seeded } from '@grognard/desk/drawing/seeded.ts';
import { at, type Point, px } from '@grognard/desk/drawing/shapes.ts';
import { RANGES, WOODS } from './data/europe.ts';
import { smoothPath } from './lines.ts';
import { HEIGHT, pointsIn, project, WIDTH } from './projection.ts';

/** Points at equal distances along a line. */
function along(line: readonly Point[], count: number): readonly Point[] {
  const legs = line.slice(1).map((to, i) => ({ from: line[i] ?? to, to }));
  const lengthOf = ({ from, to }: { readonly from: Point; readonly to: Point }): number =>
    Math.hypot(to.x - from.x, to.y - from.y);
  const whole = legs.reduce((sum, leg) => sum + lengthOf(leg), 0);
  return Array.from({ length: count }, (_, i) => {
    let left = (whole * (i + 0.5)) / count;
    for (const leg of legs) {
      const length = lengthOf(leg);
      if (left <= length) {
        const way = left / length;
        const { from, to } = leg;
        return { x: from.x + (to.x - from.x) * way, y: from.y + (to.y - from.y) * way };
      }
      left -= length;
    }
    return line.at(-1) ?? { x: 0, y: 0 };
  });
}

interface Hills {
  readonly slopes: string;
  readonly shade: string;
}

/** Those farther north are drawn first: the near ones stand before them. */
export function hills(): Hills {
  const chance = seeded(5);
  let [slopes, shade] = ['', ''];
  for (const { line, count, size } of RANGES) {
    const tops = along(pointsIn(line), count)
      .map(({ x, y }) => ({ x: x + (chance() - 0.5) * 12 * size, y: y + (chance() - 0.5) * 14 * size }))
      .toSorted((a, b) => a.y - b.y);
    for (const { x, y } of tops) {
      const scale = size * (0.85 + chance() * 0.4);
      const [w, h] = [9 * scale, (9 + chance() * 5) * scale];
      slopes += `M${px(x - w)} ${px(y)}Q${px(x - w * 0.45)} ${px(y - h * 0.35)} ${px(x - w * 0.1)} ${px(y - h)}`;
      slopes += `Q${px(x + w * 0.25)} ${px(y - h * 0.5)} ${px(x + w)} ${px(y)}`;
      for (const t of [0, 0.25, 0.5, 0.75])
        shade += `M${px(x + t * 0.8 * w)} ${px(y - h * (0.92 - t * 0.8))}l${px(1.5 * scale)} ${px(h * (0.54 - 0.2 * t))}`;
    }
  }
  return { slopes, shade };
}

export function trees(): string {
  const chance = seeded(9);
  return WOODS.flatMap(({ at: middle, count }) => {
    const { x, y } = project(middle);
    return Array.from({ length: count }, () => {
      const [tx, ty, s] = [x + (chance() - 0.5) * 44, y + (chance() - 0.5) * 24, 3.4 + chance() * 1.6];
      const [small, large] = [px(s * 0.6), px(s * 0.65)];
      return `M${px(tx - s)} ${px(ty)}a${small} ${small} 0 0 1 ${px(s * 0.5)} ${px(-s * 0.8)}a${large} ${large} 0 0 1 ${px(s)} 0a${small} ${small} 0 0 1 ${px(s * 0.5)} ${px(s * 0.8)}zM${px(tx)} ${px(ty)}v2.5`;
    });
  }).join('');
}

export function grass(): string {
  const chance = seeded(11);
  return Array.from(
    { length: 240 },
    () => `M${at({ x: chance() * WIDTH, y: chance() * HEIGHT })}h${px(3 + chance() * 7)}`,
  ).join('');
}

const from = (first: number, count: number, step: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => first + i * step);

/** Every fifth meridian and parallel. */
export const degrees = (): string =>
  [
    ...from(-20, 17, 5).map((east) => from(36, 9, 4).map((north) => project([east, north]))),
    ...from(40, 5, 5).map((north) => from(-20, 17, 5).map((east) => project([east, north]))),
  ]
    .map((line) => smoothPath(line))
    .join('');
