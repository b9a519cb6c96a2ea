// NLC-7.10e, f: infantry and guns that use more than half their points are caught from behind.
import { sheetOf } from '../changes/units.ts';
import { allowanceOf } from '../reach/allowance.ts';
import type { Read } from '../rule-types.ts';
import type { Group } from '../state.ts';
import type { Entry, UnitId } from '../vocabulary.ts';
import { isCaughtOut } from './busy.ts';

type Walked = Pick<Group, 'units' | 'used'>;

/** Infantry and guns among the movers, by what share of half their points they have used. */
const sharesOnFoot = (state: Read, { units, used }: Walked, movers: readonly UnitId[]): readonly number[] =>
  units.flatMap((id, i) =>
    movers.includes(id) && sheetOf(state, id).arm !== 'cav'
      ? [(2 * (used[i] ?? 0)) / Math.max(1, allowanceOf(state, id))]
      : [],
  );

/** They have not used half yet, and may say how far they will go. */
export function maySayHowFar(state: Read, walked: Walked, movers: readonly UnitId[]): boolean {
  const shares = sharesOnFoot(state, walked, movers);
  return shares.length > 0 && shares.every((share) => share <= 1);
}

export const areBeyondHalf = (state: Read, walked: Walked, movers: readonly UnitId[]): boolean =>
  sharesOnFoot(state, walked, movers).some((share) => share > 1);

/** NLC-R031, NLC-7.10e: whoever is charged there goes back, pursues or is beyond half already. */
export const isBackhand = (
  state: Read,
  { kind, movers }: { readonly kind: Entry; readonly movers: readonly UnitId[] },
): boolean =>
  (kind === 'move' && state.group !== null && areBeyondHalf(state, state.group, movers)) ||
  isCaughtOut(state, movers);

/** The group, once it has said it goes no farther than half. */
export const cappedAtHalf = (state: Read, group: Group): Group => ({
  ...group,
  allowance: group.units.map((id, i) =>
    sheetOf(state, id).arm === 'cav' ? (group.allowance[i] ?? 0) : Math.floor(allowanceOf(state, id) / 2),
  ),
});
