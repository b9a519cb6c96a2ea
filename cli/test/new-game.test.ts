import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverage, coverageSummary } from '@grognard/testkit/rule-coverage/coverage.ts';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { namesOf } from '../src/new-game/names.ts';
import { registered } from '../src/new-game/registry-lines.ts';
import { copyOfTheTree, project } from './copy-of-the-tree.ts';
import { grognard } from './desk.ts';

// Starts programs and reads many files: slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** The parts a game stands on, without their tests. */
const parts = [
  'kernel',
  'geometry',
  'editions',
  'protocol',
  'desk',
  'testkit',
  'games',
  'scripts',
  'rules',
  'docs',
];
const configs = [
  'package.json',
  'biome.json',
  'tsconfig.base.json',
  'tsconfig.pure.json',
  'tsconfig.node.json',
];
const { root, run: inCopy, remove } = copyOfTheTree([...parts, ...configs, 'tsconfig.web.json'], ['test']);
afterAll(remove);

/** What every game has, under the same names. */
const NAMES = [
  'actions',
  'board/cover.tsx',
  'board/desk.ts',
  'board/guide.ts',
  'board/index.tsx',
  'board/lobby.ts',
  'board/report.ts',
  'data/rule-book.ts',
  'events.ts',
  'frames.ts',
  'grammar.ts',
  'input/schemas.ts',
  'invariants.ts',
  'meta.ts',
  'module.ts',
  'options.ts',
  'procedures/index.ts',
  'recorded.ts',
  'rule-types.ts',
  'secrecy/determinize.ts',
  'secrecy/redact.ts',
  'setup.ts',
  'state.ts',
  'test/conformance.test.ts',
  'test/recorded-games.test.ts',
  'test/schemas.test.ts',
  'test/table.ts',
  'view.ts',
  'vocabulary.ts',
  'words/endings.ts',
  'words/options.ts',
  'words/prompts.ts',
  'workbench.ts',
];

/** Every file of the copy with what is in it. */
function everything(): ReadonlyMap<string, string> {
  const isOwn = (path: string): boolean => !path.startsWith(join(root, 'node_modules'));
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isOwn(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(root.length + 1), readFileSync(file, 'latin1')]));
}

/** The types of some folders of the copy, checked as the project checks such folders. */
function typesOf(like: 'pure' | 'web', ...include: readonly string[]): { readonly output: string } {
  const config = `tsconfig.new-${like}.json`;
  const compilerOptions = like === 'web' ? { types: ['vite/client', 'node'] } : {};
  const exclude = like === 'web' ? [] : ['games/*/board', '**/test'];
  writeFileSync(
    join(root, config),
    JSON.stringify({ extends: `./tsconfig.${like}.json`, compilerOptions, include, exclude }),
  );
  // Another test runs beside this one: more checkers would only work out the same types again.
  return inCopy(join(project, 'node_modules/typescript/bin/tsc'), '-p', config, '--checkers', '1');
}

