// Boxes and points of a drawing, in the pixels of the page.

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** One decimal is enough for a drawing, and keeps paths short. */
export const px = (value: number): number => Math.round(value * 10) / 10;

/** A point as paths are written: '12.5 40'. */
export const at = ({ x, y }: Point): string => `${px(x)} ${px(y)}`;

export const moveTo = (point: Point): string => `translate(${at(point)})`;

export const centreOf = ({ x, y, w, h }: Box): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The box of this size round a middle. */
export const boxAround = ({ x, y }: Point, w: number, h = w): Box => ({ x: x - w / 2, y: y - h / 2, w, h });

/** The box made smaller by this much on every side. */
export const inset = ({ x, y, w, h }: Box, by: number, byY = by): Box => ({
  x: x + by,
  y: y + byY,
  w: w - 2 * by,
  h: h - 2 * byY,
});

/** A box as the attributes of a `rect` or a `use`. */
export const rect = ({ x, y, w, h }: Box) => ({ x: px(x), y: px(y), width: px(w), height: px(h) });
