import {
  readShelf,
  remove,
  restoreText,
  type Storage,
  save,
  storedText,
} from '@grognard/desk/workshop/shelf.ts';
import { describe, expect, it } from 'vitest';
import { deckCraft } from '../board/workshop/deck-craft.ts';
import { PLAIN } from './plain-deck.ts';

const deck = PLAIN;

function drawer(
  start: Readonly<Record<string, string>> = {},
): Storage & { readonly kept: Map<string, string> } {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (i) => [...kept.keys()][i] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}

describe('saved decks', () => {
  it('come back by name; other things in the storage are not touched', () => {
    const storage = drawer({ 'grognard-settings': '{}' });
    save(storage, deckCraft, 'two', { name: 'Second', deck });
    save(storage, deckCraft, 'one', { name: 'First', deck });
    const { saved: decks, broken, problem } = readShelf(storage, deckCraft);
    expect([decks.map(({ name }) => name), broken, problem]).toEqual([['First', 'Second'], [], null]);
    expect(decks[0]?.deck).toEqual(deck);
    remove(storage, deckCraft, 'one');
    expect([...storage.kept.keys()]).toEqual(['grognard-settings', 'grognard-deck-saga-two']);
  });

  it('of two tabs do not overwrite each other', () => {
    const storage = drawer();
    save(storage, deckCraft, 'here', { name: 'Here', deck });
    save(storage, deckCraft, 'there', { name: 'There', deck });
    expect(readShelf(storage, deckCraft).saved).toHaveLength(2);
  });

  it('that are damaged are named, with what is wrong, and kept as they are', () => {
    const storage = drawer();
    save(storage, deckCraft, 'good', { name: 'Good', deck });
    save(storage, deckCraft, 'bad', { name: 'Bad', deck });
    const text = (storedText(storage, deckCraft, 'bad') ?? '').replace('6 FR-LINE', 'six FR-LINE');
    restoreText(storage, deckCraft, 'bad', text);
    const { saved: decks, broken } = readShelf(storage, deckCraft);
    expect(decks.map(({ name }) => name)).toEqual(['Good']);
    expect(broken).toMatchObject([{ id: 'bad', text, error: { code: 'broken-line', path: 'line 5' } }]);
    expect(broken[0]?.salvaged?.work.deck.units).toHaveLength(10);
    expect(storedText(storage, deckCraft, 'bad')).toBe(text);
  });

  it('of which nothing is left can still be seen and thrown away', () => {
    const { broken } = readShelf(drawer({ 'grognard-deck-saga-x': '[object Object]' }), deckCraft);
    expect(broken).toMatchObject([{ id: 'x', text: '[object Object]', salvaged: null }]);
  });

  it('cannot be read where the browser forbids it: said once, in words', () => {
    const closed = drawer();
    const storage: Storage = {
      ...closed,
      get length(): number {
        throw new Error('The operation is insecure');
      },
    };
    expect(readShelf(storage, deckCraft).problem).toMatchObject({ code: 'no-storage' });
    expect(readShelf(storage, deckCraft).problem?.message).toContain('The operation is insecure');
  });

  it('that do not fit are refused, and the player is told how to keep them', () => {
    const full: Storage = {
      ...drawer(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const made = save(full, deckCraft, 'one', { name: 'First', deck });
    expect(made).toMatchObject({ ok: false, error: { code: 'not-stored' } });
    if (!made.ok) expect(made.error.message).toContain('Share it as text');
  });
});
