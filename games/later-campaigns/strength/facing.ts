// NLC-8.4, NLC-R082, NLC-R145: a gun that had enemies beside it when the Stage began stays laid on them.
import type { Position } from '../ground/position.ts';
import type { Hex, UnitId } from '../vocabulary.ts';

/** Silent if it faces somebody, and none of those who attack comes from there. */
export function isSilencedByFacing(
  { stage }: Pick<Position, 'stage'>,
  gun: UnitId,
  from: readonly Hex[],
): boolean {
  const faced = stage?.faced[gun] ?? [];
  return faced.length > 0 && !from.some((hex) => faced.includes(hex));
}
