// The map turns to what can be decided: where a window shows a part of the sheet only, nobody should have to search.
import { useEffect } from 'preact/hooks';
import type { HexMapState } from '../hex-map-state.ts';
import type { Point } from '../hex-plan.ts';
import { seenBox } from './view.ts';

/** Hexes at the very edge of the window do not count as seen. */
const EDGE = 24;

function isSeen({ camera }: HexMapState, { x, y }: Point): boolean {
  const seen = seenBox(camera.view.peek(), camera.window.peek());
  return (
    x > seen.x + EDGE &&
    y > seen.y + EDGE &&
    x < seen.x + seen.width - EDGE &&
    y < seen.y + seen.height - EDGE
  );
}

/** Whenever `moment` changes and none of the hexes is in the window, the middle one is brought there. */
export function useLookAt(map: HexMapState, hexes: readonly number[], moment: string): void {
  const { width } = map.camera.window.value;
  useEffect(() => {
    const middle = hexes[Math.floor(hexes.length / 2)];
    if (width === 0 || middle === undefined) return;
    if (!hexes.some((hex) => isSeen(map, map.plan.centre(hex)))) map.camera.show(map.plan.centre(middle));
  }, [map, moment, width === 0]);
}
