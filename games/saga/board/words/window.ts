import type { View } from '../../view.ts';

/** The card window that is open, 'W-ACT' for example. */
export function windowIn({ frames }: View): string | null {
  const frame = frames.at(-1);
  const occasion = frame !== undefined && 'occasion' in frame ? frame['occasion'] : null;
  return typeof occasion === 'object' && occasion !== null && 'window' in occasion
    ? String(occasion['window'])
    : null;
}
