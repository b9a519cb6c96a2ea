// NAP-SOL.10, NAP-SOL.13, NAP-SOL.18: whether the army must fight, and against which list.
import { ABYSS_LISTS, type AbyssLevel, BREACH_UNITS, MORE_UNITS } from '../data/abyss-lists.ts';
import { BREACH, type RegionId } from '../data/regions.ts';
import type { Enlisted } from '../data/rosters.ts';
import type { Campaign, ForayKind } from './state.ts';

const LEVELS: readonly AbyssLevel[] = ['L0', 'L1', 'L2', 'L3'];
/** NAP-SOL.13 */
const HOST_LEVEL = 2;

/** Corruption or the Host: somebody is there. */
export const isThreatened = ({ corruption, host }: Campaign, region: RegionId): boolean =>
  corruption[region] > 0 || host?.at === region;

/** NAP-SOL.18: of region and Host the costlier list, which is the higher level. */
export function levelAt({ corruption, host }: Campaign, region: RegionId, kind: ForayKind): AbyssLevel {
  if (kind === 'marauders') return 'L0';
  if (region === BREACH) return 'AB-320';
  const level = Math.max(corruption[region], host?.at === region ? HOST_LEVEL : 0);
  return LEVELS[level] ?? 'L3';
}

/** The number of a level, which says what a victory is worth. */
export const rankOf = (level: AbyssLevel): number => LEVELS.indexOf(level);

/** NAP-SOL.3, NAP-SOL.9: the harder the campaign, the more units join every list, and more still at the Breach. */
export const listOf = (
  level: AbyssLevel,
  { difficulty }: Pick<Campaign, 'difficulty'>,
): readonly Enlisted[] => [
  ...ABYSS_LISTS[level].units,
  ...(level === 'AB-320' ? BREACH_UNITS : []),
  ...(MORE_UNITS[difficulty] ?? []),
];
