// What the pages of 15 to 17 November left in a browser's storage, to the letter: a page of today reads it, or keeps it.
import { benchIn, textOnBench } from '@grognard/desk/workshop/bench.ts';
import { keepUnread, readShelf, type Storage } from '@grognard/desk/workshop/shelf.ts';
import { mapCraft } from '@grognard/games/napoleonica/board/map-editor/map-craft.ts';
import { armyCraft } from '@grognard/games/napoleonica/board/workshop/army-craft.ts';
import { deckCraft } from '@grognard/games/saga/board/workshop/deck-craft.ts';
import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('addEventListener', () => {});
vi.stubGlobal('document', { documentElement: { dataset: {} } });
const { readSettings } = await import('../src/settings.ts');
const { optionsOf } = await import('../src/new-game/last-choice.ts');

const deck =
  '# My French army\ngame: saga\nfaction: FR French\n\n6 FR-LINE  Line Infantry\n2 FR-LIGHT Light Infantry\n1 FR-GREN  Combined Grenadiers\n1 FR-YG    Young Guard\n1 FR-OG    Old Guard Grenadiers\n1 FR-CUIR  Cuirassiers\n1 FR-HUSS  Hussars\n1 FR-CHAS  Chasseurs à Cheval\n1 FR-FART  Foot Artillery\n1 FR-HART  Horse Artillery\n\n2 G01      Hill\n2 G02      River\n2 G03      Woods\n2 G04      Building\n2 G05      Line Formation\n2 G06      Square Formation\n2 G07      Echelon Formation\n2 G08      Flag\n2 G09      Officer\n2 G10      Aimed Volley\n2 G11      Fix Bayonets\n2 G12      Hold the Line!\n2 G13      Rally to the Colours\n2 G14      Field Surgeons\n2 G15      Forced March\n2 G16      Roundshot\n2 G17      Long-Range Fire\n2 G18      Sound the Charge\n2 G19      Take Cover\n2 G20      Aide-de-Camp\n';
const army =
  '# My French army\ngame: napoleonica\nfaction: france\n\nFR12      Général de Brigade\nFR01      Fusiliers\nFR01+DT2  Fusiliers\nFR02      Voltigeurs\nFR03      Grenadiers\nFR05      Chasseurs à Cheval\nFR07      Cuirassiers\n';
const map =
  '# My map\ngame: napoleonica\nsouth: Z9\nnorth: Z9\n\n1  . . . . . . . . . . .\n2   . . . . . . . . . .\n3  . . . . . . . . . . .\n4   . . . . . . . . . .\n5  . . . . . . . . . . .\n6   . . . . . . . . . .\n7  . . . . . . . . . . .\n8   . . . . . . . . . .\n9  . . . . . . . . . . .\n';

function drawer(start: Readonly<Record<string, string>>): Storage & { readonly kept: Map<string, string> } {
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

const benchWith = (text: string, limits: unknown): string =>
  JSON.stringify({ id: 'mine', base: null, text, limits });

describe('drafts of 17 November', () => {
  it('a deck of Saga lies on the bench and on the shelf as it was left', () => {
    const bench = benchIn(benchWith(deck, { armyPoints: 900, outflank: true }), deckCraft);
    expect(bench).toMatchObject({
      draft: { id: 'mine', name: 'My French army' },
      limits: { armyPoints: 900 },
    });
    expect(deckCraft.write(bench.draft)).toBe(deck);
    const { saved, broken } = readShelf(drawer({ 'grognard-deck-saga-one': deck }), deckCraft);
    expect([saved.length, broken]).toEqual([1, []]);
  });

  it('so do an army and a map of Napoleonica', () => {
    expect(armyCraft.write(benchIn(benchWith(army, 200), armyCraft).draft)).toBe(army);
    expect(mapCraft.write(benchIn(benchWith(map, null), mapCraft).draft)).toBe(map);
    expect(readShelf(drawer({ 'grognard-army-napoleonica-one': army }), armyCraft).broken).toEqual([]);
    expect(readShelf(drawer({ 'grognard-map-napoleonica-one': map }), mapCraft).broken).toEqual([]);
  });

  it('one whose text is not understood any more is put on the shelf as it was, with what is sound of it', () => {
    const stored = benchWith(deck.replace('FR-LINE ', 'FR-GONE '), {});
    const storage = drawer({});
    keepUnread(storage, deckCraft, textOnBench(stored));
    const { broken } = readShelf(storage, deckCraft);
    expect(broken).toMatchObject([{ text: expect.stringContaining('FR-GONE'), error: { path: 'line 5' } }]);
    expect(broken[0]?.salvaged?.work.deck.units.length).toBeGreaterThan(5);
    for (const harmless of [null, 'not json', '{"text":7}', benchWith(deck, {})])
      keepUnread(storage, deckCraft, textOnBench(harmless));
    expect(storage.kept.size).toBe(1);
  });
});

describe('settings of 15 November', () => {
  it('are what they were; what came since is as usual', () => {
    const first = '{"theme":"candle","motion":"none","sound":true,"hints":false,"language":"en"}';
    expect(readSettings(first)).toEqual({ ...JSON.parse(first), speed: 'normal' });
  });
});

describe('what was played last, on 16 November', () => {
  it('opens the lobby with what it knew, beside what came since', () => {
    const last = { options: { setup: 'leuthen', orderDie: true, gone: 1 }, players: null };
    const usual = { setup: 'marengo', orderDie: false, couriers: false };
    expect(optionsOf(last, usual)).toEqual({ setup: 'leuthen', orderDie: true, couriers: false });
  });
});
