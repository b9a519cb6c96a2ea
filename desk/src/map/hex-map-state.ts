// What one map on the page knows about itself: where the window stands, which hex is pointed at, which stack lies open.
import { type Signal, signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Desk } from '../contract/desk.ts';
import { type Camera, type CameraOptions, camera } from './camera/camera.ts';
import type { HexPlan } from './hex-plan.ts';

export interface HexMapState {
  readonly plan: HexPlan;
  readonly camera: Camera;
  /** The hex under the pointer, or where the keyboard walks. */
  readonly spot: Signal<number | null>;
  /** The stack that is fanned out, and which of its counters the keyboard is at. */
  readonly fan: Signal<Fan | null>;
}

export interface Fan {
  readonly hex: number;
  readonly index: number;
}

/** `opening` is the hex to begin at where the whole map would be too small to read, `adjust` what is then made of it. */
export function useHexMap(
  desk: Pick<Desk, 'hasMotion'>,
  plan: HexPlan,
  opening?: number,
  adjust?: CameraOptions['adjust'],
): HexMapState {
  const map = useMemo<HexMapState>(
    () => ({
      plan,
      camera: camera(plan, {
        opening: opening === undefined ? undefined : plan.centre(opening),
        adjust,
        hasMotion: () => desk.hasMotion,
      }),
      spot: signal(null),
      fan: signal(null),
    }),
    [plan],
  );
  useEffect(() => map.camera.stop, [map]);
  return map;
}
