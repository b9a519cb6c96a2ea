import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Mutant, mutantsIn } from '../src/mutation/mutants-in.ts';
import { ruleFiles } from '../src/mutation/rule-files.ts';
import { openTrial, type Trial } from '../src/mutation/trial.ts';

// A game of one rule: six units to a place. What fits is remembered from one question to the next, as some games do.
const RULE = `
const known = new Map<number, boolean>();
export function fits(units: number): boolean {
  const fit = known.get(units) ?? units <= 6;
  known.set(units, fit);
  return fit;
}
export function places(units: number): number {
  let count = 0;
  for (let left = units; left !== 0; left -= 6) count++;
  return count;
}
export const isIdle = (units: number): boolean => units === 0;
`;
const TESTS = `
import { describe, expect, test } from 'vitest';
import { fits, places } from '../stacking.ts';
describe('stacking', () => {
  test.each(CASES)('%i units', (units, fit) => expect(fits(units)).toBe(fit));
  test('two places', () => expect(places(12)).toBe(2));
});
const CASES = [[6, true], [7, false]] as const;
`;

describe('a fault reaches the tests', () => {
  let root = '';
  let trial: Trial;
  let mutants: readonly Mutant[] = [];
  const fault = (text: string, was: string, is: string): Mutant => {
    const found = mutants.find((mutant) => mutant.text === text && mutant.was === was && mutant.is === is);
    if (found === undefined) throw new Error(`no such fault: ${was}`);
    return found;
  };

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'faults-'));
    mkdirSync(join(root, 'games/toy/test'), { recursive: true });
    writeFileSync(join(root, 'games/toy/stacking.ts'), RULE);
    writeFileSync(join(root, 'games/toy/test/stacking.test.ts'), TESTS);
    const unchanged = { path: 'games/toy/stacking.ts', line: 1, text: '', start: 0, end: 0, was: '', is: '' };
    const [path = ''] = ruleFiles(root, 'toy');
    mutants = [...mutantsIn(path, readFileSync(join(root, path), 'utf8')), unchanged];
    trial = openTrial(root, 'toy', false, 500);
    expect(await trial.survey(mutants)).toEqual([]);
  }, 60_000);
  afterAll(() => {
    trial.close();
    rmSync(root, { recursive: true });
  });

  test('and the one that must find it does', async () => {
    const limit = fault('const fit = known.get(units) ?? units <= 6;', 'units <= 6', 'units < 6');
    expect(await trial.judge(limit)).toEqual({
      kind: 'killed',
      by: 'games/toy/test/stacking.test.ts stacking > %i units',
    });
  });

  test('and is gone for the next one, with all that was remembered', async () => {
    expect(await trial.judge(fault('', '', ''))).toEqual({ kind: 'survived' });
  });

  test('what no test comes near survives', async () => {
    const idle = fault(
      'export const isIdle = (units: number): boolean => units === 0;',
      'units === 0',
      'units !== 0',
    );
    expect(await trial.judge(idle)).toEqual({ kind: 'survived' });
  });

  test('a rule that never ends is found by that, and the next trial is held all the same', {
    timeout: 60_000,
  }, async () => {
    const endless = fault('for (let left = units; left !== 0; left -= 6) count++;', '6', '7');
    expect(await trial.judge(endless)).toEqual({ kind: 'endless' });
    const limit = fault('const fit = known.get(units) ?? units <= 6;', '6', '7');
    expect(await trial.judge(limit)).toMatchObject({ kind: 'killed' });
  });
});
