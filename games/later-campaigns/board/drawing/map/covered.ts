// What lies on the glass over the map, as its style sheet puts it: the plate of the battle, the buttons, the small map.
import type { Box, Size } from '@grognard/desk/map/hex-plan.ts';
import type { SizeClass } from '@grognard/desk/sizes/size-class.ts';

/** Names differ in length; of most this much is covered. */
const PLATE = { width: 150, height: 36 };
const BUTTONS = { count: 4, size: 44, gap: 7 };
const SMALL_MAP = { width: 132, height: 148 };

/** A window as small as a phone's: counters need what little room there is. */
export const isCramped = (room: SizeClass): boolean => room === 'narrow' || room === 'rail';

export function coveredIn(room: SizeClass, { width, height }: Size): readonly Box[] {
  const run = BUTTONS.count * (BUTTONS.size + BUTTONS.gap);
  if (isCramped(room)) return [{ x: width - 12 - run, y: 12, width: run, height: BUTTONS.size }];
  const column = { x: width - 16 - BUTTONS.size, y: 16, width: BUTTONS.size, height: run };
  const plate = { x: 16, y: 16, ...PLATE };
  if (room !== 'wide') return [plate, column];
  return [plate, column, { x: 16, y: height - 16 - SMALL_MAP.height, ...SMALL_MAP }];
}
