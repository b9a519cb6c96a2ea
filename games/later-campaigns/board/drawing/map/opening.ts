// Where the map opens: between those who are nearest to each other, with their counters clear of what lies on the glass.
import { clearOf } from '@grognard/desk/map/camera/clear-of.ts';
import type { CameraView } from '@grognard/desk/map/camera/view.ts';
import type { HexPlan, Size } from '@grognard/desk/map/hex-plan.ts';
import type { SizeClass } from '@grognard/desk/sizes/size-class.ts';
import { hexDistance } from '@grognard/geometry';
import type { View } from '../../../view.ts';
import type { Hex, Side } from '../../../vocabulary.ts';
import { coveredIn } from './covered.ts';

/** What to open on: the middle between those who stand nearest to each other, so that both sides are in view. */
export function whereToOpen(view: Pick<View, 'stacks'>, plan: HexPlan): Hex {
  const of = (side: Side): readonly Hex[] =>
    view.stacks.filter((stack) => stack.side === side).map(({ hex }) => hex);
  const [french, allied] = [of('french'), of('allied')];
  let nearest = { hex: french[0] ?? allied[0] ?? 0, apart: Number.POSITIVE_INFINITY };
  for (const one of french)
    for (const other of allied) {
      const apart = hexDistance(plan.grid, one, other);
      if (apart >= nearest.apart) continue;
      const [a, b] = [plan.centre(one), plan.centre(other)];
      nearest = { hex: plan.hexAt({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }) ?? one, apart };
    }
  return nearest.hex;
}

export const clearOfGlass = (
  { stacks }: Pick<View, 'stacks'>,
  plan: HexPlan,
  room: SizeClass,
  at: CameraView,
  window: Size,
): CameraView =>
  clearOf(
    at,
    stacks.map(({ hex }) => plan.centre(hex)),
    coveredIn(room, window),
  );
