// A pointer that has not moved since it pressed: whatever comes to lie under it needs no explanation, also on the next table,
// as when a lesson is repeated.

interface Point {
  readonly clientX: number;
  readonly clientY: number;
}

/** Clicks are told in whole pixels, movements in parts of them. */
const isSame = (a: Point, b: Point): boolean =>
  Math.abs(a.clientX - b.clientX) < 1 && Math.abs(a.clientY - b.clientY) < 1;

let pressedAt: Point | null = null;

export const stillPointer = {
  pressed({ clientX, clientY }: Point): void {
    pressedAt = { clientX, clientY };
  },
  isStill: (at: Point): boolean => pressedAt !== null && isSame(pressedAt, at),
  /** Says whether it had been still until now. */
  moved(to: Point): boolean {
    if (pressedAt === null || isSame(pressedAt, to)) return false;
    pressedAt = null;
    return true;
  },
};
