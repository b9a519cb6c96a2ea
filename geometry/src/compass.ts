/** The four ways over a board of squares, clockwise. */
export const COMPASS = ['N', 'E', 'S', 'W'] as const;
export type Direction = (typeof COMPASS)[number];

const CLOCKWISE: { readonly [direction in Direction]: Direction } = { N: 'E', E: 'S', S: 'W', W: 'N' };

export const clockwise = (direction: Direction): Direction => CLOCKWISE[direction];
export const opposite = (direction: Direction): Direction => CLOCKWISE[CLOCKWISE[direction]];
