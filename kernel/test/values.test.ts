import { describe, expect, test } from 'vitest';
import { Bug, canonical, invariant, never, sameJson } from '../src/index.ts';

describe('sameJson', () => {
  test.each([
    [1, 1],
    [null, null],
    [
      { a: 1, b: [1, { c: 'x' }] },
      { b: [1, { c: 'x' }], a: 1 },
    ],
    [[], []],
    [{}, {}],
  ])('%j is %j', (a, b) => {
    expect(sameJson(a, b)).toBe(true);
  });

  test.each([
    [1, '1'],
    [0, null],
    [null, {}],
    [[], {}],
    [{}, []],
    [[1, 2], [1]],
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: undefined }, {}],
    [{ toString: 1 }, {}],
    [undefined, null],
  ])('%j is not %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
    expect(sameJson(b, a)).toBe(false);
  });
});

test('canonical text does not depend on the order of keys, and leaves out what is not there', () => {
  expect(canonical({ b: 1, a: [true, null, 'é"'], c: undefined })).toBe('{"a":[true,null,"é\\""],"b":1}');
  expect(() => canonical({ a: Number.NaN })).toThrow(Bug);
  expect(() => canonical([() => 1])).toThrow(/cannot be written as JSON/);
});

test('a broken promise stops at once', () => {
  expect(() => invariant(false, 'unit a1 exists')).toThrow(new Bug('unit a1 exists'));
  expect(() => invariant(1, 'fine')).not.toThrow();
  // @ts-expect-error: never takes nothing
  expect(() => never('retreat')).toThrow('No case for "retreat".');
});
