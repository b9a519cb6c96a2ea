import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@grognard/games/registry';
import { atRandom, recordGame } from '@grognard/testkit/record-game.ts';
import { coin } from '@grognard/testkit/toys/coin.ts';
import { ticTacToe } from '@grognard/testkit/toys/tic-tac-toe.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { createEngine } from '../src/engine/engine.ts';
import { grognard, toys } from './desk.ts';

type Answer = { readonly [name: string]: unknown };

/** Sends requests one after another to one engine; gives the answers. */
async function talk(...requests: readonly (object | string)[]): Promise<readonly Answer[]> {
  const { answer } = createEngine(toys);
  const answers: Answer[] = [];
  for (const request of requests)
    answers.push(await answer(typeof request === 'string' ? request : JSON.stringify(request)));
  return answers;
}
const last = async (...requests: readonly (object | string)[]): Promise<Answer> =>
  (await talk(...requests)).at(-1) ?? {};

const newTicTacToe = { cmd: 'new', game: 'tic-tac-toe' };
const mark = (seat: string, square: number) => ({ cmd: 'submit', seat, action: { type: 'mark', square } });
const folder = mkdtempSync(join(tmpdir(), 'grognard-engine-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the engine', () => {
  test('lists the games, and echoes the id whatever it is', async () => {
    const [games, other] = await talk({ id: 7, cmd: 'games' }, { id: { deep: ['x'] }, cmd: 'games' });
    expect(games).toMatchObject({
      id: 7,
      ok: true,
      games: [{ id: 'tic-tac-toe', title: 'tic-tac-toe', seats: ['X', 'O'], options: [] }, {}, {}],
    });
    expect(other).toMatchObject({ id: { deep: ['x'] }, ok: true });
    expect(await last({ cmd: 'games' })).not.toHaveProperty('id');
  });

  test('survives what is nested a million deep, in the id too', async () => {
    const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
    const [refused, next] = await talk(`{"cmd":"games","id":${deep}}`, { id: 1, cmd: 'games' });
    expect(refused).toMatchObject({ ok: false, error: { code: 'too-deep' } });
    expect(refused).not.toHaveProperty('id');
    expect(next).toMatchObject({ id: 1, ok: true });
  });

  test('plays a game to its end', async () => {
    const answers = await talk(
      { ...newTicTacToe, options: {}, seed: 3 },
      { cmd: 'pending' },
      { cmd: 'outcome' },
      mark('X', 0),
      mark('O', 3),
      mark('X', 1),
      mark('O', 4),
      mark('X', 2),
      { cmd: 'outcome' },
      { cmd: 'pending' },
      { cmd: 'journal' },
    );
    expect(answers[0]).toEqual({ ok: true, n: 0 });
    expect(answers[1]).toEqual({
      ok: true,
      pending: [{ seat: 'X', prompt: 'Mark an empty square.', rule: 'TTT-1', said: 'Mark an empty square.' }],
    });
    expect(answers[2]).toEqual({ ok: true, outcome: null });
    expect(answers[3]).toEqual({ ok: true, n: 1, events: [{ type: 'marked', by: 'X', square: 0 }] });
    expect(answers[8]).toMatchObject({
      ok: true,
      outcome: { winners: ['X'], rule: 'TTT-3', said: 'X has three in a row.' },
    });
    expect(answers[9]).toEqual({ ok: true, pending: [] });
    expect(answers[10]).toMatchObject({ journal: [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }, { n: 5 }] });
  });

  test('offers every candidate with its target and the reason against it; legal leaves those out', async () => {
    const [, , offers, legal] = await talk(
      newTicTacToe,
      mark('X', 4),
      { cmd: 'offers', seat: 'O' },
      { cmd: 'legal', seat: 'O' },
    );
    expect(offers).toMatchObject({ ok: true });
    expect(offers?.['offers']).toContainEqual({ action: { type: 'mark', square: 0 }, target: { hex: 0 } });
    expect(offers?.['offers']).toContainEqual({
      action: { type: 'mark', square: 4 },
      target: { hex: 4 },
      refusal: {
        rule: 'TTT-2',
        text: 'Square {square} is taken.',
        with: { square: 4 },
        said: 'Square 4 is taken.',
      },
    });
    expect(legal?.['legal']).toHaveLength(8);
  });

  test('says why not, and refuses for the same reason', async () => {
    const why = (square: number) => ({ cmd: 'why', seat: 'O', action: { type: 'mark', square } });
    const [, , taken, free, nonsense, refused] = await talk(
      newTicTacToe,
      mark('X', 4),
      why(4),
      why(5),
      why(11),
      mark('O', 4),
    );
    expect(taken).toMatchObject({ ok: true, refusal: { rule: 'TTT-2', said: 'Square 4 is taken.' } });
    expect(free).toEqual({ ok: true, refusal: null });
    expect(nonsense).toMatchObject({ ok: true, refusal: { rule: 'TTT-1', with: { field: 'square' } } });
    expect(refused).toMatchObject({ ok: false, refusal: { rule: 'TTT-2', said: 'Square 4 is taken.' } });
  });

  test('every question of every title is handed out as people read it, with no brace left over', async () => {
    const { answer } = createEngine(games);
    const ask = async (request: object): Promise<Answer> => answer(JSON.stringify(request));
    for (const { meta } of games) {
      await ask({ cmd: 'new', game: meta.id, seed: 5 });
      for (let step = 0; step < 60; step += 1) {
        const { pending } = await ask({ cmd: 'pending' });
        const [asked] = pending as readonly { readonly seat: string; readonly said: string }[];
        expect(asked?.said).toMatch(/^[^{}#]+[.?!]$/);
        const { legal } = await ask({ cmd: 'legal', seat: asked?.seat });
        const [first] = (legal as readonly unknown[]).slice(-1);
        await ask({ cmd: 'submit', seat: asked?.seat, action: first });
      }
    }
  });

  test('keeps secrets in views and events; state shows all of it', async () => {
    const lay = { cmd: 'submit', seat: 'even', action: { type: 'lay', face: 'tails' } };
    const [, , even, odd, onlooker, state] = await talk(
      { cmd: 'new', game: 'coin' },
      lay,
      { cmd: 'view', seat: 'even' },
      { cmd: 'view', seat: 'odd' },
      { cmd: 'view', seat: 'spectator' },
      { cmd: 'state' },
    );
    expect(even).toEqual({ ok: true, view: { coins: { even: 'tails', odd: null } } });
    expect(odd).toEqual({ ok: true, view: { coins: { even: 'covered', odd: null } } });
    expect(onlooker).toEqual(odd);
    expect(JSON.stringify(state)).toContain('tails');
  });

  test('a position comes back through load, bare or as a file', async () => {
    const [, , , position] = await talk(newTicTacToe, mark('X', 4), mark('O', 0), { cmd: 'position' });
    const raw = position?.['position'];
    expect(raw).toEqual({ board: 'O...X....', resigned: null });
    const bare = { cmd: 'load', game: 'tic-tac-toe', position: raw };
    expect(await talk(bare, { cmd: 'position' })).toEqual([{ ok: true, n: 0 }, position]);
    const file = { format: 1, type: 'grognard-position', game: 'tic-tac-toe', version: 1, position: raw };
    expect(await talk({ ...bare, position: file }, { cmd: 'position' })).toEqual([
      { ok: true, n: 0 },
      position,
    ]);
  });

  test('opens a game file where it ended', async () => {
    const path = join(folder, 'game.grognard');
    const recording = { options: {}, seed: 1, players: {}, choose: atRandom, created: '' };
    writeFileSync(path, recordGame(ticTacToe, recording));
    const [opened, outcome] = await talk({ cmd: 'open', file: path }, { cmd: 'outcome' });
    expect(opened).toMatchObject({ ok: true });
    expect(opened?.['n']).toBeGreaterThan(4);
    expect(outcome?.['outcome']).not.toBeNull();
    writeFileSync(path, recordGame(ticTacToe, recording).replace('"square"', '"sqare"'));
    expect(await last({ cmd: 'open', file: path })).toMatchObject({
      ok: false,
      error: { path: expect.stringMatching(/^file.line \d+/) },
    });
  });

  test('takes back within the barrier', async () => {
    const lay = (seat: string) => ({ cmd: 'submit', seat, action: { type: 'lay', face: 'tails' } });
    const undo = { cmd: 'undo', seat: 'even' };
    const answers = await talk(
      { cmd: 'new', game: 'coin' },
      lay('even'),
      undo,
      lay('even'),
      lay('odd'),
      undo,
    );
    expect(answers[2]).toEqual({ ok: true, n: 2, events: [] });
    expect(answers[5]).toMatchObject({ ok: false, error: { code: 'nothing-to-undo' } });
  });

  test('turns away an action for a moment that has passed', async () => {
    const answers = await talk(newTicTacToe, { ...mark('X', 0), seen: 0 }, { ...mark('O', 1), seen: 0 });
    expect(answers[1]).toMatchObject({ ok: true });
    expect(answers[2]).toMatchObject({ ok: false, error: { code: 'stale' } });
  });

  test('lets the machine choose from the view of its seat, and plays nothing', async () => {
    const go = { cmd: 'go', seat: 'X', level: 'conscript', ms: 50 };
    const [, choice, journal, other] = await talk(newTicTacToe, go, { cmd: 'journal' }, { ...go, seat: 'O' });
    expect(choice).toMatchObject({ ok: true, actions: [{ type: 'mark' }] });
    expect(journal?.['journal']).toEqual([]);
    expect(other).toMatchObject({ ok: false, error: { code: 'not-your-decision', path: 'seat' } });
  });

  test('gives the same answer to the same seed, counted in playouts', async () => {
    const go = { cmd: 'go', seat: 'X', level: 'marshal', seed: 7 };
    const [, one, other, timed] = await talk(newTicTacToe, go, go, { ...go, ms: 50 });
    expect(one).toMatchObject({ ok: true, actions: [{ type: 'mark' }], playouts: expect.any(Number) });
    expect(other).toEqual(one);
    expect(one?.['alternatives']).toHaveLength(2);
    expect(timed).toMatchObject({ ok: false, error: { code: 'seed-and-ms', path: 'ms' } });
  });

  test('answers many requests in one, each as if it had come alone', async () => {
    const [batch] = await talk({
      cmd: 'batch',
      requests: [
        newTicTacToe,
        { id: 'a', cmd: 'legal', seat: 'X' },
        { cmd: 'legal', seat: 'Z' },
        mark('X', 4),
      ],
    });
    expect(batch?.['answers']).toMatchObject([
      { ok: true, n: 0 },
      { id: 'a', ok: true, takeBacks: [] },
      { ok: false, error: { code: 'unknown-seat' } },
      { ok: true, n: 1 },
    ]);
    const [nested] = await talk({ cmd: 'batch', requests: [{ cmd: 'batch', requests: [] }] });
    expect(nested).toMatchObject({ ok: false, error: { code: 'wrong-type', path: 'requests' } });
  });

  test('GEN-6.1: marks in `legal` what only takes back a part of a draft', async () => {
    const { answer } = createEngine(games);
    const ask = async (request: object) => answer(JSON.stringify(request));
    await ask({ cmd: 'new', game: 'generals' });
    const order = { type: 'order', from: 'c1', arm: 'C', path: ['c2', 'b2'] };
    await ask({ cmd: 'submit', seat: 'white', action: order });
    const { takeBacks } = await ask({ cmd: 'legal', seat: 'white' });
    expect(takeBacks).toMatchObject([{ type: 'unorder' }]);
  });

  test('the machine is given the view and not the state', async () => {
    const peeking = {
      ...coin,
      determinize: (view: unknown) => {
        throw new Error(JSON.stringify(view));
      },
    };
    const title = toys.find(({ meta }) => meta.id === 'coin');
    if (title === undefined) throw new Error('no coin');
    const { answer } = createEngine([{ ...title, load: async () => peeking }]);
    await answer('{"cmd":"new","game":"coin"}');
    await answer('{"cmd":"submit","seat":"even","action":{"type":"lay","face":"tails"}}');
    const told = await answer('{"cmd":"go","seat":"odd"}');
    expect(told).toMatchObject({ ok: false, error: { code: 'fault' } });
    expect(JSON.stringify(told)).toContain('covered');
    expect(JSON.stringify(told)).not.toContain('tails');
  });
});

describe('dice by hand', () => {
  const draws = (answer: Answer): readonly Answer[] =>
    (answer['journal'] as readonly Answer[]).flatMap(
      (entry) => (entry['draws'] as Answer[] | undefined) ?? [],
    );

  /** A whole game of bluff in which everybody always takes the first choice; stops when that fails. */
  async function playFirst(values: readonly number[]) {
    const { answer } = createEngine(toys);
    const ask = (request: object): Promise<Answer> => answer(JSON.stringify(request));
    await ask({ cmd: 'new', game: 'bluff', seed: 1 });
    await ask({ cmd: 'dice', values });
    for (;;) {
      const [decision] = (await ask({ cmd: 'pending' }))['pending'] as readonly { readonly seat: string }[];
      if (decision === undefined) return { ask, failed: null };
      const { seat } = decision;
      const [action] = (await ask({ cmd: 'legal', seat }))['legal'] as readonly object[];
      const reply = await ask({ cmd: 'submit', seat, action });
      if (reply['ok'] !== true) return { ask, failed: reply, again: { cmd: 'submit', seat, action } };
    }
  }

  test('fall next, in order, and are marked in the journal', async () => {
    const { ask, failed } = await playFirst([2, 1]);
    expect(failed).toBeNull();
    const made = draws(await ask({ cmd: 'journal' }));
    expect(made.slice(0, 3)).toMatchObject([{ value: 2, byHand: true }, { value: 1, byHand: true }, {}]);
    expect(made[2]).not.toHaveProperty('byHand');
  });

  test('that do not fit are told when they would fall; nothing is played, and they can be taken away', async () => {
    const { ask, failed, again = {} } = await playFirst([99]);
    expect(failed).toMatchObject({ ok: false, error: { code: 'wrong-die', path: 'values' } });
    const before = await ask({ cmd: 'journal' });
    expect(await ask(again)).toEqual(failed);
    expect(await ask({ cmd: 'journal' })).toEqual(before);
    await ask({ cmd: 'dice', values: [] });
    expect(await ask(again)).toMatchObject({ ok: true });
  });
});

describe('what a seat has seen', () => {
  const seen = (seat: string, since?: number) => ({
    cmd: 'events',
    seat,
    ...(since === undefined ? {} : { since }),
  });

  test('begins with the opening, which shows each seat its own card alone', async () => {
    const [, north, onlooker] = await talk(
      { cmd: 'new', game: 'bluff', seed: 1 },
      seen('north'),
      seen('spectator'),
    );
    const cards = (answer: Answer | undefined): unknown => {
      const [opening] = (answer?.['moments'] ?? []) as readonly { n: number; events: readonly object[] }[];
      return opening?.events;
    };
    expect(cards(north)).toEqual([
      { type: 'dealt', to: 'north', card: expect.any(Number) },
      { type: 'dealt', to: 'east', card: null },
      { type: 'dealt', to: 'south', card: null },
    ]);
    expect(JSON.stringify(cards(onlooker))).not.toMatch(/"card":\d/);
  });

  test('goes on from where the reader was, in moments the seat may know of', async () => {
    const claim = { cmd: 'submit', seat: 'north', action: { type: 'claim', least: 3 } };
    const [, first, , rest, nothing] = await talk(
      { cmd: 'new', game: 'bluff', seed: 1 },
      seen('east'),
      claim,
      seen('east', 1),
      seen('east', 2),
    );
    expect(first).toMatchObject({ moments: [{ n: 0 }], next: 1 });
    expect(rest).toMatchObject({
      moments: [{ n: 1, seat: 'north', events: [{ type: 'claimed', by: 'north', least: 3 }], struck: false }],
      next: 2,
    });
    expect(nothing).toEqual({ ok: true, moments: [], next: 2 });
  });

  test('does not count what another drafts', async () => {
    const lay = { cmd: 'submit', seat: 'even', action: { type: 'lay', face: 'tails' } };
    const [, , even, odd] = await talk({ cmd: 'new', game: 'coin' }, lay, seen('even', 1), seen('odd', 1));
    expect(even).toMatchObject({ next: 2 });
    expect(JSON.stringify(odd)).not.toContain('tails');
  });
});

describe('dice asked for early', () => {
  const dealt = async (...before: readonly object[]): Promise<unknown> =>
    (await last(...before, { cmd: 'new', game: 'bluff', seed: 1 }, { cmd: 'journal' }))['opening'];

  test('fall in the opening of the game that comes next, and are marked', async () => {
    expect(await dealt({ cmd: 'dice', values: [5, 1] })).toMatchObject({
      draws: [{ value: 5, byHand: true }, { value: 1, byHand: true }, {}, {}, {}],
    });
    expect(JSON.stringify(await dealt())).not.toContain('byHand');
  });

  test('are counted, wait while nothing else is asked, and are gone with the game they were meant for', async () => {
    const [one, two, none] = await talk(
      { cmd: 'dice', values: [5, 1] },
      { cmd: 'dice' },
      { cmd: 'dice', values: [] },
    );
    expect([one, two, none]).toEqual([
      { ok: true, waiting: 2 },
      { ok: true, waiting: 2 },
      { ok: true, waiting: 0 },
    ]);
    const left = [{ cmd: 'new', game: 'bluff', seed: 1 }, { cmd: 'dice', values: [5] }, { cmd: 'pending' }];
    expect(JSON.stringify(await dealt(...left))).not.toContain('byHand');
  });
});

test('the levels of the machine are listed', async () => {
  expect(await last({ cmd: 'games' })).toMatchObject({
    levels: [
      'conscript',
      'veteran',
      'marshal',
      'marshal-1',
      'reader',
      'script:turtle',
      'script:rush',
      'script:guns',
      'script:best-shot',
    ],
  });
});

describe('bad requests are answered, and the engine goes on', () => {
  const game = [newTicTacToe];
  test.for<readonly [string, readonly (object | string)[], object | string, string, string]>([
    ['broken JSON', [], '{"cmd":', 'not-json', ''],
    ['a list', [], '[1,2]', 'not-an-object', ''],
    ['a number', [], '7', 'not-an-object', ''],
    ['no command', [], { id: 1 }, 'missing-field', 'cmd'],
    ['a command that is no text', [], { cmd: 7 }, 'wrong-type', 'cmd'],
    ['an unknown command', [], { cmd: 'fly' }, 'unknown-command', 'cmd'],
    ['a command of every object', [], { cmd: 'constructor' }, 'unknown-command', 'cmd'],
    ['a field too many', [], { cmd: 'games', game: 'coin' }, 'extra-field', 'game'],
    ['a field missing', [], { cmd: 'new' }, 'missing-field', 'game'],
    ['a field of the wrong type', [], { cmd: 'new', game: 3 }, 'wrong-type', 'game'],
    ['a negative seed', [], { cmd: 'new', game: 'coin', seed: -1 }, 'wrong-type', 'seed'],
    ['an unknown game', [], { cmd: 'new', game: 'chess' }, 'unknown-game', 'game'],
    ['an unknown option', [], { ...newTicTacToe, options: { size: 4 } }, 'wrong-field', 'options.size'],
    ['no game yet', [], { cmd: 'pending' }, 'no-game', 'cmd'],
    [
      'an impossible position',
      [],
      { cmd: 'load', game: 'tic-tac-toe', position: { board: 'XXX......', resigned: null } },
      'wrong-field',
      'position.board',
    ],
    ['no such file', [], { cmd: 'open', file: 'nowhere.grognard' }, 'no-file', 'file'],
    ['an unknown seat', game, { cmd: 'legal', seat: 'Z' }, 'unknown-seat', 'seat'],
    ['an onlooker who acts', game, { cmd: 'submit', seat: 'spectator', action: {} }, 'unknown-seat', 'seat'],
    ['a seat out of turn', game, mark('O', 1), 'not-your-decision', ''],
    ['an action that is no object', game, { cmd: 'submit', seat: 'X', action: 'mark' }, 'not-an-object', ''],
    [
      'an action of the wrong type',
      game,
      { cmd: 'submit', seat: 'X', action: { type: 'mark', square: 'b2' } },
      'wrong-field',
      'square',
    ],
    [
      'an action with more in it',
      game,
      { cmd: 'submit', seat: 'X', action: { type: 'mark', square: 1, fast: true } },
      'extra-field',
      'fast',
    ],
    [
      'an action nobody knows',
      game,
      { cmd: 'submit', seat: 'X', action: { type: 'jump' } },
      'unknown-action',
      'type',
    ],
    ['dice that are none', game, { cmd: 'dice', values: [0] }, 'wrong-type', 'values'],
    ['an unknown level', game, { cmd: 'go', seat: 'X', level: 'emperor' }, 'unknown-level', 'level'],
    [
      'a script of another game',
      game,
      { cmd: 'go', seat: 'X', level: 'script:rush' },
      'unknown-level',
      'level',
    ],
  ])('%s', async ([, before, request, code, path]) => {
    const answers = await talk(...before, request, { cmd: 'games' });
    const answer = answers.at(-2);
    expect(answer).toMatchObject({ ok: false, error: { code, path } });
    expect(answer).toMatchObject({ error: { message: expect.stringMatching(/.{15,}/) } });
    expect(answers.at(-1)).toMatchObject({ ok: true });
  });

  test('an option of a real game is named once', async () => {
    const { answer } = createEngine(games);
    const request = { cmd: 'new', game: 'generals', options: { setup: 'x' } };
    expect(await answer(JSON.stringify(request))).toMatchObject({ error: { path: 'options.setup' } });
  });

  test('a failed opening leaves the open game as it was', async () => {
    const [, , , position] = await talk(
      newTicTacToe,
      mark('X', 0),
      { cmd: 'new', game: 'chess' },
      { cmd: 'position' },
    );
    expect(position).toMatchObject({ position: { board: 'X........' } });
  });
});

test('the command answers line by line, skips empty lines and ends with its input', async () => {
  const typed = '{"id":1,"cmd":"games"}\n\nnonsense\r\n{"id":2,"cmd":"new","game":"coin"}';
  const { code, out } = await grognard('engine', { typed });
  const answers = out
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect(code).toBe(0);
  expect(answers).toMatchObject([
    { id: 1, ok: true },
    { ok: false, error: { code: 'not-json' } },
    { id: 2, ok: true, n: 0 },
  ]);
});

test('a line ends where a line feed is, whatever separators a text holds', async () => {
  const odd = 'one\u2028two\u2029three\u0085four';
  const typed = `{"id":"${odd}","cmd":"games"}\r\n{"id":2,"cmd":"games"}`;
  const { out } = await grognard('engine', { typed });
  const ids = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).id);
  expect(ids).toEqual([odd, 2]);
});
