import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.stubGlobal('addEventListener', () => {});
const { readSettings } = await import('../src/settings.ts');
const { t } = await import('../src/words/words.ts');

describe('settings', () => {
  it('start silent, with hints, following the system', () => {
    expect(readSettings(null)).toEqual({
      theme: 'auto',
      motion: 'auto',
      speed: 'normal',
      sound: false,
      hints: true,
      language: 'en',
    });
  });

  it.each(['not json', '[]', '"day"', '{"theme":"neon","sound":"yes","language":"xx"}'])(
    'survive %s in the browser’s storage',
    (text) => {
      expect(readSettings(text)).toEqual(readSettings(null));
    },
  );

  it('keep what is right beside what is wrong', () => {
    expect(readSettings('{"theme":"candle","motion":7}')).toMatchObject({ theme: 'candle', motion: 'auto' });
  });
});

describe('words', () => {
  it('are filled in', () => {
    expect(t('rule.missing', { rule: 'XYZ-9.99' })).toContain('XYZ-9.99');
  });

  it('know one from many', () => {
    expect(t('home.waiting', { count: 1 })).toBe('A battle is waiting');
    expect(t('home.waiting', { count: 3 })).toBe('3 battles are waiting');
  });
});
