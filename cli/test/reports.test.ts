import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games, type Title } from '@grognard/games/registry';
import {
  commitmentOf,
  committedSource,
  legal,
  pending,
  sha256,
  startMatch,
  submit,
  utf8,
  withSource,
  writeGameFile,
} from '@grognard/kernel';
import { atRandom, recordGame } from '@grognard/testkit/record-game.ts';
import { bluff } from '@grognard/testkit/toys/bluff.ts';
import { coin } from '@grognard/testkit/toys/coin.ts';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { grognard, toys } from './desk.ts';

const root = mkdtempSync(join(tmpdir(), 'grognard-cli-'));
const file = join(root, 'game.grognard');
const text = recordGame(ticTacToe, { options: {}, seed: 2, players: {}, choose: atRandom, created: '' });
beforeAll(() => writeFileSync(file, text));
afterAll(() => rmSync(root, { recursive: true }));

const json = async (line: string): Promise<unknown> => JSON.parse((await grognard(line, { root })).out);

describe('games', () => {
  test('lists them for people and for programs', async () => {
    expect((await grognard('games')).out).toContain('coin: A toy.');
    expect(await json('games --json')).toMatchObject({
      games: [{ id: 'tic-tac-toe', title: 'tic-tac-toe', seats: ['X', 'O'], options: [] }, {}, {}],
    });
  });
});

describe('schema', () => {
  test('prints what a position or options look like', async () => {
    const print = async (line: string) => JSON.parse((await grognard(line, { titles: games })).out);
    expect(await print('schema generals')).toMatchObject({
      title: 'A position of Generals',
      required: ['units'],
    });
    expect(await print('schema generals options')).toMatchObject({
      properties: { terrain: { enum: ['off', 'A', 'B', 'Bsym', 'Bfull'], default: 'off' } },
    });
  });

  test('says what there is', async () => {
    expect(await grognard('schema generals map', { titles: games })).toMatchObject({
      code: 2,
      err: expect.stringContaining('position or options'),
    });
    expect(await grognard('schema coin')).toMatchObject({
      code: 2,
      err: expect.stringContaining('publishes no schema'),
    });
  });
});

describe('verify', () => {
  test('a sound file holds', async () => {
    const entries = text.trim().split('\n').length - 3;
    expect(await json(`verify ${file} --json`)).toEqual({
      file,
      ok: true,
      entries,
      dice: 'proven',
      sources: 1,
      editions: [{ from: 0, edition: null }],
      fromPosition: false,
    });
    const { code, out } = await grognard(`verify ${file}`);
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('sound') });
  });

  test('a changed file is found out, with the place', async () => {
    const changed = join(root, 'changed.grognard');
    writeFileSync(changed, text.replace('"seat":"O"', '"seat":"X"'));
    const { code, out } = await grognard(`verify ${changed} --json`);
    expect(code).toBe(1);
    const report = JSON.parse(out);
    expect(Object.keys(report)).toEqual(['file', 'ok', 'problem']);
    expect(report).toMatchObject({ ok: false, problem: { path: expect.stringMatching(/^line \d/) } });
    expect((await grognard(`verify ${changed}`)).out).toContain('not sound');
  });
});

describe('verify tells dice that prove nothing', () => {
  const secrets = ['first', 'second'].map((word) => sha256(utf8(word)));
  const file = join(root, 'resumed.grognard');
  beforeAll(() => {
    const [secret = utf8(''), other = utf8('')] = secrets;
    const begun = startMatch(bluff, {}, committedSource(secret, []));
    const match = withSource(begun, committedSource(other, []));
    for (let seat = pending(match)[0]?.seat; seat !== undefined; seat = pending(match)[0]?.seat)
      submit(match, seat, legal(match, seat)[0]);
    const commitment = commitmentOf(secret);
    const resumed = [{ from: 1, commitment: commitmentOf(other), secret: other }];
    const players = Object.fromEntries(bluff.seats({}).map((seat) => [seat, seat]));
    writeFileSync(
      file,
      writeGameFile(match, { players, commitment, contributions: [], secret, resumed, created: '' }),
    );
  });

  test('a secret of its own for what came later: sound, two sources, and 1 unless that is allowed', async () => {
    const report = await grognard(`verify ${file} --json`);
    expect(report.code).toBe(1);
    expect(JSON.parse(report.out)).toMatchObject({ ok: true, dice: 'resumed', sources: 2 });
    const told = await grognard(`verify ${file}`);
    expect(told.out).toContain('sound, not proven');
    expect(told.out).toContain('there was more than one');
    // Before the file or behind it: the flag takes no value.
    expect((await grognard(`verify --allow-unproven ${file}`)).code).toBe(0);
    expect((await grognard(`verify ${file} --allow-unproven`)).code).toBe(0);
  });
});

