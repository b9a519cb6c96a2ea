// Putting what lies on the bench onto the shelf, without harm to what another tab has put there.
import type { Result } from '@grognard/kernel';
import { type Bench, type Draft, everywhere } from './bench.ts';
import { type Craft, type Named, nameAfter } from './craft.ts';
import { type Saved, type Storage, save, storedText } from './shelf.ts';

export interface Kept<W extends Named> {
  readonly saved: Saved<W>;
  /** Somebody changed what is stored meanwhile: both are kept. */
  readonly isBeside: boolean;
}

export function keepDraft<W extends Named, L>(
  storage: Storage,
  craft: Craft<W, L>,
  draft: Draft<W>,
  newId: string,
): Result<Kept<W>> {
  const now = draft.id === null ? null : storedText(storage, craft, draft.id);
  const isBeside = now !== null && now !== draft.base;
  const id = draft.id === null || isBeside ? newId : draft.id;
  const name = isBeside ? nameAfter(draft.name, 'mine', craft) : draft.name;
  const kept = save<W, L>(storage, craft, id, { ...draft, name });
  return kept.ok ? { ok: true, value: { saved: kept.value, isBeside } } : kept;
}

/** The bench once its work is kept: every step still remembered knows where, so that going back overwrites nothing. */
export function afterKeeping<W extends Named, L>(
  bench: Bench<W, L>,
  { id, name, text }: Saved<Named>,
): Bench<W, L> {
  const { id: before } = bench.draft;
  const known = everywhere(bench, (step) =>
    before !== null && step.id === before ? { ...step, id, base: text } : step,
  );
  return { ...known, draft: { ...known.draft, name, id, base: text } };
}

/** The bench once something is gone from the shelf: what is on the bench stays there, kept nowhere. */
export const afterRemoving = <W extends Named, L>(bench: Bench<W, L>, id: string): Bench<W, L> =>
  everywhere(bench, (step) => (step.id === id ? { ...step, id: null, base: null } : step));
