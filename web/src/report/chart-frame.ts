/** Where things lie in a chart: `x` and `y` turn values into places. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly foot: number;
  x(value: number): number;
  y(value: number): number;
}

interface Extent {
  readonly width: number;
  readonly height: number;
  readonly toX: number;
  readonly fromY: number;
  readonly toY: number;
}

const margin = { left: 34, right: 96, top: 18, foot: 34 } as const;
const place = (value: number): number => Math.round(value * 10) / 10;

export function frameFor({ width, height, toX, fromY, toY }: Extent): Frame {
  const inner = { width: width - margin.left - margin.right, height: height - margin.top - margin.foot };
  return {
    width,
    height,
    left: margin.left,
    right: width - margin.right,
    foot: height - margin.foot,
    x: (value) => place(margin.left + (toX === 0 ? 0 : value / toX) * inner.width),
    y: (value) => place(margin.top + inner.height - ((value - fromY) / (toY - fromY)) * inner.height),
  };
}

/** Round steps that divide a range into four to eight parts. */
export function stepsIn(from: number, to: number): readonly number[] {
  const step = [1, 2, 5, 10, 20].find((size) => (to - from) / size <= 8) ?? 50;
  const first = Math.ceil(from / step) * step;
  return Array.from({ length: Math.floor((to - first) / step) + 1 }, (_, i) => first + i * step);
}

/** Two labels that would lie over each other are moved apart. */
export function apart(first: number, second: number, room: number): readonly [number, number] {
  const gap = Math.abs(first - second);
  if (gap >= room) return [first, second];
  const push = (room - gap) / 2;
  return first <= second ? [first - push, second + push] : [first + push, second - push];
}

/** Half the word in the corner and half a number, and what two numbers need. */
const room = { word: 28, number: 18 } as const;

/** Of marks from left to right those that lie over nothing: a long game has more turns than a chart has room for. */
export function withRoom<M extends { readonly x: number }>(marks: readonly M[], left: number): readonly M[] {
  let taken = left + room.word - room.number;
  return marks.filter(({ x }) => {
    if (x - taken < room.number) return false;
    taken = x;
    return true;
  });
}