describe('verify finds out what was done to a file', () => {
  const lines = recordGame(bluff, { options: {}, seed: 5, players: {}, choose: atRandom, created: '' })
    .trim()
    .split('\n');
  const changed = (at: number, change: (line: string) => string): readonly string[] =>
    lines.map((each, n) => (n === at ? change(each) : each));
  const last = lines.length - 1;

  test.for<readonly [string, readonly string[] | string, string, RegExp]>([
    ['nothing in it', '', 'empty', /^$/],
    ['something else', 'Dear diary', 'not-json', /^line 1/],
    ['cut off between lines', lines.slice(0, -1), 'truncated', /^line \d+/],
    ['cut off in a line', lines.join('\n').slice(0, -20), 'truncated', /^line \d+/],
    [
      'a newer format',
      changed(0, (line) => line.replace(/"format":\d/, '"format":4')),
      'newer-format',
      /^line 1: format/,
    ],
    [
      'an older format',
      changed(0, (line) => line.replace(/"format":\d/, '"format":0')),
      'older-format',
      /^line 1: format/,
    ],
    [
      'another kind of file',
      changed(0, (line) => line.replace('grognard-game', 'chess-game')),
      'wrong-type',
      /^line 1: type/,
    ],
    [
      'an unknown game',
      changed(0, (line) => line.replace('"bluff"', '"poker"')),
      'unknown-game',
      /^line 1: game/,
    ],
    [
      'options nobody knows',
      changed(0, (line) => line.replace('"options":{}', '"options":{"x":1}')),
      'wrong-field',
      /^line 1: options/,
    ],
    ['a line taken out', [...lines.slice(0, 4), ...lines.slice(5)], 'wrong-number', /^line 5: n/],
    [
      'two lines exchanged',
      [...lines.slice(0, 3), lines[4] ?? '', lines[3] ?? '', ...lines.slice(5)],
      'wrong-number',
      /^line 4: n/,
    ],
    [
      'an action changed',
      changed(2, (line) => line.replace(/"least":\d/, '"least":9')),
      'refused',
      /^line 3: action/,
    ],
    [
      'a hash changed',
      changed(3, (line) => line.replace(/"hash":"..../, '"hash":"0000')),
      'wrong-hash',
      /^line 4: hash/,
    ],
    [
      'a die changed',
      changed(1, (line) => line.replace(/"value":\d/, '"value":1').replace(/"value":1/, '"value":2')),
      'wrong-hash',
      /^line 2/,
    ],
    [
      'the secret changed',
      changed(last, (line) => line.replace(/"secrets":\["../, '"secrets":["00')),
      'wrong-secret',
      /^line \d+: secrets/,
    ],
    [
      'another winner',
      changed(last, (line) => line.replace(/"winners":\[[^\]]*\]/, '"winners":["nobody"]')),
      'wrong-outcome',
      /^line \d+: outcome/,
    ],
  ])('%s', async ([, content, code, place]) => {
    const path = join(root, 'tampered.grognard');
    writeFileSync(path, typeof content === 'string' ? content : `${content.join('\n')}\n`);
    const { code: exit, out } = await grognard(`verify ${path} --json`);
    const { ok, problem } = JSON.parse(out);
    expect({ exit, ok, code: problem?.code }).toEqual({ exit: 1, ok: false, code });
    expect(problem.path).toMatch(place);
    expect(problem.message).toMatch(/[.:]/);
  });
});

test('a game by rules that are not here is neither sound nor not', async () => {
  const path = join(root, 'elsewhere.grognard');
  writeFileSync(path, text.replace(/"edition":(null|\{[^}]*\})/, '"edition":{"number":9,"digest":null}'));
  const { code, out } = await grognard(`verify ${path}`);
  expect({ code, out }).toMatchObject({ code: 3, out: expect.stringContaining('cannot be judged here') });
});

describe('replay', () => {
  test('tells every entry and draws the table', async () => {
    const { code, out } = await grognard(`replay ${file}`);
    expect(code).toBe(0);
    expect(out).toContain('1. X mark: square');
    expect(out).toMatch(/[XO.] [XO.] [XO.]\n[XO.] [XO.] [XO.]/);
    expect(out).toContain('(TTT-');
  });

  test('stops where it is told to, and refuses entries there are not', async () => {
    const { out } = await grognard(`replay ${file} --to 1`);
    expect(out).not.toContain('2. O');
    expect((await grognard(`replay ${file} --to 99`)).code).toBe(2);
    expect((await grognard(`replay ${file} --seat nobody`)).code).toBe(2);
    expect(await json(`replay ${file} --to 1 --json`)).toMatchObject({
      game: 'tic-tac-toe',
      outcome: null,
      entries: [{ n: 0 }, { n: 1 }],
    });
  });

  test('a seat is told what it could know: its own actions, and of others what happened openly', async () => {
    const path = join(root, 'laid.grognard');
    writeFileSync(
      path,
      recordGame(coin, { options: {}, seed: 3, players: {}, choose: atRandom, created: '' }),
    );
    const lays = async (line: string): Promise<number> =>
      ((await grognard(line)).out.match(/ lay: face/g) ?? []).length;
    expect(await lays(`replay ${path}`)).toBe(2);
    expect(await lays(`replay ${path} --seat even`)).toBe(1);
    expect(await lays(`replay ${path} --seat spectator`)).toBe(0);
    expect((await grognard(`replay ${path} --seat spectator`)).out).toContain('shown: faces');
  });

  test('a damaged file falls short with one line', async () => {
    const damaged = join(root, 'damaged.grognard');
    writeFileSync(damaged, text.slice(0, text.length / 2));
    const { code, out, err } = await grognard(`replay ${damaged}`);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^grognard: .*line \d+.*\n$/);
  });
});

describe('fuzz-positions', () => {
  test('a careful reader of positions holds', async () => {
    const { code, out } = await grognard('fuzz-positions bluff --positions 60 --json', { root });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'bluff', positions: 60, faults: [] });
  });
});

