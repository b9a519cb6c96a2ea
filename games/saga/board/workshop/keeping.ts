// Putting the deck on the bench onto the shelf, without harm to what another tab has put there.
import type { Result } from '@grognard/kernel';
import { type SavedDeck, type Storage, saveDeck, storedText } from './saved-decks.ts';
import { type Draft, everywhere, fitName, type Workbench } from './workbench.ts';

export interface Kept {
  readonly saved: SavedDeck;
  /** Somebody changed the stored deck meanwhile: both are kept. */
  readonly isBeside: boolean;
}

const LONG = 50;

export function keepDraft(storage: Storage, draft: Draft, newId: string): Result<Kept> {
  const now = draft.id === null ? null : storedText(storage, draft.id);
  const isBeside = now !== null && now !== draft.base;
  const id = draft.id === null || isBeside ? newId : draft.id;
  const name = isBeside ? fitName(`${draft.name.slice(0, LONG)} (mine)`) : draft.name;
  const kept = saveDeck(storage, id, { name, deck: draft.deck });
  return kept.ok ? { ok: true, value: { saved: kept.value, isBeside } } : kept;
}

/** The bench once its deck is kept: every step still remembered knows where, so that going back overwrites nothing. */
export function afterKeeping(bench: Workbench, { id, name, text }: SavedDeck): Workbench {
  const { id: before } = bench.draft;
  const known = everywhere(bench, (step) =>
    before !== null && step.id === before ? { ...step, id, base: text } : step,
  );
  return { ...known, draft: { ...known.draft, name, id, base: text } };
}

/** The bench once a deck is gone from the shelf: what is on the bench stays there, kept nowhere. */
export const afterRemoving = (bench: Workbench, id: string): Workbench =>
  everywhere(bench, (step) => (step.id === id ? { ...step, id: null, base: null } : step));
