import { useMedia } from '@grognard/desk/sizes/use-media.ts';

/** How much room the window leaves: where there is no tray below the boards, the hand lies on the boards' lower edge. */
export type Room = 'wide' | 'short' | 'rail' | 'narrow';

export function useRoom(): Room {
  const isRail = useMedia('(max-height: 460px)');
  const isNarrow = useMedia('(max-width: 859px)');
  const isWide = useMedia('(min-width: 1180px) and (min-height: 721px)');
  if (isRail) return 'rail';
  if (isNarrow) return 'narrow';
  return isWide ? 'wide' : 'short';
}

/** Whether the hand lies on the lower edge of the boards. */
export const hasDock = (room: Room): boolean => room === 'short' || room === 'rail';