describe('referee', () => {
  test('reckons real games again, and falls short of what one of them never came to', async () => {
    const { code, out } = await grognard('referee generals --games 1 --seed 3', { root, titles: games });
    expect(out).toMatch(/\d+ offers\n/);
    expect(out).toMatch(/\d+ decisions in 1 games: no difference\n/);
    expect(code).toBe(out.includes('never reckoned') ? 1 : 0);
    const told = await grognard('referee generals --games 1 --seed 3 --json', { root, titles: games });
    expect(JSON.parse(told.out)).toMatchObject({ game: 'generals', games: 1, differences: 0, found: [] });
  });
});

describe('fuzz-answers', () => {
  test('every level ends what it is asked', async () => {
    const { code, out } = await grognard('fuzz-answers bluff --answers 30 --json', { root });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ game: 'bluff', answers: 30, faults: [] });
    const told = await grognard('fuzz-answers bluff --answers 6', { root });
    expect(told.out).toMatch(/6 answers to \d+ kinds of decision: no fault/);
  });
});

describe('fuzz', () => {
  test('a sound game holds', async () => {
    const { code, out } = await grognard('fuzz tic-tac-toe --decisions 500 --json', { root });
    expect(code).toBe(0);
    const report = JSON.parse(out);
    expect(Object.keys(report)).toEqual(['game', 'decisions', 'games', 'faults', 'perSecond']);
    expect(report).toMatchObject({ game: 'tic-tac-toe', decisions: 500, faults: [] });
    expect(report.perSecond).toBeGreaterThan(100);
  });

  test('a fault is written down, unless told not to', async () => {
    const [title, ...others] = toys;
    if (title === undefined) throw new Error('no toys');
    const wrong = { 'never full': () => 'always wrong' };
    const workbench = async () => ({ options: [], invariants: wrong, draw: () => '' });
    const titles = [{ ...title, workbench }, ...others];
    const dry = await grognard('fuzz tic-tac-toe --decisions 10 --dry', { root, titles });
    expect(dry).toMatchObject({ code: 1, out: expect.stringContaining('never full: always wrong') });
    expect(existsSync(join(root, 'fixtures'))).toBe(false);
    const { code, out } = await grognard('fuzz tic-tac-toe --decisions 10 --json', { root, titles });
    const [name] = readdirSync(join(root, 'fixtures/tic-tac-toe/faults'));
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      faults: [
        { message: 'never full: always wrong', decision: 1, file: `fixtures/tic-tac-toe/faults/${name}` },
      ],
    });
  });
});

