// Tasks of the guns that a sheet is made of: fire where it hurts, or go where they can.
import { behind, direction, isBattleSector, isReserve, neighbours, REAR } from '../field/board-graph.ts';
import { firstIndex } from '../field/units.ts';
import { ARMY_SIZE } from '../tables/armies.ts';
import { BATTLE_SECTORS, type BattleSector, otherSide, SECTORS, type Sector } from '../vocabulary.ts';
import { garrisonOf, type SheetDraft, write } from './sheet-draft.ts';
import { hasRoom, isEnemyHeld } from './tasks.ts';

/** GEN-13.8: the chance that one die hits Infantry or Cavalry at range 1 and 2, and what a token adds. */
const HIT = { near: 2 / 6, far: 1 / 6, token: 1 / 6 } as const;

/** Every gun in the line gets an order along its best line of fire. */
export const fireGuns = (draft: SheetDraft): void => {
  for (const from of BATTLE_SECTORS) {
    const toward = bestLine(draft, from);
    while (toward !== null && write(draft, from, 'A', [toward]));
  }
};

/** A gun without a target goes where it would have one; of a careful general, only where others stand. */
export const postGuns = (draft: SheetDraft): void => {
  for (const from of SECTORS) {
    while (draft.waiting[from].A > 0 && draft.left > 0) {
      const post = bestPost(draft, from);
      if (post === null || !write(draft, from, 'A', [post])) break;
    }
  }
};

/** GEN-9.3: to the front, left or right, never to the rear. */
const bestLine = (draft: SheetDraft, from: BattleSector): BattleSector | null => {
  let best: BattleSector | null = null;
  let bestWorth = 0;
  for (const toward of neighbours(from)) {
    if (!isBattleSector(toward) || direction(from, toward) === REAR[draft.side]) continue;
    const worth = worthOfLine(draft, from, toward);
    if (worth > bestWorth) {
      best = toward;
      bestWorth = worth;
    }
  }
  return best;
};

/** Expected hits of one battery along a line, at the better of its two ranges. */
const worthOfLine = (draft: SheetDraft, from: BattleSector, toward: BattleSector): number => {
  const enemy = draft.field[otherSide(draft.side)];
  const far = behind(from, toward);
  const near = Math.min(2, enemy[toward].unrouted) * (HIT.near + tokenBonus(draft, toward));
  if (far === null) return near;
  // GEN-9.9: own units in between cost the second die.
  const dice = Math.min(draft.standing[toward] > 0 ? 1 : 2, enemy[far].unrouted);
  return Math.max(near, dice * (HIT.far + tokenBonus(draft, far)));
};

/** GEN-9.16: a sector the guns have found the range of. */
const tokenBonus = (draft: SheetDraft, sector: BattleSector): number => {
  const first = firstIndex(draft.side);
  for (let i = first; i < first + ARMY_SIZE; i += 1)
    if (draft.state.units[i]?.token === sector) return HIT.token;
  return 0;
};

/** A sector next door that is ours or empty and from where the enemy can be reached. */
const bestPost = (draft: SheetDraft, from: Sector): BattleSector | null => {
  let best: BattleSector | null = null;
  let bestWorth = isReserve(from) ? -1 : 0;
  for (const post of neighbours(from)) {
    if (!isBattleSector(post) || isEnemyHeld(draft, post) || !hasRoom(draft, post)) continue;
    if (draft.careful && garrisonOf(draft, post) <= 0) continue;
    const line = bestLine(draft, post);
    const worth = line === null ? 0 : worthOfLine(draft, post, line);
    if (worth > bestWorth) {
      best = post;
      bestWorth = worth;
    }
  }
  return best;
};
