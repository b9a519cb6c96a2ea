// A tab that was open while the page on its server was replaced.
import { expect, it, vi } from 'vitest';

const heard = new Map<string, () => void>();
vi.hoisted(() => {
  vi.stubGlobal('location', { pathname: '/', reload: () => {} });
  vi.stubGlobal('document', { createElement: () => ({}), body: { append: () => {} } });
});
vi.mock('preact', async (original) => ({ ...(await original<object>()), render: () => {} }));
vi.stubGlobal('dispatchEvent', () => true);
vi.stubGlobal('addEventListener', (name: string, listener: () => void) => heard.set(name, listener));

const { isOldTab, watchForOldTab } = await import('../src/offline/old-tab.tsx');
const { reasonOf } = await import('../src/reason-of.ts');
const partIsMissing = async (): Promise<void> => {
  heard.get('vite:preloadError')?.();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  await Promise.resolve();
};

it('a part that cannot be fetched is no address on the screen, however the browser puts it', () => {
  for (const said of [
    'Failed to fetch dynamically imported module: http://a.example/assets/board-1.js',
    'error loading dynamically imported module: http://a.example/assets/board-1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/board-1.css',
  ])
    expect(reasonOf(new TypeError(said))).toMatch(
      /could not be loaded.*newer version is there: reload the page\. Your games are saved/,
    );
  expect(reasonOf(new Error('There is no game here.'))).toBe('There is no game here.');
});

it('says that a newer version is there while the server answers, and nothing when the line is down', async () => {
  watchForOldTab();
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  await partIsMissing();
  expect(isOldTab.value).toBe(false);
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ ok: true }));
  await partIsMissing();
  await vi.waitFor(() => expect(isOldTab.value).toBe(true));
});

it('a part that a worker misses is told in words, and counts as a sign of a newer page', () => {
  const said = vi.fn();
  vi.stubGlobal('dispatchEvent', said);
  const reason =
    'Something went wrong, and nothing was changed: Failed to fetch dynamically imported module: http://a.example/rules-1.js';
  expect(reasonOf(reason)).not.toContain('http');
  expect(said).toHaveBeenCalledTimes(1);
  expect(reasonOf('There is no game here.')).toBe('There is no game here.');
  expect(said).toHaveBeenCalledTimes(1);
});