describe('arena', () => {
  test('reports wins, rate with its interval, and times', async () => {
    const { code, out } = await grognard(
      'arena tic-tac-toe --a veteran --b conscript --games 6 --jobs 1 --json',
    );
    const report = JSON.parse(out);
    expect(code).toBe(0);
    expect(Object.keys(report)).toEqual([
      'game',
      'a',
      'b',
      'options',
      'seed',
      'games',
      'winsA',
      'winsB',
      'draws',
      'pairs',
      'rateA',
      'ci95',
      'msP50',
      'msP95',
      'habits',
    ]);
    expect(report.winsA + report.winsB + report.draws).toBe(6);
    expect(report.rateA).toBeCloseTo((report.winsA + report.draws / 2) / 6);
    expect(report.ci95[0]).toBeLessThanOrEqual(report.rateA);
    expect(report.ci95[1]).toBeGreaterThanOrEqual(report.rateA);
  });

  test('played a few at a time, games have the same dice as in one go', async () => {
    const bout = 'arena tic-tac-toe --a veteran --b conscript --games 20 --seed 5 --jobs 1 --json';
    const [whole, parts] = await Promise.all([grognard(bout), grognard(`${bout} --minutes 60`)]);
    const played = ({ out }: { readonly out: string }) => ({ ...JSON.parse(out), msP50: 0, msP95: 0 });
    expect(played(parts)).toEqual(played(whole));
  });

  test('says so where no bad habit was seen', async () => {
    const { out } = await grognard('arena coin --a conscript --b conscript --games 2 --jobs 1 --habits');
    expect(out).toContain('conscript: no bad habit seen in 2');
  });

  test('falls short of what was asked of it', async () => {
    const { code, out } = await grognard(
      'arena coin --a conscript --b conscript --games 4 --jobs 1 --at-least 100',
    );
    expect(code).toBe(1);
    expect(out).toContain('conscript against conscript');
  });
});

describe('arena with scenarios', () => {
  test('lists the scenarios of a game', async () => {
    const { code, out } = await grognard('arena saga --list', { titles: games });
    expect(code).toBe(0);
    expect(out).toContain('basic: ');
    expect((await grognard('arena coin --list')).out).toContain('offers no scenarios');
  });

  test('refuses a scenario nobody offers and a band that is none', async () => {
    const unknown = await grognard('arena saga --scenario austerlitz', { titles: games });
    expect(unknown.code).toBe(2);
    expect(unknown.err).toContain('Scenarios: all, basic');
    const band = await grognard('arena saga --scenario basic --within 55-45', { titles: games });
    expect(band.code).toBe(2);
    expect(band.err).toContain('--within is two percentages');
  });

  /** The noughts and crosses of the desk, with two contests to measure. */
  const offering: readonly Title[] = toys.map((title) => ({
    ...title,
    workbench: async () => ({
      options: [],
      invariants: {},
      draw: () => '',
      scenarios: [
        { name: 'plain', about: 'Crosses begin', sides: ['crosses', 'noughts'], options: {} },
        { name: 'pairs', about: 'Twice', sides: ['one', 'other'], options: {}, exchanged: {} },
      ],
      turns: () => 7,
    }),
  }));
  const run = 'arena tic-tac-toe --level conscript --games 6 --jobs 1';

  test('reports rate, seats, length and ends', async () => {
    const { code, out } = await grognard(`${run} --scenario all --json --within 0..100`, {
      titles: offering,
    });
    const { scenarios, outside } = JSON.parse(out);
    expect([code, outside]).toEqual([0, []]);
    const [plain, pairs] = scenarios;
    expect(Object.keys(plain)).toEqual([
      ...['name', 'sides', 'games', 'winsFirst', 'winsSecond', 'draws', 'rate', 'ci95', 'firstSeat'],
      ...['turns', 'decisions', 'ends'],
    ]);
    expect(plain.winsFirst + plain.winsSecond + plain.draws).toBe(6);
    expect(plain.turns).toEqual({ median: 7, p10: 7, p90: 7 });
    expect(plain.firstSeat).toBe(plain.rate);
    expect(pairs.name).toBe('pairs');
    const ends = Object.values<number>(pairs.ends);
    expect(ends.reduce((sum, games) => sum + games, 0)).toBe(6);
  });

  test('shows a table, and falls short of a band no interval touches', async () => {
    const { code, out } = await grognard(`${run} --scenario plain --within 0..0`, { titles: offering });
    expect(out).toMatch(/^scenario +games +first side/);
    expect(out).toContain('plain lies outside 0..0 %');
    expect(code).toBe(1);
  });
});