describe('new-game', () => {
  test('makes a game with the names every game has, a rulebook and its line in the registry', async () => {
    const before = readFileSync(join(root, 'games/registry.ts'), 'utf8').split('\n');
    const [was, isNew] = [everything(), /^(games\/wagram-1809\/|rules\/wagram-1809\.md$)/];
    const { code, out } = await grognard('new-game wagram-1809', { root });
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringContaining('Created games/wagram-1809'),
    });
    expect(NAMES.filter((name) => !existsSync(join(root, 'games/wagram-1809', name)))).toEqual([]);
    const changed = [...everything()].filter(([file, text]) => was.get(file) !== text).map(([file]) => file);
    expect(changed.filter((file) => !isNew.test(file))).toEqual(['games/registry.ts']);
    expect(readFileSync(join(root, 'rules/wagram-1809.md'), 'utf8')).toContain('- **WAG-1.1** ');
    const registry = readFileSync(join(root, 'games/registry.ts'), 'utf8').split('\n');
    expect(before.filter((line) => !registry.includes(line))).toEqual([]);
    expect(registry).toContain("import { meta as wagram1809 } from './wagram-1809/meta.ts';");
    const all = readdirSync(join(root, 'games/wagram-1809'), { recursive: true, withFileTypes: true });
    for (const entry of all.filter((each) => each.isFile()))
      expect(readFileSync(join(entry.parentPath, entry.name), 'utf8')).not.toMatch(/penny|pennies/i);
  });

  test('its rules, its board and its tests have no wrong type', () => {
    const game = 'games/wagram-1809';
    expect(typesOf('pure', game)).toMatchObject({ output: '', status: 0 });
    expect(typesOf('web', `${game}/board`, `${game}/test`)).toMatchObject({ output: '', status: 0 });
  });

  test('the registry plays it, its format is kept, and its short rule book is what its rulebook makes', () => {
    const asked =
      "const { titleOf } = await import('@grognard/games/registry'); const t = titleOf('wagram-1809'); console.log((await t.load()).id, (await t.workbench()).options.length);";
    expect(inCopy('--input-type=module', '-e', asked).output).toContain('wagram-1809 1');
    const biome = join(project, 'node_modules/@biomejs/biome/bin/biome');
    expect(inCopy(biome, 'ci', '--colors=off', 'games/wagram-1809', 'games/registry.ts')).toMatchObject({
      status: 0,
    });
    const book = join(root, 'games/wagram-1809/data/rule-book.ts');
    const written = readFileSync(book, 'utf8');
    expect(inCopy('scripts/build-rule-book.ts').status).toBe(0);
    expect(readFileSync(book, 'utf8')).toBe(written);
  });

  test('the new game lacks no rule, keeps the layers, and its sentences are in catalogues', () => {
    const report = coverage({ root, game: 'wagram-1809', prefix: 'WAG' });
    expect(coverageSummary(report)).toEqual({
      game: 'wagram-1809',
      ids: 7,
      descriptive: 1,
      tested: 6,
      missing: [],
    });
    for (const check of ['scripts/check-layers.ts', 'scripts/check-words.ts']) {
      const { output } = inCopy(check);
      expect(output.split('\n').filter((line) => line.includes('wagram-1809'))).toEqual([]);
    }
  });

  test('a title that is announced keeps the picture on its box', async () => {
    const cover = join(root, 'games/austerlitz/board/cover.tsx');
    const drawn = readFileSync(join(root, 'games/saga/board/cover.tsx'), 'utf8');
    mkdirSync(join(root, 'games/austerlitz/board'), { recursive: true });
    writeFileSync(cover, drawn);
    const { code } = await grognard('new-game austerlitz --prefix AUS', { root });
    expect(code).toBe(0);
    expect(readFileSync(cover, 'utf8')).toBe(drawn);
    expect(existsSync(join(root, 'games/austerlitz/board/index.tsx'))).toBe(true);
  });

  test('does not write over what is there, nor share the letters of another game', async () => {
    const again = await grognard('new-game wagram-1809', { root });
    expect(again).toMatchObject({
      code: 2,
      err: expect.stringContaining('games/wagram-1809 exists already.'),
    });
    const { code, err } = await grognard('new-game tttt --prefix TTT', { root });
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('begin with TTT already') });
    expect(existsSync(join(root, 'games/tttt'))).toBe(false);
  });
});

describe('names', () => {
  test('are made from the id unless given', () => {
    expect(namesOf('later-campaigns', undefined, undefined)).toEqual({
      id: 'later-campaigns',
      identifier: 'laterCampaigns',
      title: 'Later Campaigns',
      prefix: 'LAT',
    });
    expect(namesOf('saga', 'Saga: Waterloo', 'NSW')).toMatchObject({
      title: 'Saga: Waterloo',
      prefix: 'NSW',
    });
    expect(() => namesOf('saga', "Saga's end", undefined)).toThrow('no quotes');
  });

  test('a registry that looks otherwise is left alone', () => {
    expect(() => registered('export const games = 1;', namesOf('saga', undefined, undefined))).toThrow(
      'by hand',
    );
  });
});
