// One path for a whole map would have to be gone through for every tile the browser paints; one for each hex would be
// thousands of elements. So each kind of ground is drawn in blocks.
import type { HexPlan } from '../hex-plan.ts';

/** Pixels at 100 %. */
const BLOCK = 640;

export function blocksOf(plan: HexPlan, hexes: readonly number[]): readonly (readonly number[])[] {
  const blocks = Map.groupBy(hexes, (hex) => {
    const { x, y } = plan.centre(hex);
    return `${Math.floor(x / BLOCK)},${Math.floor(y / BLOCK)}`;
  });
  return [...blocks.values()];
}
