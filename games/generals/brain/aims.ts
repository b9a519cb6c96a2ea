// Where a general might want to put his weight this round, and how much each such place is worth trying.
import type { Random } from '@grognard/kernel';
import { isReserve, neighbours } from '../field/board-graph.ts';
import { borderLimit } from '../field/terrain.ts';
import { BATTLE_SECTORS, type BattleSector, otherSide } from '../vocabulary.ts';
import { prizeOf } from './prizes.ts';
import type { SheetDraft } from './sheet-draft.ts';
import { threatTo } from './tasks.ts';
import { TEMPER } from './temper.ts';

export interface Aim {
  readonly sector: BattleSector;
  readonly weight: number;
}

/** Own units that could reach the sector by one order; those from the reserve may only walk in, not attack. */
const inReach = (draft: SheetDraft, sector: BattleSector, isAttack: boolean): number => {
  let count = 0;
  for (const from of neighbours(sector)) {
    if (isReserve(from) && isAttack) continue;
    const { I, C } = draft.waiting[from];
    count += Math.min(borderLimit(draft.state, from, sector), I + C);
  }
  return count;
};

const attackWeight = (draft: SheetDraft, sector: BattleSector, defenders: number): number => {
  const odds = inReach(draft, sector, true) / (defenders + 0.5);
  if (odds < TEMPER.leastOdds) return 0;
  return (1 + TEMPER.prize * prizeOf(draft.state, draft.side, sector)) * Math.min(odds, 2.5) ** TEMPER.odds;
};

const defenceWeight = (draft: SheetDraft, sector: BattleSector): number => {
  const danger = threatTo(draft, sector) / (draft.standing[sector] + 0.5);
  const stake = TEMPER.defence + TEMPER.defencePrize * prizeOf(draft.state, otherSide(draft.side), sector);
  return stake * Math.min(danger, 2.5);
};

const weightOf = (draft: SheetDraft, sector: BattleSector): number => {
  const defenders = draft.field[otherSide(draft.side)][sector].unrouted;
  if (defenders > 0) return attackWeight(draft, sector, defenders);
  if (draft.field[draft.side][sector].unrouted > 0) return defenceWeight(draft, sector);
  return inReach(draft, sector, false) > 0 ? TEMPER.openGround + prizeOf(draft.state, draft.side, sector) : 0;
};

/** Every sector worth an effort, the most promising first. */
export const aimsOf = (draft: SheetDraft): readonly Aim[] => {
  const aims: Aim[] = [];
  for (const sector of BATTLE_SECTORS) {
    const weight = weightOf(draft, sector);
    if (weight > 0) aims.push({ sector, weight });
  }
  return aims.sort((a, b) => b.weight - a.weight);
};

const GRAIN = 1 << 16;

/** One of the aims, the more promising the likelier. */
export const pickAim = (aims: readonly Aim[], random: Random): BattleSector | null => {
  let total = 0;
  for (const aim of aims) total += aim.weight;
  let mark = (random.die(GRAIN, 'AI aim') / GRAIN) * total;
  for (const aim of aims) {
    mark -= aim.weight;
    if (mark <= 0) return aim.sector;
  }
  return aims[0]?.sector ?? null;
};
