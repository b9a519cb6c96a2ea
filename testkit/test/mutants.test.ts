import { describe, expect, test } from 'vitest';
import { mutantsIn, mutated } from '../src/mutation/mutants-in.ts';
import { sample } from '../src/mutation/sample.ts';

const faulty = (source: string): readonly string[] =>
  mutantsIn('rule.ts', source).map((mutant) => mutated(source, mutant));

describe('small faults', () => {
  test('a comparison, a number, a sign and a condition go wrong one at a time', () => {
    expect(faulty('const full = units.length >= 6;')).toEqual([
      'const full = units.length > 6;',
      'const full = units.length >= 7;',
    ]);
    expect(faulty('const can = !routed && near;')).toEqual([
      'const can = !routed || near;',
      'const can = routed && near;',
    ]);
    expect(faulty('const die = wins ? high : low;')).toEqual(['const die = wins ? low : high;']);
  });

  test('what is compared with a word goes wrong as well', () => {
    expect(faulty("const foot = arm === 'I';")).toEqual(["const foot = arm !== 'I';"]);
  });

  test('a rule is left out', () => {
    expect(faulty('if (spent) rest(unit);')).toEqual(['if (false) rest(unit);', 'if (spent) ;']);
  });

  test('types, imports, sentences and what cannot happen are left alone', () => {
    expect(faulty("import { six } from './six.ts';")).toEqual([]);
    expect(faulty('type Six = 6;')).toEqual([]);
    expect(faulty("const text = 'a' + name;")).toEqual([]);
    expect(faulty("invariant(count > 0, 'somebody is there');")).toEqual([]);
  });

  test('a fault says where it is', () => {
    expect(mutantsIn('rule.ts', 'const a = b;\nconst six = 6;')).toMatchObject([
      { line: 2, was: '6', is: '7' },
    ]);
  });

  test('the same seed takes the same ones, each once', () => {
    const all = Array.from({ length: 50 }, (_, i) => i);
    expect(sample(all, 10, 3)).toEqual(sample(all, 10, 3));
    expect(new Set(sample(all, 50, 3)).size).toBe(50);
    expect(sample(all, 10, 3)).not.toEqual(sample(all, 10, 4));
  });
});
