// What is being made, and every step back and forth.
import type { Craft, Named } from './craft.ts';

interface Kept {
  /** Under which it is kept; null: nowhere yet. */
  readonly id: string | null;
  /** As it was last stored or read. */
  readonly base: string | null;
}
export type Draft<W extends Named> = W & Kept;

export interface Bench<W extends Named, L> {
  readonly draft: Draft<W>;
  readonly past: readonly Draft<W>[];
  readonly future: readonly Draft<W>[];
  readonly limits: L;
}

const LONGEST_PAST = 200;

/** Something that is kept nowhere yet. */
export const newDraft = <W extends Named>(work: W): Draft<W> => ({ ...work, id: null, base: null });

/** Opening another one is a step like any other: going back brings the unsaved one with it. */
export const stepTo = <W extends Named, L>(bench: Bench<W, L>, draft: Draft<W>): Bench<W, L> => ({
  ...bench,
  draft,
  past: [...bench.past, bench.draft].slice(-LONGEST_PAST),
  future: [],
});

export function stepBack<W extends Named, L>(bench: Bench<W, L>): Bench<W, L> {
  const last = bench.past.at(-1);
  if (last === undefined) return bench;
  return { ...bench, draft: last, past: bench.past.slice(0, -1), future: [bench.draft, ...bench.future] };
}

export function stepForth<W extends Named, L>(bench: Bench<W, L>): Bench<W, L> {
  const [next, ...future] = bench.future;
  if (next === undefined) return bench;
  return { ...bench, draft: next, past: [...bench.past, bench.draft], future };
}

/** What was stored under another id, or removed, changes what every step still remembers of it. */
export const everywhere = <W extends Named, L>(
  bench: Bench<W, L>,
  change: (draft: Draft<W>) => Draft<W>,
): Bench<W, L> => ({
  ...bench,
  draft: change(bench.draft),
  past: bench.past.map(change),
  future: bench.future.map(change),
});

/** What survives a reload: what lies on the bench, saved or not, and its limits. */
export const benchOut = <W extends Named, L>(
  { draft, limits }: Bench<W, L>,
  { write }: Craft<W, L>,
): string => JSON.stringify({ id: draft.id, base: draft.base, text: write(draft), limits });

/** The text of the draft that was stored with it; '' where there is none. */
export function textOnBench(stored: string | null): string {
  try {
    const raw: unknown = JSON.parse(stored ?? 'null');
    const text = typeof raw === 'object' && raw !== null && 'text' in raw ? raw.text : '';
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

const textOrNull = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null);

/** The bench as it was left; a fresh one when what is stored makes no sense. */
export function benchIn<W extends Named, L>(stored: string | null, craft: Craft<W, L>): Bench<W, L> {
  let raw: unknown = null;
  try {
    raw = JSON.parse(stored ?? 'null');
  } catch {
    // Somebody edited the browser's storage: what was saved is still on the shelf.
  }
  const part: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const fresh = { draft: newDraft(craft.first), past: [], future: [], limits: craft.firstLimits };
  const read = craft.read(textOrNull(part['text']) ?? '');
  if (!read.ok) return fresh;
  const draft = { ...read.value, id: textOrNull(part['id']), base: textOrNull(part['base']) };
  return { ...fresh, draft, limits: craft.readLimits(part['limits']) ?? craft.firstLimits };
}