describe('bench', () => {
  const program = (report: object, code = 0): string =>
    `console.log('warming up'); console.log(JSON.stringify(${JSON.stringify(report)})); process.exitCode = ${code};`;
  beforeAll(() => {
    mkdirSync(join(root, 'bench/src'), { recursive: true });
    writeFileSync(
      join(root, 'bench/src/fast.ts'),
      program({ cases: [{ name: 'fast', perSecond: 1234567 }], ratios: {} }),
    );
    writeFileSync(
      join(root, 'bench/src/slow.ts'),
      program({ cases: [{ name: 'slow', perSecond: 1.5 }], ratios: { 'slow to fast': 0.1 } }, 1),
    );
  });

  test('runs one or all, keeps results when asked, and falls short with any of them', async () => {
    expect(await grognard('bench fast', { root })).toMatchObject({
      code: 0,
      out: expect.stringContaining('1,234,567 /s  fast'),
    });
    const { code, out } = await grognard('bench --json --write', { root, titles: [] });
    expect(code).toBe(1);
    const cases = [
      { name: 'fast', perSecond: 1234567 },
      { name: 'slow', perSecond: 1.5 },
    ];
    expect(JSON.parse(out)).toEqual({ cases, ratios: { 'slow to fast': 0.1 } });
    expect(JSON.parse(readFileSync(join(root, 'bench/results/slow.json'), 'utf8'))).toMatchObject({
      cases: [{ name: 'slow' }],
    });
  });

  test('compares with another checkout when told where it is', async () => {
    mkdirSync(join(root, 'bench/src/comparing'), { recursive: true });
    writeFileSync(
      join(root, 'bench/src/comparing/compare.ts'),
      "console.log(JSON.stringify({ cases: [], ratios: { [process.argv[2].split('/').at(-1)]: 1.25 } }));",
    );
    mkdirSync(join(root, 'before/kernel/src'), { recursive: true });
    writeFileSync(join(root, 'before/kernel/src/index.ts'), '');
    const { code, out } = await grognard(`bench compare --against ${join(root, 'before')}`, { root });
    expect([code, out]).toEqual([0, expect.stringContaining('1.25 x   before')]);
    for (const wrong of ['bench compare', 'bench compare --against nowhere', 'bench fast --against before'])
      expect(await grognard(wrong, { root })).toMatchObject({
        code: 2,
        err: expect.stringContaining('bench compare --against <folder of the other>'),
      });
  });
});

describe('coverage', () => {
  const write = (path: string, content: string): void => {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), content);
  };

  test('falls short while ids are missing, and holds when none is', async () => {
    write('rules/coin.md', '- **COIN-1.1** Lay.\n- **COIN-1.2** Round. [descriptive: looks]\n');
    write('docs/.keep', '');
    const short = await grognard('coverage coin', { root });
    expect(short).toMatchObject({
      code: 1,
      out: expect.stringContaining('COIN-1.1 no test names it, no implementation cites it'),
    });
    write('games/coin/lay.ts', '// COIN-1.1: lay.');
    write('games/coin/test/lay.test.ts', "test('COIN-1.1', f);");
    const { code, out } = await grognard('coverage coin --json --write', { root });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({ game: 'coin', ids: 2, descriptive: 1, tested: 1, missing: [] });
    expect(readFileSync(join(root, 'docs/coverage-coin.md'), 'utf8')).toContain('| COIN-1.1 | `lay.ts` |');
  });
});

test('recorded games of different toys are told apart', async () => {
  const other = join(root, 'coin.grognard');
  writeFileSync(
    other,
    recordGame(coin, { options: {}, seed: 2, players: {}, choose: atRandom, created: '' }),
  );
  expect((await grognard(`replay ${other}`)).out).toContain('shown: faces even');
});
