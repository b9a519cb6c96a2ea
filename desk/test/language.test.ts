import { no } from '@grognard/kernel';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../src/words/catalogue.ts';
import { addLanguage, into, isLanguage, language, languages } from '../src/words/language.ts';
import { say } from '../src/words/say.ts';
import { tell, told } from '../src/words/tell.ts';

const refusals = { full: 'Border {border} is full. Remove an order first.' } as const;
const page = { waiting: '{count, one: # battle is, other: # battles are} waiting', close: 'Close' } as const;
const board = { march: '*{unit}* moves to {sector}.' } as const;
const names = { infantry: 'Infantry', guard: 'the Old Guard' } as const;

/** A language with three forms, its words in another order. */
beforeAll(() =>
  addLanguage('toy', {
    name: 'Toy',
    plural: (count) => (count === 1 ? 'one' : count === 2 ? 'two' : 'other'),
    translations: [
      into(refusals, { full: 'Remova primo un ordre. {border} es plen.' }),
      into(page, { waiting: '{count, one: unu, two: ambo, other: # batali} atenda', close: 'Fermu' }),
      into(board, { march: 'A {sector} va *{unit}*.' }),
      into(names, { infantry: 'Infanteria', guard: 'la Gardo' }),
    ],
  }),
);
afterEach(() => {
  language.value = 'en';
});

describe('another language', () => {
  it('can be chosen, and names itself', () => {
    expect(languages()).toEqual([
      { value: 'en', name: 'English' },
      { value: 'toy', name: 'Toy' },
    ]);
    expect([isLanguage('toy'), isLanguage('xx'), isLanguage(7)]).toEqual([true, false, false]);
  });

  it('says a refusal of the rules, found by its English sentence; names among the facts as well', () => {
    const { text, with: facts } = no('GEN-7.2', refusals.full, { border: 'a1–a2' });
    expect(told(text, facts)).toBe('Border a1–a2 is full. Remove an order first.');
    language.value = 'toy';
    expect(told(text, facts)).toBe('Remova primo un ordre. a1–a2 es plen.');
    expect(say(board.march, { unit: 'Infantry', sector: 'c2' })).toEqual([
      'A c2 va ',
      { bold: 'Infanteria' },
      '.',
    ]);
    expect(
      tell('{units} {unit}', { units: ['Infantry', 2], unit: { noun: 'the Old Guard', number: 'one' } }),
    ).toBe('Infanteria, 2 la Gardo');
  });

  it('has its own plural forms, in the sentences of the page too', () => {
    const { t } = catalogue(page);
    expect(t('waiting', { count: 2 })).toBe('2 battles are waiting');
    language.value = 'toy';
    expect([1, 2, 3].map((count) => t('waiting', { count }))).toEqual([
      'unu atenda',
      'ambo atenda',
      '3 batali atenda',
    ]);
    expect(t('close')).toBe('Fermu');
  });

  it('falls back to English where it says nothing, and where nobody knows the language', () => {
    language.value = 'toy';
    expect(tell('Unheard of')).toBe('Unheard of');
    language.value = 'nowhere';
    expect(tell(page.close)).toBe('Close');
  });

  it('does not compile with a sentence missing or asking for other facts', () => {
    // @ts-expect-error: `close` is missing.
    into(page, { waiting: '' });
    // @ts-expect-error: the sentence knows no `place`.
    into(refusals, { full: '{place} es plen.' });
    expect.assertions(0);
  });
});
