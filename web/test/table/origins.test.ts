import { beforeEach, expect, it, vi } from 'vitest';
import { originOf, rememberOrigin } from '../../src/table/origins.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

it('a sandbox knows the battle it was taken from, and nobody else does', () => {
  rememberOrigin('sandbox', 'battle');
  rememberOrigin('sandbox of it', 'sandbox');
  expect(['sandbox', 'sandbox of it', 'battle'].map(originOf)).toEqual(['battle', 'sandbox', null]);
});

it('what cannot be read is no way back', () => {
  localStorage.setItem('grognard-origins', '{"sandbox": 7');
  expect(originOf('sandbox')).toBeNull();
});
