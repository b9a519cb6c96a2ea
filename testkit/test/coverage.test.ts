import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { games } from '@grognard/games/registry';
import { describe, expect, test } from 'vitest';
import { coverage, lacks } from '../src/index.ts';
import { unreachedIn } from '../src/rule-coverage/coverage.ts';

const root = join(import.meta.dirname, '../..');
// Games are played in a program of their own, with every branch counted: slow on a busy machine.
const timeout = 900_000;

/** Enough with the recorded games: a round more of random ones comes to little more. */
const GAMES: { readonly [game: string]: number } = { 'later-campaigns': 10 };
const USUALLY = 24;

async function toldBy(game: string): Promise<string> {
  const args = ['cli/src/main.ts', 'coverage', game, '--games', `${GAMES[game] ?? USUALLY}`];
  const run = promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 1e7 });
  return (await run.catch((error: { readonly stdout: string; readonly stderr: string }) => error)).stdout;
}

describe('every rule is carried out, tested, and come to in some shipped scenario or option', {
  timeout,
}, () => {
  test.for(games.map(({ meta }) => meta.id))('%s', async (game) => {
    const told = (await toldBy(game)).trim().split('\n');
    expect(told.slice(0, -1)).toEqual([]);
    expect(told.at(-1)).toMatch(/, 0 missing$/);
  });
});

describe('what cannot be seen to run is declared with a reason, and is a rule that is tested', {
  timeout,
}, () => {
  test.for(games.map(({ meta }) => meta))('$id', ({ id, prefix }) => {
    const declared = unreachedIn(root, id);
    const { rules } = coverage({ root, game: id, prefix });
    expect(rules.flatMap((rule) => lacks(rule))).toEqual([]);
    const tested = rules.filter(({ descriptive, tests }) => descriptive === null && tests.length > 0);
    for (const [rule, why] of declared) {
      expect(tested.map((each) => each.id)).toContain(rule);
      expect(why).toMatch(/^[A-Z].{20,}\.$/);
    }
  });
});

describe('the page about coverage of a title says what cannot be seen to run, and why', () => {
  test.for(games.map(({ meta }) => meta.id))('%s', (game) => {
    const page = join(root, `docs/coverage-${game}.md`);
    const written = existsSync(page) ? readFileSync(page, 'utf8') : '';
    for (const [rule, why] of unreachedIn(root, game)) expect(written).toContain(`- ${rule}: ${why}`);
  });
});
