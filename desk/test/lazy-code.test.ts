import { effect } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { lazyCode } from '../src/parts/lazy-code.ts';

const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('code that comes later', () => {
  it('is fetched once, when it is first asked for, and tells whoever waits for it', async () => {
    let fetched = 0;
    const code = lazyCode(() => Promise.resolve(++fetched));
    const seen: (number | null)[] = [];
    effect(() => {
      seen.push(code.value);
    });
    expect(fetched).toBe(0);
    code.load();
    code.load();
    await later();
    expect(seen).toEqual([null, 1]);
  });
  it('can be asked for again when it could not be fetched', async () => {
    let tries = 0;
    const code = lazyCode(() =>
      ++tries === 1 ? Promise.reject(new Error('no server')) : Promise.resolve('odds'),
    );
    code.load();
    await later();
    expect(code.value).toBeNull();
    code.load();
    await later();
    expect(code.value).toBe('odds');
  });
});
