import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { equivalentsOf, isMeant } from '../src/mutation/equivalent.ts';
import { mutantsIn } from '../src/mutation/mutants-in.ts';
import { ruleFiles } from '../src/mutation/rule-files.ts';

const root = join(import.meta.dirname, '../..');
const games = readdirSync(join(root, 'games')).filter((game) =>
  existsSync(join(root, 'games', game, 'rules.ts')),
);

test.each(games)('every fault of %s said to change nothing can be made as it says, and says why', (game) => {
  const entries = equivalentsOf(root, game);
  const files = new Set(ruleFiles(root, game));
  const stale = entries.filter((entry) => {
    if (entry.why.length < 20 || !files.has(entry.path)) return true;
    const mutants = mutantsIn(entry.path, readFileSync(join(root, entry.path), 'utf8'));
    return mutants.filter((mutant) => isMeant(entry, mutant)).length !== (entry.times ?? 1);
  });
  expect(stale).toEqual([]);
});
