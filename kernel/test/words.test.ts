import { describe, expect, test } from 'vitest';
import { ask, ended, fill, no } from '../src/index.ts';

const HIGHLANDERS = { noun: 'the Highlanders', number: 'other' } as const;
const GUARD = { noun: 'the Old Guard', number: 'one' } as const;

const sentences = {
  holds: 'Border {border} holds {units}.',
  hits: '{count, one: # hit, other: # hits} in {sector}',
  steadfast: '{unit, one: # is, other: # are} Steadfast.',
  routed: '1 casualty. {unit, one: # is, other: # are} routed by {other}.',
} as const;

describe('fill', () => {
  test('puts facts into a sentence; lists read as a list', () => {
    expect(fill(sentences.holds, { border: 'a1–a2', units: ['I1', 2] })).toBe('Border a1–a2 holds I1, 2.');
    expect(fill('{n}{b}{z}', { n: 0, b: false, z: null })).toBe('0falsenull');
  });

  test('leaves a name without a fact as it is: a sentence from outside may know less', () => {
    const fromOutside: string = '{x} stays';
    expect(fill(fromOutside, undefined)).toBe('{x} stays');
    expect(fill(fromOutside, { y: 1 })).toBe('{x} stays');
  });

  test('chooses the form by the number, and # is the number', () => {
    expect(fill(sentences.hits, { count: 1, sector: 'c2' })).toBe('1 hit in c2');
    expect(fill(sentences.hits, { count: 0, sector: 'c2' })).toBe('0 hits in c2');
  });

  test('chooses the form by the number of a noun, which begins a sentence with a capital', () => {
    expect(fill(sentences.steadfast, { unit: HIGHLANDERS })).toBe('The Highlanders are Steadfast.');
    expect(fill(sentences.routed, { unit: GUARD, other: HIGHLANDERS })).toBe(
      '1 casualty. The Old Guard is routed by the Highlanders.',
    );
    expect(fill('{unit, one: What does # do, other: What do # do}?', { unit: GUARD })).toBe(
      'What does the Old Guard do?',
    );
    expect(fill('{from} is clear', { from: 'c2' })).toBe('c2 is clear');
  });

  test('asks the rule of another language, which may have more forms', () => {
    const template = '{n, one: # jednostka, few: # jednostki, other: # jednostek}';
    const polish = (count: number) => (count === 1 ? 'one' : count < 5 ? 'few' : 'other');
    expect([1, 3, 7].map((n) => fill(template, { n }, polish))).toEqual([
      '1 jednostka',
      '3 jednostki',
      '7 jednostek',
    ]);
    expect(fill(template, { n: 3 }, () => 'many')).toBe('3 jednostek');
  });
});

describe('what rules say', () => {
  test('has facts only when its sentence asks for some', () => {
    expect(no('GEN-7.2', 'Full.')).toEqual({ rule: 'GEN-7.2', text: 'Full.' });
    expect(no('GEN-7.2', '{n} units.', { n: 3 })).toEqual({
      rule: 'GEN-7.2',
      text: '{n} units.',
      with: { n: 3 },
    });
    expect(ask('GEN-6.1', 'Write.')).toEqual({ rule: 'GEN-6.1', prompt: 'Write.' });
    expect(ended(['white'], 'GEN-19.5', '{a} to {b}', { a: 2, b: 1 })).toEqual({
      winners: ['white'],
      rule: 'GEN-19.5',
      text: '{a} to {b}',
      with: { a: 2, b: 1 },
    });
  });

  test('does not compile with a misspelt placeholder, a missing fact, one too many, or a form without a number', () => {
    // @ts-expect-error: the sentence calls it `border`.
    no('GEN-7.2', sentences.holds, { boarder: 'a1–a2', units: [] });
    // @ts-expect-error: `sector` is missing.
    no('GEN-7.2', sentences.hits, { count: 1 });
    // @ts-expect-error: the sentence asks for facts.
    no('GEN-7.2', sentences.hits);
    // @ts-expect-error: the sentence asks for none.
    ask('GEN-7.2', 'Full.', { sector: 'c2' });
    // @ts-expect-error: a text has no number to choose by.
    fill(sentences.steadfast, { unit: 'the Highlanders' });
    expect.assertions(0);
  });
});
