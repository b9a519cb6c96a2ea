import { seeded } from '@grognard/desk/drawing/seeded.ts';
import { px } from '@grognard/desk/drawing/shapes.ts';

export const WIDTH = 1600;
export const HEIGHT = 420;
export const SUN = { x: 1130, y: 92, radius: 40 } as const;

/** The height of the ground at x. */
export type Ridge = (x: number) => number;

const ridge =
  (base: number, rise: number, width: number, phase: number): Ridge =>
  (x) =>
    base + rise * Math.sin(x / width + phase) + rise * 0.45 * Math.sin(x / (width * 0.43) + phase * 2.3);

export const FAR = ridge(196, 9, 150, 3.1);
export const HILLS = ridge(214, 13, 190, 0.6);
export const FIELDS = ridge(262, 17, 230, 2.2);
export const MEADOW = ridge(318, 14, 300, 4.4);
export const FOREGROUND = ridge(392, 10, 240, 1);

/** The ground below a ridge, to be washed in one colour. */
export function ground(line: Ridge): string {
  let path = `M-10 ${HEIGHT}`;
  for (let x = -10; x <= WIDTH + 10; x += 10) path += `L${x} ${px(line(x))}`;
  return `${path}L${WIDTH + 10} ${HEIGHT}Z`;
}

export function crest(line: Ridge): string {
  let path = `M-10 ${px(line(-10))}`;
  for (let x = 0; x <= WIDTH + 10; x += 10) path += `L${x} ${px(line(x))}`;
  return path;
}

/** Strokes that run downhill from the crest, one to three rows of them. */
export function hachures(line: Ridge, length: number, step: number, seed: number): string {
  const random = seeded(seed);
  let path = '';
  for (let x = -10; x < WIDTH; x += step) {
    const slope = (line(x + 6) - line(x - 6)) / 12;
    const rows = 1 + Math.floor(random() * 3);
    for (let row = 0; row < rows; row += 1) {
      const y = line(x) + 3 + row * length * 1.15 + random() * 5;
      const stroke = length * (0.5 + random() * 0.7) * (1 - row * 0.15);
      path += `M${px(x)} ${px(y)}q${px(slope * 6 + 1.5)} ${px(stroke * 0.5)} ${px(slope * 16 + (random() - 0.5) * 3)} ${px(stroke)}`;
    }
  }
  return path;
}

/** The engraver's sky: long level lines that thin out towards the horizon and leave the sun free. */
export function skyLines(): string {
  const random = seeded(18);
  let path = '';
  for (let y = 6; y < 216; y += 3 + y / 60) {
    for (let x = -20; x < WIDTH; ) {
      const isGap = random() < 0.1 + y / 900;
      const length = 40 + random() * 190;
      const isSun = Math.hypot(x + length / 2 - SUN.x, (y - SUN.y) * 1.1) < 92;
      if (!isGap && !isSun)
        path += `M${px(x)} ${px(y + random() * 0.8)}q${px(length / 2)} ${px((random() - 0.5) * 3)} ${px(length)} 0`;
      x += length + (isGap ? 60 : 7) + random() * 14;
    }
  }
  return path;
}

export function sunRays(): string {
  let path = '';
  for (let i = 0; i < 64; i += 1) {
    const angle = (i / 64) * Math.PI * 2;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const end = i % 2 === 0 ? 78 : 62;
    path += `M${px(SUN.x + 44 * cos)} ${px(SUN.y + 44 * sin)}L${px(SUN.x + end * cos)} ${px(SUN.y + end * sin)}`;
  }
  return path;
}

/** Stars, seen only by candlelight. */
export function stars(): string {
  const random = seeded(5);
  let path = '';
  for (let i = 0; i < 90; i += 1) {
    const [x, y] = [random() * WIDTH, random() * 150];
    if (Math.hypot(x - SUN.x, y - SUN.y) > 110) path += `M${px(x)} ${px(y)}h.01`;
  }
  return path;
}
