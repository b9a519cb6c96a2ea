import { describe, expect, test } from 'vitest';
import {
  fault,
  flag,
  listOf,
  mapOf,
  matching,
  nullable,
  oneOf,
  optional,
  type Reader,
  reading,
  record,
  whole,
} from '../src/forms.ts';

interface Regiment {
  readonly name: string;
  readonly men: number;
  readonly guns: readonly number[];
  readonly veteran: boolean;
}

const word = matching<string>((raw): raw is string => typeof raw === 'string', 'a word');
const regiment = record<Regiment>({
  name: word,
  men: whole(1, 900),
  guns: listOf(whole(0, 12), 2),
  veteran: optional(flag, false),
});
const line = { name: 'Ligne', men: 600, guns: [4, 6] };

const read = <T>(reader: Reader<T>, raw: unknown) => reading(() => reader(raw, 'army'));
const errorOf = <T>(reader: Reader<T>, raw: unknown) => {
  const result = read(reader, raw);
  return result.ok ? null : result.error;
};

describe('reading values from outside', () => {
  test('a record with all it needs is completed with what was left out', () => {
    expect(read(regiment, line)).toEqual({ ok: true, value: { ...line, veteran: false } });
  });

  test.for<readonly [unknown, string, string, string]>([
    [null, 'wrong-field', 'army', 'army must be an object, not null.'],
    [[], 'wrong-field', 'army', 'army must be an object, not [].'],
    [{ ...line, men: 0 }, 'wrong-field', 'army.men', 'men must be a whole number from 1 to 900, not 0.'],
    [{ ...line, men: 1.5 }, 'wrong-field', 'army.men', 'men must be a whole number from 1 to 900, not 1.5.'],
    [{ ...line, men: '6' }, 'wrong-field', 'army.men', 'men must be a whole number from 1 to 900, not "6".'],
    [{ ...line, guns: [4, 13] }, 'wrong-field', 'army.guns[1]', 'a whole number from 0 to 12, not 13.'],
    [{ ...line, guns: [1, 2, 3] }, 'wrong-field', 'army.guns', 'guns must be a list of at most 2'],
    [{ ...line, veteran: 1 }, 'wrong-field', 'army.veteran', 'veteran must be true or false, not 1.'],
    [{ men: 6, guns: [] }, 'missing-field', 'army.name', 'name is missing: it must be a word.'],
    [{ ...line, flag: 'red' }, 'unknown-field', 'army.flag', 'There is no field flag; the fields are name'],
  ])('%j: %s at %s', ([raw, code, path, message]) => {
    expect(errorOf(regiment, raw)).toMatchObject({ code, path, message: expect.stringContaining(message) });
  });

  test('the first wrong field is named, in the order given', () => {
    expect(errorOf(regiment, { men: 0, name: 7, guns: [] })?.path).toBe('army.men');
    expect(errorOf(regiment, { name: 7, men: 0, guns: [] })?.path).toBe('army.name');
  });

  test('what an unknown field is called depends on what is read', () => {
    expect(errorOf(record<object>({}, 'option'), { fog: 1 })?.code).toBe('unknown-option');
  });

  test('choices, gaps and fields of any name', () => {
    expect(read(oneOf(['A', 'B']), 'B')).toEqual({ ok: true, value: 'B' });
    expect(errorOf(oneOf([1, 2]), 3)?.message).toBe('army must be one of 1, 2, not 3.');
    expect(read(nullable(whole(0, 9)), null)).toEqual({ ok: true, value: null });
    const counts = mapOf(oneOf(['L1', 'L2']), whole(0, 9));
    expect(read(counts, { L2: 4 })).toEqual({ ok: true, value: { L2: 4 } });
    expect(errorOf(counts, { L2: 10 })?.path).toBe('army.L2');
    expect(errorOf(counts, { L3: 1 })?.path).toBe('army.L3');
    expect(errorOf(counts, 4)?.code).toBe('wrong-field');
  });

  test('a long value is shown shortened', () => {
    expect(errorOf(flag, 'x'.repeat(99))?.message).toBe(
      `army must be true or false, not "${'x'.repeat(36)}....`,
    );
  });

  test('what a reader finds impossible is told as it says; a mistake of our own is not swallowed', () => {
    const refuse = () => fault('impossible', 'army.guns', 'No horses.');
    expect(reading(refuse)).toEqual({
      ok: false,
      error: { code: 'impossible', path: 'army.guns', message: 'No horses.' },
    });
    expect(() =>
      reading(() => {
        throw new Error('ours');
      }),
    ).toThrow('ours');
  });
});
