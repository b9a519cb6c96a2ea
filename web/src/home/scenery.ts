import { seeded } from '@grognard/desk/drawing/seeded.ts';
import { px } from '@grognard/desk/drawing/shapes.ts';
import { FIELDS, FOREGROUND, HILLS, MEADOW, WIDTH } from './landscape.ts';

/** A round tree as a handful of leafy arcs. */
function tree(x: number, y: number, size: number): string {
  let path = '';
  for (let i = 0; i < 7; i += 1) {
    const angle = (i / 7) * Math.PI * 2;
    const left = x + size * Math.cos(angle) * 0.6 - size * 0.5;
    path += `M${px(left)} ${px(y - size + size * 0.6 * Math.sin(angle))}a${px(size * 0.5)} ${px(size * 0.5)} 0 1 1 ${px(size)} 0`;
  }
  return path;
}

function wood(from: number, trees: number, size: number, seed: number): string {
  const random = seeded(seed);
  let path = '';
  for (let i = 0; i < trees; i += 1) {
    const x = from + i * 9.5 + random() * 6;
    path += tree(x, HILLS(x) + 4, size + random() * 4);
  }
  return path;
}

export const woods = (): string => wood(470, 34, 5, 31) + wood(1390, 22, 6, 32) + wood(60, 14, 5, 33);

/** Poplars along the road that leads over the hills. */
export function poplars(): string {
  let path = '';
  for (let i = 0; i < 9; i += 1) {
    const x = 590 + i * 21;
    const y = FIELDS(x) + 2;
    const height = 30 - i * 0.7;
    path += `M${x} ${px(y)}v-5c-5 -4 -5 ${px(-height * 0.7)} 0 ${px(-height)}c5 ${px(height * 0.3)} 5 ${px(height - 4)} 0 ${px(height)}`;
  }
  return path;
}

/** Two villages on the far ridge, each with its church. */
export function villages(): string {
  const random = seeded(44);
  let path = '';
  for (const [from, houses] of [
    [300, 5],
    [1290, 6],
  ] as const) {
    for (let i = 0; i < houses; i += 1) {
      const x = from + i * 15 + random() * 5;
      const [width, height] = [11 + random() * 5, 7 + random() * 4];
      path += `M${px(x)} ${px(HILLS(x) + 2)}v${px(-height)}l${px(width / 2)} -6l${px(width / 2)} 6v${px(height)}z`;
    }
    path += `M${from + 34} ${px(HILLS(from + 34) - 8)}v-16l4 -14l4 14v16z`;
  }
  return path;
}

/** A road that comes over the fields to the front. */
export function road(): string {
  return `M690 ${px(FIELDS(690) + 1)}C640 ${px(FIELDS(660) + 24)} 720 ${px(MEADOW(700) - 12)} 640 ${px(MEADOW(640) + 18)}S700 ${px(FOREGROUND(690) - 8)} 560 440`;
}

export function birds(): string {
  const random = seeded(77);
  let path = '';
  for (let i = 0; i < 7; i += 1) {
    const [x, y, wing] = [800 + random() * 240, 36 + random() * 70, 5 + random() * 4];
    path += `M${px(x - wing)} ${px(y - wing * 0.4)}q${px(wing * 0.6)} -2 ${px(wing)} ${px(wing * 0.4)}q${px(wing * 0.4)} ${px(-wing * 0.5)} ${px(wing)} ${px(-wing * 0.45)}`;
  }
  return path;
}

const blade = (x: number, y: number, height: number, lean: number): string =>
  `M${px(x)} ${px(y)}q${px(lean * 0.3)} ${px(-height * 0.6)} ${px(lean)} ${px(-height)}`;

/** Tall grass at the very front. */
export function grass(): string {
  const random = seeded(92);
  let path = '';
  for (let x = 0; x < WIDTH; x += 7) {
    const y = FOREGROUND(x) + 8 + random() * 20;
    for (let i = 0; i < 3; i += 1)
      path += blade(x + random() * 6, y, 9 + random() * 11, (random() - 0.4) * 8);
  }
  return path;
}

/** Watch fires between the columns, lit by candlelight only. */
export const fires: readonly { readonly x: number; readonly y: number }[] = [735, 845, 1005, 1420].map(
  (x) => ({
    x,
    y: px(MEADOW(x) + 6),
  }),
);
