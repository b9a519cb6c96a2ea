import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { mutantsIn } from '../src/mutation/mutants-in.ts';
import { PROBE, probed } from '../src/mutation/probes.ts';

/** The faults a piece of code comes by, as they were. */
function reached(source: string): readonly string[] {
  const mutants = mutantsIn('rule.ts', source);
  const met: { [number: number]: number } = {};
  const text = probed('rule.ts', source, [...mutants.entries()]);
  runInNewContext(text, { [PROBE]: met });
  return mutants.flatMap(({ was }, number) => (met[number] === 1 ? [was] : []));
}

test('a fault is met where its piece is evaluated, not wherever its function is called', () => {
  const rule = 'const fits = (a, b) => (a > 1 && b > 2 ? 3 : 4);';
  const whole = ['3 : 4', 'a > 1 && b > 2', 'a > 1', '1'];
  expect(reached(rule)).toEqual([]);
  expect(reached(`${rule} fits(0, 0)`).toSorted()).toEqual(
    [...whole, '4', '0', '0', 'fits(0, 0)'].toSorted(),
  );
  expect(reached(`${rule} fits(a, a); var a`)).not.toContain('b > 2');
});

test('a statement without braces stays one, and the name of a field is met with its file', () => {
  const rule = 'let n = 0; const add = (yes) => { if (yes) n += 1; }; const names = { 7: n };';
  expect(reached(`${rule} add(false)`)).not.toContain('n += 1;');
  expect(reached(`${rule} add(true)`)).toContain('n += 1;');
  expect(reached(rule)).toContain('7');
});
