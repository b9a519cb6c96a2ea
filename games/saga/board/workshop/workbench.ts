// The deck being built, and every step back and forth.
import { DECKS } from '../../data/decks.ts';
import { findStrategyCard, mayUse } from '../../data/strategy-cards.ts';
import { unitCard } from '../../data/unit-cards.ts';
import { inOrder } from '../../decks/counts.ts';
import { type Limits, marchesWith } from '../../decks/deck-rules.ts';
import { LONGEST_NAME, type NamedDeck, readDeckText, writeDeck } from '../../decks/deck-text.ts';
import type { Deck, Faction } from '../../vocabulary.ts';

export interface Draft extends NamedDeck {
  /** Under which it is kept; null: nowhere yet. */
  readonly id: string | null;
  /** As it was last stored or read. */
  readonly base: string | null;
}
export interface Workbench {
  readonly draft: Draft;
  readonly past: readonly Draft[];
  readonly future: readonly Draft[];
  readonly limits: Limits;
}

const LONGEST_PAST = 200;

export const isUnsaved = (draft: Draft): boolean => writeDeck(draft) !== draft.base;

/** Opening another deck is a step like any other: going back brings the unsaved one with it. */
export const stepTo = (bench: Workbench, draft: Draft): Workbench => ({
  ...bench,
  draft,
  past: [...bench.past, bench.draft].slice(-LONGEST_PAST),
  future: [],
});

export function stepBack(bench: Workbench): Workbench {
  const last = bench.past.at(-1);
  if (last === undefined) return bench;
  return { ...bench, draft: last, past: bench.past.slice(0, -1), future: [bench.draft, ...bench.future] };
}

export function stepForth(bench: Workbench): Workbench {
  const [next, ...future] = bench.future;
  if (next === undefined) return bench;
  return { ...bench, draft: next, past: [...bench.past, bench.draft], future };
}

/** What was stored under another id, or removed, changes what every step still remembers of it. */
export const everywhere = (bench: Workbench, change: (draft: Draft) => Draft): Workbench => ({
  ...bench,
  draft: change(bench.draft),
  past: bench.past.map(change),
  future: bench.future.map(change),
});

export const newDraft = (name: string, deck: Deck): Draft => ({
  id: null,
  base: null,
  name,
  deck: inOrder(deck),
});
export const emptyDeck = (faction: Faction): Deck => ({ faction, units: [], strategy: [] });

export const fitName = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .replace(/^[\s#]+/, '')
    .slice(0, LONGEST_NAME)
    .trim() || 'Unnamed deck';

/** SAG-20.2, R73: who serves another army stays behind. */
export function enlisted(deck: Deck, faction: Faction): Deck {
  return {
    faction,
    units: deck.units.filter((id) => marchesWith(faction, unitCard(id))),
    strategy: deck.strategy.filter((id) => {
      const card = findStrategyCard(id);
      return card !== undefined && mayUse(faction, card);
    }),
  };
}

/** What survives a reload: the deck on the bench, saved or not, and the limits it is measured by. */
export const benchOut = ({ draft, limits }: Workbench): string =>
  JSON.stringify({ id: draft.id, base: draft.base, text: writeDeck(draft), limits });

const FIRST: Workbench = {
  draft: newDraft('My French army', DECKS.frenchBasic),
  past: [],
  future: [],
  limits: { armyPoints: 900, outflank: true },
};

const textOrNull = (raw: unknown): string | null => (typeof raw === 'string' ? raw : null);

/** The bench as it was left; a fresh one when what is stored makes no sense. */
export function benchIn(stored: string | null): Workbench {
  let raw: unknown = null;
  try {
    raw = JSON.parse(stored ?? 'null');
  } catch {
    // Somebody edited the browser's storage: decks that were saved are still on the shelf.
  }
  const part: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const read = readDeckText(textOrNull(part['text']) ?? '');
  if (!read.ok) return FIRST;
  const draft = { ...read.value, id: textOrNull(part['id']), base: textOrNull(part['base']) };
  return { ...FIRST, draft, limits: limitsIn(part['limits']) };
}

const MOST_POINTS = 10_000;

function limitsIn(raw: unknown): Limits {
  const part: Readonly<Record<string, unknown>> = typeof raw === 'object' && raw !== null ? { ...raw } : {};
  const points = part['armyPoints'];
  const isPoints =
    typeof points === 'number' && Number.isInteger(points) && points > 0 && points <= MOST_POINTS;
  return {
    armyPoints: isPoints ? points : FIRST.limits.armyPoints,
    outflank: part['outflank'] !== false,
  };
}
