import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/words/catalogue.ts';
import { percent, signed } from '../src/words/numbers.ts';
import { begun, bold, capital, listed, plainText } from '../src/words/phrases.ts';

describe('numbers in sentences', () => {
  it('carry their sign, with a real minus', () => {
    expect([2, -1, 0].map((value) => signed(value))).toEqual(['+2', '−1', '±0']);
    expect(signed(0, '')).toBe('');
  });
  it('are chances in whole per cent', () => {
    expect(percent(1 / 3)).toBe('33%');
  });
});

describe('phrases', () => {
  it('list things as people do', () => {
    expect(listed([])).toBe('');
    expect(listed(['a1'])).toBe('a1');
    expect(listed(['a1', 'a2', 'b3'])).toBe('a1, a2 and b3');
  });
  it('begin with a capital, in bold type or not', () => {
    expect(capital('the line')).toBe('The line');
    expect(begun(['the ', bold('line')])).toEqual(['The ', bold('line')]);
    expect(begun([bold('hidden'), ' unit'])).toEqual([bold('Hidden'), ' unit']);
    expect(begun([])).toEqual([]);
  });
  it('are read out without their bold type', () => {
    expect(plainText(['Send ', bold('all'), '.'])).toBe('Send all.');
  });
});

describe('a catalogue of sentences', () => {
  const en = { one: '{count, one: A battle waits, other: # battles wait}' } as const;
  const later = { roll: '{who} rolls {dice} dice' } as const;
  const { t, add } = catalogue<typeof en & typeof later>(en);
  it('knows one from many', () => {
    expect(t('one', { count: 1 })).toBe('A battle waits');
    expect(t('one', { count: 3 })).toBe('3 battles wait');
  });
  it('shows the key of a sentence that has not come yet, then the sentence with its facts put in', () => {
    expect(t('roll', { who: 'White', dice: 2 })).toBe('roll');
    add(later);
    expect(t('roll', { who: 'White', dice: 2 })).toBe('White rolls 2 dice');
  });
  it('does not compile without the facts of its sentences', () => {
    // @ts-expect-error: how many?
    expect(t('one')).toContain('count');
    // @ts-expect-error: the sentence calls it `dice`.
    t('roll', { who: 'White', die: 2 });
  });
});
