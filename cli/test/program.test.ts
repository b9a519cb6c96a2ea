import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { beforeAll, describe, expect, test, vi } from 'vitest';

// Starts programs and reads many files: slow on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const main = join(import.meta.dirname, '../src/main.ts');

function grognard(...args: readonly string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

/** The engine as another program meets it: a process to write lines to and read lines from. */
function startEngine() {
  const child = spawn(process.execPath, [main, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    async ask(request: object | string): Promise<{ readonly [name: string]: unknown }> {
      child.stdin.write(`${typeof request === 'string' ? request : JSON.stringify(request)}\n`);
      return JSON.parse((await answers.next()).value ?? '{}');
    },
    end: (): Promise<number | null> =>
      new Promise((resolve) => {
        child.on('exit', resolve);
        child.stdin.end();
      }),
  };
}

describe('the program', () => {
  test('ends with 0, 1 or 2', () => {
    expect(grognard('--help')).toMatchObject({ status: 0, stderr: '' });
    expect(grognard('verify', join(import.meta.dirname, 'program.test.ts'))).toMatchObject({ status: 1 });
    expect(grognard('nonsense')).toMatchObject({ status: 2, stdout: '' });
  });

  let listed = '';
  beforeAll(() => {
    listed = grognard('games', '--json').stdout;
  });

  test('lists Generals with all its options and their choices', () => {
    const { games } = JSON.parse(listed);
    const [generals] = games;
    expect(generals).toMatchObject({ id: 'generals', title: 'Generals', seats: ['white', 'black'] });
    const choices = Object.fromEntries(
      generals.options.map(({ name, choices }: { name: string; choices: unknown[] }) => [name, choices]),
    );
    expect(choices['setup']).toEqual(['marengo', 'laRothiere', 'dennewitz', 'leuthen', 'albuera', 'custom']);
    expect(choices['terrain']).toEqual(['off', 'A', 'B', 'Bsym', 'Bfull']);
    expect(Object.keys(choices)).toHaveLength(10);
  });

  test('lists Saga with its decks and options', () => {
    const { games } = JSON.parse(listed);
    const saga = games.find(({ id }: { id: string }) => id === 'saga');
    expect(saga).toMatchObject({ title: 'Napoleon Saga: Waterloo', seats: ['A', 'B'] });
    const names = saga.options.map(({ name }: { name: string }) => name);
    expect(names).toEqual([
      ...['decks', 'evade', 'outflank', 'objectives', 'vpTarget', 'armyPoints', 'maxTurns'],
      ...['openLists', 'alwaysPrompt', 'autoScore'],
    ]);
    const [decks] = saga.options;
    expect(decks.choices[0]).toEqual({ A: 'frenchBasic', B: 'coalitionBasic' });
  });

  test.for(['generals', 'saga'])('fuzzes %s over all options and reports in one object', (game) => {
    const { status, stdout, stderr } = grognard('fuzz', game, '--decisions', '3000', '--dry', '--json');
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toMatchObject({ game, decisions: 3000, faults: [] });
    expect(status).toBe(0);
  });

  test('plays Saga at the terminal', () => {
    const { status, stdout } = spawnSync(process.execPath, [main, 'play', 'saga', '--seed', '3'], {
      encoding: 'utf8',
      input: 'board\nplace\nquit\n',
    });
    expect(status).toBe(0);
    expect(stdout).toContain('A Blue FR');
    expect(stdout).toContain('Deploy your 12 units.');
  });

  test('an arena comes out the same on one core and on two', () => {
    const bout = ['arena', 'generals', '--a', 'conscript', '--b', 'conscript', '--games', '4', '--json'];
    const [one, two] = ['1', '2'].map((jobs) => JSON.parse(grognard(...bout, '--jobs', jobs).stdout));
    const { msP50: _p50, msP95: _p95, ...result } = one;
    expect(result.winsA + result.winsB + result.draws).toBe(4);
    expect(two).toMatchObject(result);
  });
});

describe('the engine as a program', () => {
  test('holds a conversation about Generals', async () => {
    const { ask, end } = startEngine();
    expect(
      await ask({ id: 1, cmd: 'new', game: 'generals', options: { setup: 'dennewitz' }, seed: 5 }),
    ).toEqual({ id: 1, ok: true, n: 0 });
    expect(await ask({ cmd: 'pending' })).toMatchObject({ pending: [{ seat: 'white' }, { seat: 'black' }] });
    const order = { type: 'order', from: 'a1', arm: 'I', path: ['a2'] };
    expect(await ask({ cmd: 'submit', seat: 'white', action: order })).toMatchObject({ ok: true, n: 1 });
    expect(await ask({ cmd: 'why', seat: 'white', action: { ...order, path: ['a3'] } })).toMatchObject({
      ok: true,
      refusal: { rule: expect.stringMatching(/^GEN-/) },
    });
    const black = await ask({ cmd: 'view', seat: 'black' });
    expect(JSON.stringify(black)).not.toContain('"path"');
    expect(await ask('nonsense')).toMatchObject({ ok: false, error: { code: 'not-json' } });
    const { actions } = await ask({ cmd: 'go', seat: 'black', level: 'conscript', ms: 200 });
    for (const action of actions as readonly object[])
      expect(await ask({ cmd: 'submit', seat: 'black', action })).toMatchObject({ ok: true });
    expect(await ask({ cmd: 'pending' })).toMatchObject({ pending: [{ seat: 'white' }] });
    const { position } = await ask({ cmd: 'position' });
    expect(await ask({ cmd: 'load', game: 'generals', position })).toEqual({ ok: true, n: 0 });
    expect(await ask({ cmd: 'position' })).toEqual({ ok: true, position });
    expect(await ask({ cmd: 'legal', seat: 'black' })).toEqual({ ok: true, legal: [], takeBacks: [] });
    expect(await end()).toBe(0);
  });
});
