// The engraver's projection: a simple cone over the middle of Europe, in the units of the drawing.
import type { Point } from '@grognard/desk/drawing/shapes.ts';

export type Degrees = readonly [east: number, north: number];

export const WIDTH = 1092;
export const HEIGHT = 576;

const RADIAN = Math.PI / 180;
const PARALLEL = 51 * RADIAN;
const MERIDIAN = 19.2;
const MIDDLE = 51.25 * RADIAN;
const SCALE = 2410;
const APEX = 1 / Math.tan(PARALLEL) + PARALLEL;

export function project([east, north]: Degrees): Point {
  const radius = APEX - north * RADIAN;
  const angle = Math.sin(PARALLEL) * (east - MERIDIAN) * RADIAN;
  return {
    x: WIDTH / 2 + SCALE * radius * Math.sin(angle),
    y: HEIGHT / 2 + SCALE * (radius * Math.cos(angle) - (APEX - MIDDLE)) + 3,
  };
}

/** '2.4,48.8 5,47' as points of the drawing. */
export const pointsIn = (text: string): readonly Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((pair) => {
      const [east = 0, north = 0] = pair.split(',').map(Number);
      return project([east, north]);
    });
