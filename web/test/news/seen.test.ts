// Who is told of a release: whoever was here before it, once.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasNews, lastSeen, rememberNews } from '../../src/news/seen.ts';
import { version } from '../../src/news/version.ts';

const kept = new Map<string, string>();
const visit = ({ isKept }: { readonly isKept: boolean }): void => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: isKept ? {} : null } });
};
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

describe('what is new', () => {
  it('is nothing on a first visit, nor at the next', () => {
    visit({ isKept: false });
    expect(hasNews()).toBe(false);
    expect(lastSeen()).toBe(version);
    visit({ isKept: true });
    expect(hasNews()).toBe(false);
  });

  it('is nothing on a first visit where pages cannot be kept', () => {
    vi.stubGlobal('navigator', {});
    expect(hasNews()).toBe(false);
  });

  it('is told to who has seen another release, until they have been told', () => {
    visit({ isKept: true });
    kept.set('grognard-news', '0.9.0');
    expect(hasNews()).toBe(true);
    expect(hasNews()).toBe(true);
    rememberNews();
    expect(hasNews()).toBe(false);
  });

  it('is told to who was here before anybody was told', () => {
    visit({ isKept: true });
    expect(hasNews()).toBe(true);
  });
});
