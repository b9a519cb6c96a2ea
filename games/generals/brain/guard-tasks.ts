// Tasks a careful general sees to besides his attack: a garrison for the command sector, company for the guns.
import { neighbours, RESERVE } from '../field/board-graph.ts';
import { BATTLE_SECTORS, type Sector } from '../vocabulary.ts';
import { commandPosts } from './guard.ts';
import { garrisonOf, type SheetDraft } from './sheet-draft.ts';
import { send, threatTo } from './tasks.ts';

/** From the reserve first, then from wherever most stand. */
const sourcesOf = (draft: SheetDraft, sector: Sector): readonly Sector[] => {
  const reserve = RESERVE[draft.side];
  const weight = (from: Sector): number =>
    from === reserve ? Number.POSITIVE_INFINITY : draft.standing[from];
  return neighbours(sector).toSorted((a, b) => weight(b) - weight(a));
};

const reinforce = (draft: SheetDraft, sector: Sector, wanted: number): void => {
  for (const from of sourcesOf(draft, sector)) {
    const missing = wanted - garrisonOf(draft, sector);
    if (missing <= 0) return;
    send(draft, from, sector, missing, from === RESERVE[draft.side] ? 0 : 1);
  }
};

/** Up to so many stand in the own command sector, as far as there are enemies who could come. */
export const manCommand = (draft: SheetDraft, garrison: number): void => {
  for (const { sector, needed } of commandPosts(draft.state, draft.field, draft.side))
    reinforce(draft, sector, Math.min(garrison, needed));
};

/** Guns the enemy could fall upon are not left alone, standing or lying. */
export const escortGuns = (draft: SheetDraft): void => {
  for (const sector of BATTLE_SECTORS) {
    const { A, routed } = draft.field[draft.side][sector];
    if (A + routed > 0 && threatTo(draft, sector) > 0) reinforce(draft, sector, 1);
  }
};
