import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { rulesIn } from '../src/rule-coverage/code-reached.ts';
import { runOf } from '../src/rule-coverage/code-run.ts';
import { lacks, type RuleCoverage } from '../src/rule-coverage/coverage.ts';

const folder = mkdtempSync(join(tmpdir(), 'grognard-reach-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SOURCE = `// BID-1.1: what nobody is ever offered.
const no = (rule) => rule;
export const hide = {
  rule: 'BID-1.2',
  candidates: () => [],
  refuse: () => no('BID-1.3'),
  target: () => null,
  // BID-1.4: a reason in a comment.
  apply: (state) => no('BID-1.5'),
};

// BID-2.1: a rule that is carried out.
export function score(isHigh) {
  if (isHigh) return no('BID-2.2');
  return no('BID-2.3');
}

// BID-3.1: a table.
export const TABLE = ['BID-3.2'];
`;

test('a rule is come to when the code that carries it out has run, not when somebody looked for it', async () => {
  const file = join(folder, 'hide.js');
  writeFileSync(file, SOURCE);
  const run = await runOf(folder, async () => {
    const { hide, score } = await import(/* @vite-ignore */ pathToFileURL(file).href);
    hide.candidates();
    score(true);
  });
  const counted = run.files.get('hide.js');
  expect(counted).toBeDefined();
  const found = rulesIn('hide.js', SOURCE, counted ?? { functions: [] }, 'BID');
  const reached = [...found].flatMap(([id, hasRun]) => (hasRun ? [id] : []));
  expect(reached.toSorted()).toEqual(['BID-2.1', 'BID-2.2', 'BID-3.1', 'BID-3.2']);
  expect([...found.keys()]).toHaveLength(10);
});

test('a tested rule nobody can come to is missing, unless the game says why', () => {
  const rule: RuleCoverage = {
    id: 'BID-1.2',
    kind: 'rule',
    descriptive: null,
    files: ['games/bid/hide.ts'],
    tests: ['games/bid/test/hide.test.ts'],
    fixtures: [],
    isReached: false,
    unreached: null,
  };
  expect(lacks(rule)).toEqual(['no shipped scenario or option comes to it']);
  expect(lacks({ ...rule, unreached: 'A type, which never runs.' })).toEqual([]);
  expect(lacks({ ...rule, isReached: true })).toEqual([]);
  expect(lacks({ ...rule, isReached: null })).toEqual([]);
  expect(lacks({ ...rule, kind: 'vector' })).toEqual([]);
});
