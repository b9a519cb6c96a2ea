import { expect, test } from 'vitest';
import { deepFreeze, difference, leafPaths, notJson, parting, withChange } from '../src/json.ts';

test('what JSON would drop or change is found with its place', () => {
  expect(notJson({ a: [1, { b: null }], c: 'x' })).toBeNull();
  expect(notJson({ a: [1, { b: undefined }] })).toBe('a.1.b: undefined');
  expect(notJson({ a: Number.NaN })).toBe('a: NaN');
  expect(notJson({ a: new Map() })).toBe('a: an object of a class');
});

test('the first difference is found with its place', () => {
  expect(difference({ a: [1, 2] }, { a: [1, 2] })).toBeNull();
  expect(difference({ a: [1, 2] }, { a: [1, 3] })).toBe('a.1: 2, not 3');
  expect(difference({ a: 1 }, { a: 1, b: 2 })).toBe('b: nothing, not 2');
  expect(difference([], {})).toBe('the whole: [], not {}');
});

test('two texts part at the first byte that differs, in the order of fields too', () => {
  expect(parting({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBeNull();
  expect(parting({ a: 1, b: undefined }, { a: 1 })).toBeNull();
  expect(parting({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe('"...{"a":1,"b":2}" against "...{"b":2,"a":1}"');
  expect(parting({ a: [1, 2] }, { a: [1, 3] })).toBe('"...{"a":[1,2]}" against "...{"a":[1,3]}"');
  expect(parting({ a: [1] }, { a: [1, 2] })).not.toBeNull();
  expect(parting([], {})).not.toBeNull();
  expect(parting({ a: 1 }, { a: 1, b: 2 })).not.toBeNull();
  expect(parting({ a: null }, { a: {} })).not.toBeNull();
});

test('a change touches one place of a copy', () => {
  const value = { a: [1, { b: 2 }], c: 3 };
  expect([...leafPaths(value)]).toEqual([['a', '0'], ['a', '1', 'b'], ['c']]);
  expect(withChange(value, ['a', '1', 'b'], 'x')).toEqual({ a: [1, { b: 'x' }], c: 3 });
  expect(withChange(value, ['a', '0'], undefined)).toEqual({ a: [{ b: 2 }], c: 3 });
  expect(withChange(value, ['c'], undefined)).toEqual({ a: [1, { b: 2 }] });
  expect(value).toEqual({ a: [1, { b: 2 }], c: 3 });
});

test('frozen goes all the way down', () => {
  const value = { a: [{ b: 1 }] };
  deepFreeze(value);
  expect(() => Object.assign(value.a[0] ?? {}, { b: 2 })).toThrow(TypeError);
});
