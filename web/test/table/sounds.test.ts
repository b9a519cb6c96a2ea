import type { News, Playing, TableState } from '@grognard/desk';
import type { Json } from '@grognard/kernel';
import { batch, signal } from '@preact/signals';
import { expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('addEventListener', () => {});
const { settings } = await import('../../src/settings.ts');
const { sounds } = await import('../../src/table/sounds.ts');

const waiting = { viewer: 'white', decisions: [] } as unknown as TableState;
const rolled = { events: [{ natural: 4 }, { natural: 2 }] } as unknown as News<Json, Json, Json>;
const beat = (dice: number): Playing => ({ scene: null, ms: 400, dice, at: 1, of: 2 });

/** What is heard at a table on which this happens. */
function heard(
  happen: (table: {
    readonly news: ReturnType<typeof signal<News<Json, Json, Json> | null>>;
    readonly playing: ReturnType<typeof signal<Playing | null>>;
  }) => void,
): readonly number[] {
  settings.value = { ...settings.value, sound: true };
  const news = signal<News<Json, Json, Json> | null>(null);
  const playing = signal<Playing | null>(null);
  const rattles: number[] = [];
  const stop = sounds(
    { present: signal(waiting), news, playing },
    { drum: () => {}, rattle: (dice) => rattles.push(dice) },
  );
  happen({ news, playing });
  stop();
  return rattles;
}

it('dice are heard with the beat in which they are seen falling, not with the news', () => {
  const rattles = heard(({ news, playing }) => {
    batch(() => {
      news.value = rolled;
      playing.value = beat(0);
    });
    playing.value = beat(2);
    playing.value = null;
  });
  expect(rattles).toEqual([2]);
});

it('dice are heard with the news where no beats are shown', () => {
  const rattles = heard(({ news }) => {
    news.value = rolled;
  });
  expect(rattles).toEqual([2]);
});
