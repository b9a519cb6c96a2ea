// Strokes of the engraver: the same every time, because they come from a seed.
import { seeded } from './seeded.ts';
import { type Box, centreOf, px } from './shapes.ts';

/** Ploughed fields: bundles of short parallel strokes. */
export function furrows(width: number, height: number, seed: number): string {
  const r = seeded(seed);
  const bundles = Math.round((width * height) / 6300);
  let d = '';
  for (let i = 0; i < bundles; i++) {
    const x = r() * width;
    const y = r() * height;
    const angle = r() < 0.5 ? 0.35 : -0.9;
    const strokes = 4 + Math.floor(r() * 5);
    const length = 22 + r() * 34;
    for (let k = 0; k < strokes; k++) {
      const from = `${px(x - Math.sin(angle) * k * 4)} ${px(y + Math.cos(angle) * k * 4)}`;
      d += `M${from}l${px(Math.cos(angle) * length)} ${px(Math.sin(angle) * length)}`;
    }
  }
  return d;
}

/** A closed line that wanders round a box, for the edge of a wood. */
export function ragged(box: Box, seed: number, wave: number): string {
  const r = seeded(seed);
  const { x: cx, y: cy } = centreOf(box);
  const points = 34;
  const at = (i: number): string => {
    const a = (i / points) * Math.PI * 2;
    const c = Math.cos(a);
    const s = Math.sin(a);
    // A squared circle fills the sector better than an ellipse.
    const k = 1 / Math.max(Math.abs(c), Math.abs(s)) ** 0.82;
    const off = wave * (r() - 0.5);
    return `${px(cx + c * k * (box.w / 2 + off))} ${px(cy + s * k * (box.h / 2 + off))}`;
  };
  const [first = '', ...rest] = Array.from({ length: points }, (_, i) => at(i));
  return `M${first}${rest.map((point) => `L${point}`).join('')}Z`;
}

export interface Crowns {
  readonly canopy: string;
  readonly shade: string;
}

/** Round tree tops, each with its shadow to the south-east. */
export function crowns(box: Box, seed: number, count: number): Crowns {
  const r = seeded(seed);
  let canopy = '';
  let shade = '';
  for (let i = 0; i < count; i++) {
    const x = box.x + r() * box.w;
    const y = box.y + r() * box.h;
    const s = 3.6 + r() * 2.6;
    canopy += `M${px(x - s)} ${px(y)}a${px(s)} ${px(s)} 0 1 1 ${px(2 * s)} 0a${px(s)} ${px(s)} 0 1 1 ${px(-2 * s)} 0`;
    shade += `M${px(x + s * 0.7)} ${px(y + s * 0.7)}l${px(s * 0.9)} ${px(s * 0.5)}M${px(x)} ${px(y + s)}v${px(s * 0.7)}`;
  }
  return { canopy, shade };
}

/** Two rings of strokes that run downhill all round. */
export function hachures(box: Box, seed: number): readonly [inner: string, outer: string] {
  const r = seeded(seed);
  const { x: cx, y: cy } = centreOf(box);
  const ring = (from: number, length: number, count: number): string => {
    let d = '';
    for (let i = 0; i < count; i++) {
      const a = ((i + r() * 0.4) / count) * Math.PI * 2;
      const c = Math.cos(a);
      const s = Math.sin(a);
      const k = 1 / Math.max(Math.abs(c), Math.abs(s)) ** 0.55;
      const rx = (box.w / 2) * k * from;
      const ry = (box.h / 2) * k * from;
      const l = length * (0.7 + r() * 0.6);
      d += `M${px(cx + c * rx)} ${px(cy + s * ry)}l${px(c * l)} ${px(s * l)}`;
    }
    return d;
  };
  return [ring(0.62, 9, 84), ring(0.83, 11, 112)];
}

/** A stream from left to right that winds a little. */
export function winding(fromX: number, toX: number, y: number, seed: number): string {
  const r = seeded(seed);
  const bends = Math.max(2, Math.round((toX - fromX) / 74));
  const step = (toX - fromX) / bends;
  let d = `M${px(fromX)} ${px(y)}`;
  for (let i = 1; i <= bends; i++) {
    const lift = (i % 2 === 0 ? 1 : -1) * (5 + r() * 6);
    d += `q${px(step / 2)} ${px(lift * 2)} ${px(step)} 0`;
  }
  return d;
}
