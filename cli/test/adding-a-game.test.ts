// docs/adding-a-game.md, done as it is written, on one more game.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@grognard/games/registry';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { copyOfTheTree, project } from './copy-of-the-tree.ts';

// Starts programs that load much: slow on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const guide = readFileSync(join(project, 'docs/adding-a-game.md'), 'utf8');
const isOfTree = (name: string): boolean => !['.git', 'fixtures', 'data', 'tools'].includes(name);
const { root, run, remove } = copyOfTheTree(readdirSync(project).filter(isOfTree));
afterAll(remove);

/** What one types in the numbered steps from this one to that one. */
function typed(from: number, to: number): readonly string[] {
  const [list = ''] = guide.split(/^## /m);
  const steps = list.split(/^(?=\d+\. )/m).slice(1);
  const wanted = steps.slice(from - 1, to).join('');
  return [...wanted.matchAll(/`npm run (?!check)([^`]*marengo[^`]*|books)`/g)].map(([, line = '']) => line);
}

/** `npm run` finds Node and the packages first, which the copy shares with this tree. */
const npmRun = (line: string) => run('scripts/tasks.ts', ...line.split(' ').filter((word) => word !== '--'));

/** Tests that look at every game there is. */
const ofEveryGame = (): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(bench|protocol|scripts|server|table|testkit|web)\/.*\.test\.tsx?$/.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("from '@grognard/games/registry'"));

describe('docs/adding-a-game.md', () => {
  test('begins with a game that has everything and passes its tests', () => {
    const lines = typed(1, 2);
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      'grognard',
      'record',
      'books',
      'quick',
      'grognard',
    ]);
    const outputs = lines.map((line) => {
      const { status, output } = npmRun(line);
      expect({ line, status, output }).toMatchObject({ line, status: 0 });
      return output;
    });
    expect(outputs[3]).toMatch(/\n\d\d passed, 0 failed\n$/);
    expect(outputs[3]).toContain('games/marengo/test/recorded-games.test.ts');
  });

  test('whose commands all know the new game', () => {
    const quicker = (line: string): string => line.replace('200000', '2000');
    const lines = typed(3, 99).filter((line) => line !== 'books');
    expect(lines.map((line) => line.split(' ')[2])).toEqual(['schema', 'fuzz', 'coverage']);
    for (const line of lines) expect({ line, ...npmRun(quicker(line)) }).toMatchObject({ line, status: 0 });
  });

  test('no test of the tree counts the games', () => {
    const files = ofEveryGame();
    expect(files.length).toBeGreaterThan(games.length);
    // A server begins when there is a page; what is in it nobody asks here.
    mkdirSync(join(root, 'web/dist'));
    writeFileSync(join(root, 'web/dist/index.html'), '');
    const names = 'marengo|each (game|title)|every (game|title)';
    const { status, output } = run('scripts/tasks.ts', 'quick', ...files, '-t', names);
    expect({ status, output }).toMatchObject({ status: 0, output: expect.stringContaining(' 0 failed') });
    expect(Number(/(\d+) passed, 0 failed\n$/.exec(output)?.[1])).toBeGreaterThan(3);
  });
});
