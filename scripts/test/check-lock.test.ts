import { describe, expect, it } from 'vitest';
import { lockProblems } from '../check-lock.ts';

describe('the lock file check', () => {
  it('accepts optional packages that are there, beside or above', () => {
    const packages = {
      '': { optionalDependencies: { a: '1' } },
      'node_modules/a': { optionalDependencies: { b: '1', c: '1' } },
      'node_modules/a/node_modules/b': {},
      'node_modules/c': {},
      'node_modules/@grognard/kernel': { resolved: 'kernel', link: true },
    };
    expect(lockProblems({ packages })).toEqual([]);
  });

  it('names the package of another platform that got lost', () => {
    const packages = { 'node_modules/a': { optionalDependencies: { 'a-darwin': '1' } } };
    expect(lockProblems({ packages })).toEqual([
      'node_modules/a may need a-darwin, which is not in the lock',
    ]);
  });

  it('names a package with a download address', () => {
    const packages = { 'node_modules/a': { resolved: 'https://registry.example/a-1.0.0.tgz' } };
    expect(lockProblems({ packages })).toHaveLength(1);
  });
});
