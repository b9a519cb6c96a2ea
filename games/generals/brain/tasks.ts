// Tasks of foot and horse that a sheet is made of: strike or hold somewhere, occupy empty ground, feed from the reserve.
import { isReserve, neighbours, RESERVE } from '../field/board-graph.ts';
import { borderLimit } from '../field/terrain.ts';
import { anyAt, isOccupant } from '../field/units.ts';
import { type BattleSector, otherSide, type Sector } from '../vocabulary.ts';
import { garrisonOf, type SheetDraft, write } from './sheet-draft.ts';
import { TEMPER } from './temper.ts';

const CAPACITY = 6;

/** Enemies that could come into the sector next: what a garrison is left for. */
export const threatTo = (draft: SheetDraft, sector: Sector): number => {
  const enemy = draft.field[otherSide(draft.side)];
  let threat = 0;
  for (const near of neighbours(sector)) if (!isReserve(near)) threat += enemy[near].unrouted;
  return threat;
};

export const isEnemyHeld = (draft: SheetDraft, sector: Sector): boolean =>
  draft.field[otherSide(draft.side)][sector].unrouted > 0;

/** Room counts only where there is nobody to fight: winners of a fight are sorted out when they advance. */
export const hasRoom = (draft: SheetDraft, sector: Sector): boolean =>
  isReserve(sector) ||
  isEnemyHeld(draft, sector) ||
  draft.standing[sector] + draft.field[draft.side][sector].routed < CAPACITY;

/** Whether one more unit can go and a garrison stays; of a careful general, somebody always stays with guns in danger. */
export const mayLeave = (draft: SheetDraft, from: Sector, garrison: number): boolean => {
  const guards = draft.careful && draft.field[draft.side][from].A > 0 && threatTo(draft, from) > 0 ? 1 : 0;
  return garrisonOf(draft, from) > Math.max(garrison, guards);
};

/** Send up to `count` units over one border, Infantry before Cavalry as it forms the line; some stay as garrison. */
export const send = (
  draft: SheetDraft,
  from: Sector,
  to: Sector,
  count: number,
  garrison: number,
): number => {
  const limit = Math.min(count, borderLimit(draft.state, from, to));
  let sent = 0;
  for (const arm of ['I', 'C'] as const) {
    while (sent < limit && mayLeave(draft, from, garrison) && hasRoom(draft, to)) {
      if (!write(draft, from, arm, [to])) break;
      sent += 1;
    }
  }
  return sent;
};

/** Cavalry from two sectors away rides through a sector that is not enemy-held (GEN-6.5, 7.6). */
const rideThrough = (draft: SheetDraft, to: BattleSector, count: number): number => {
  let sent = 0;
  for (const by of neighbours(to)) {
    if (isReserve(by) || isEnemyHeld(draft, by)) continue;
    for (const from of neighbours(by)) {
      if (from === to || (isReserve(from) && from !== RESERVE[draft.side])) continue;
      const garrison = isReserve(from) || threatTo(draft, from) === 0 ? 0 : 1;
      while (sent < count && mayLeave(draft, from, garrison) && hasRoom(draft, to)) {
        if (!write(draft, from, 'C', [by, to])) break;
        sent += 1;
      }
    }
  }
  return sent;
};

/** Concentrate up to `mass` units on one sector: an attack if it is enemy-held, else taking or strengthening it. */
export const concentrate = (draft: SheetDraft, aim: BattleSector, mass: number, garrison: number): number => {
  const sources = neighbours(aim)
    .filter((from) => draft.standing[from] > 0 && !(isReserve(from) && isEnemyHeld(draft, aim)))
    .sort((a, b) => draft.standing[b] - draft.standing[a]);
  let sent = 0;
  for (const from of sources) {
    const keep = isReserve(from) || threatTo(draft, from) === 0 ? 0 : garrison;
    sent += send(draft, from, aim, mass - sent, keep);
  }
  return sent + rideThrough(draft, aim, mass - sent);
};

/** One unit into every empty sector within reach: the majority counts sectors, not units (GEN-16.5). */
export const occupy = (draft: SheetDraft, sectors: readonly BattleSector[], garrison: number): void => {
  for (const sector of sectors) {
    if (isEnemyHeld(draft, sector) || draft.standing[sector] > 0) continue;
    if (threatTo(draft, sector) > TEMPER.occupyRisk) continue;
    for (const from of neighbours(sector)) {
      if (isReserve(from) && from !== RESERVE[draft.side]) continue;
      if (send(draft, from, sector, 1, isReserve(from) ? 0 : Math.max(1, garrison)) > 0) break;
    }
  }
};

/** Units wait in reserve for free, but they fight from a home sector only: bring them up where most are missing. */
export const feed = (draft: SheetDraft, upTo: number): void => {
  const reserve = RESERVE[draft.side];
  for (let fed = 0; fed < upTo && draft.left > 0; fed += 1) {
    let neediest: Sector | null = null;
    let need = 0;
    for (const home of neighbours(reserve)) {
      if (isEnemyHeld(draft, home) || !hasRoom(draft, home)) continue;
      const gap = CAPACITY - draft.standing[home] + threatTo(draft, home) * TEMPER.feedThreat;
      if (gap > need) {
        neediest = home;
        need = gap;
      }
    }
    if (neediest === null) return;
    if (!write(draft, reserve, 'I', [neediest]) && !write(draft, reserve, 'C', [neediest])) return;
  }
};

/** GEN-20.18: an enemy in the building denies the sector to whoever stands around it. */
export const storm = (draft: SheetDraft, upTo: number): void => {
  for (const sector of draft.state.buildings) {
    const isBesieged = anyAt(draft.state, otherSide(draft.side), sector, isOccupant);
    for (let n = 0; isBesieged && n < upTo; n += 1) write(draft, sector, 'I', ['building']);
  }
};
