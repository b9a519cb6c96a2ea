import { type Bench, benchIn, benchOut, stepBack, stepForth, stepTo } from '@grognard/desk/workshop/bench.ts';
import { fitName } from '@grognard/desk/workshop/craft.ts';
import { afterKeeping, afterRemoving, keepDraft } from '@grognard/desk/workshop/keeping.ts';
import { restoreText, type Storage, storedText } from '@grognard/desk/workshop/shelf.ts';
import { describe, expect, it } from 'vitest';
import { deckCraft, emptyDeck, enlisted, isUnsaved, newDeck } from '../board/workshop/deck-craft.ts';
import { DECKS } from '../data/decks.ts';
import { withCopies } from '../decks/counts.ts';
import type { Limits } from '../decks/deck-rules.ts';
import { type NamedDeck, writeDeck } from '../decks/deck-text.ts';
import { PLAIN } from './plain-deck.ts';

type Workbench = Bench<NamedDeck, Limits>;

const fresh = (): Workbench => ({
  draft: newDeck('First', PLAIN),
  past: [],
  future: [],
  limits: { armyPoints: 900, outflank: true },
});
const withGuard = (bench: Workbench, copies: number): Workbench =>
  stepTo(bench, { ...bench.draft, deck: withCopies(bench.draft.deck, 'FR-NATG', copies) });

function drawer(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}
function kept(storage: Storage, bench: Workbench, id: string) {
  const made = keepDraft(storage, deckCraft, bench.draft, id);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

describe('the workbench', () => {
  it('goes back and forth step by step, over the opening of another deck too', () => {
    const changed = withGuard(fresh(), 2);
    const other = stepTo(changed, newDeck('Second', DECKS.theRidge));
    expect(stepBack(other).draft).toEqual(changed.draft);
    expect(stepBack(stepBack(other)).draft.deck).toEqual(fresh().draft.deck);
    expect(stepForth(stepForth(stepBack(stepBack(other)))).draft.name).toBe('Second');
    expect(stepBack(fresh())).toEqual(fresh());
  });

  it('forgets what was undone once something else is done', () => {
    const bench = withGuard(stepBack(withGuard(fresh(), 2)), 1);
    expect(stepForth(bench)).toEqual(bench);
  });

  it('survives a reload, saved or not', () => {
    const bench = { ...withGuard(fresh(), 3), limits: { armyPoints: 1100, outflank: false } };
    const again = benchIn(benchOut(bench, deckCraft), deckCraft);
    expect([again.draft, again.limits]).toEqual([bench.draft, bench.limits]);
    expect(isUnsaved(again.draft)).toBe(true);
  });

  it.each([null, 'not json', '[]', '{"text":"# broken"}', '{"text":7,"limits":{"armyPoints":"many"}}'])(
    'begins anew with %s in the browser’s storage',
    (stored) => {
      expect(benchIn(stored, deckCraft).draft.name).toBe('My French army');
      expect(benchIn(stored, deckCraft).limits).toEqual({ armyPoints: 900, outflank: true });
    },
  );

  it('SAG-20.2, SAG-R73: a change of faction leaves behind who does not serve it', () => {
    const coalition = enlisted(DECKS.bluchersCorps, 'CO');
    expect(coalition.units).toEqual(DECKS.bluchersCorps.units);
    expect(coalition.strategy.some((id) => id.startsWith('P'))).toBe(false);
    expect(enlisted(PLAIN, 'PR')).toEqual({
      ...emptyDeck('PR'),
      strategy: PLAIN.strategy,
    });
  });

  it('makes a name of anything', () => {
    expect([
      fitName('  # A \n name ', deckCraft),
      fitName(' ', deckCraft),
      fitName('x'.repeat(80), deckCraft).length,
    ]).toEqual(['A name', 'Unnamed deck', 60]);
  });
});

describe('keeping a deck', () => {
  it('overwrites its own text and nobody else’s', () => {
    const storage = drawer();
    const first = afterKeeping(fresh(), kept(storage, fresh(), 'one').saved);
    expect(isUnsaved(first.draft)).toBe(false);
    const second = withGuard(first, 2);
    expect(kept(storage, second, 'two')).toMatchObject({ saved: { id: 'one' }, isBeside: false });
    expect(storedText(storage, deckCraft, 'one')).toBe(writeDeck(second.draft));
    expect(storedText(storage, deckCraft, 'two')).toBeNull();
  });

  it('keeps both when another tab has changed it meanwhile', () => {
    const storage = drawer();
    const mine = withGuard(afterKeeping(fresh(), kept(storage, fresh(), 'one').saved), 2);
    restoreText(storage, deckCraft, 'one', writeDeck({ name: 'Theirs', deck: DECKS.theRidge }));
    const made = kept(storage, mine, 'two');
    expect(made).toMatchObject({ saved: { id: 'two', name: 'First (mine)' }, isBeside: true });
    expect(storedText(storage, deckCraft, 'one')).toContain('# Theirs');
    expect(afterKeeping(mine, made.saved).past.map(({ id }) => id)).toEqual(['two']);
  });

  it('a deleted deck stays on the bench and can be kept again', () => {
    const storage = drawer();
    const bench = afterKeeping(fresh(), kept(storage, fresh(), 'one').saved);
    const { draft } = afterRemoving(bench, 'one');
    expect([draft.id, isUnsaved(draft), draft.deck]).toEqual([null, true, fresh().draft.deck]);
  });
});
